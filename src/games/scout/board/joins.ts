// Neighbours that go together by their numbers: for lines under a hand and marks at gaps. What is legal, the moves say.
import type { Range } from './picking.ts';

/** The longest neighbours that are all equal, or rise or fall by one; of two cards and more. */
export function setsIn(numbers: readonly number[]): Range[] {
  const sets: Range[] = [];
  for (let first = 0; first + 1 < numbers.length; ) {
    const step = numbers[first + 1]! - numbers[first]!;
    let last = first + 1;
    while (last + 1 < numbers.length && numbers[last + 1]! - numbers[last]! === step) last++;
    if (Math.abs(step) <= 1) sets.push({ first, last });
    // The last card of one set may be the first of the next.
    first = last;
  }
  return sets;
}

/** Whether a number would go together with a neighbour of the gap. */
export function joins(number: number, before: number | undefined, after: number | undefined): boolean {
  return [before, after].some((neighbour) => neighbour !== undefined && Math.abs(neighbour - number) <= 1);
}
