// What a hand of Scout is worth by its structure: neighbours that make sets, and cards that belong to none.
import { type Card, up } from './state.ts';

/** Worth of a longest set by its cards (index 0 and 1 are unused) and by its smallest number; of a card in no set. */
export interface Tastes {
  readonly equals: readonly number[];
  readonly runs: readonly number[];
  /** For each number above 1 that its smallest one shows. */
  readonly height: number;
  readonly single: number;
  readonly singleHeight: number;
}

const MOST_CARDS = 45;
const STEPS = [0, 1, -1] as const;
/** Which step a pair of neighbours makes; others make none. */
const kindOf = (step: number): number => (step === 0 ? 0 : step === 1 ? 1 : step === -1 ? 2 : -1);

/** A hand looked through once, so that changes of it can be judged without looking again. */
export class Hand {
  readonly tastes: Tastes;
  count = 0;
  readonly numbers = new Int32Array(MOST_CARDS + 1);
  /** For each step: how many cards in a row, with that step, end at / begin with a place. */
  readonly ending = STEPS.map(() => new Int32Array(MOST_CARDS + 2));
  readonly starting = STEPS.map(() => new Int32Array(MOST_CARDS + 2));

  constructor(tastes: Tastes) {
    this.tastes = tastes;
  }

  /** The hand as it is, or without the cards from `first` to `last`. */
  read(hand: readonly Card[], first = 0, last = -1): this {
    let count = 0;
    for (let i = 0; i < hand.length; i++) {
      if (i < first || i > last) this.numbers[count++] = up(hand[i]!);
    }
    this.count = count;
    return this;
  }

  worth(): number {
    const { numbers, count, tastes } = this;
    let sum = 0;
    let i = 0;
    let before = -1;
    // `before` is the kind of the pair that ends at i.
    while (i < count) {
      const kind = i + 1 < count ? kindOf(numbers[i + 1]! - numbers[i]!) : -1;
      if (kind < 0) {
        if (before < 0) sum += tastes.single + tastes.singleHeight * numbers[i]!;
        before = -1;
        i++;
        continue;
      }
      let last = i + 1;
      const step = STEPS[kind]!;
      while (last + 1 < count && numbers[last + 1]! - numbers[last]! === step) last++;
      sum += setWorth(tastes, kind, last - i + 1, kind === 2 ? numbers[last]! : numbers[i]!);
      before = kind;
      i = last;
    }
    return sum;
  }
}

function setWorth({ equals, runs, height }: Tastes, kind: number, length: number, smallest: number): number {
  const list = kind === 0 ? equals : runs;
  return (list[length] ?? list[list.length - 1]!) + height * smallest * length;
}
