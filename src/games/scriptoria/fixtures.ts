// States for the tests, built by hand from names: what lies where, in the words of the rulebook.
import { sum } from './heaps.ts';
import { reconstructed as box } from './print.ts';
import type { State } from './state.ts';
import { INKS, PARTS } from './tables.ts';

/** Every piece of the box, wherever it is; equal ones are counted instead of named again and again. */
export function piecesOf(state: State): string[] {
  const sketches = box.sketches.names.map(
    (_, sketch) => state.sketchBag[sketch]! + state.scriptorium[sketch]!,
  );
  for (const sketch of [...state.onDesk.flat(), ...state.stock.flat()]) sketches[sketch]!++;
  for (const mark of state.scroll) if (mark !== 0) sketches[Math.abs(mark) - 1]!++;
  const inks = INKS.map((_, ink) => state.inkBag[ink]! + state.cup[ink]!);
  for (const [i, count] of state.inks.entries()) inks[i % INKS.length]! += count;
  const achievements = PARTS.flatMap((part, i) => [
    ...box.piles[i]!.slice(state.taken[i]).map((points) => `${part} ${points}`),
    ...seatsOf(state)
      .map((seat) => state.achievements[seat * PARTS.length + i]!)
      .filter((points) => points > 0)
      .map((points) => `${part} ${points}`),
  ]);
  return [
    ...sketches.map((count, sketch) => `${count} ${box.sketches.names[sketch]}`),
    ...inks.map((count, ink) => `${count} ${INKS[ink]}`),
    ...achievements,
    `${sum(state.tokens) + sum(state.flipped)} tokens`,
  ];
}

export function seatsOf({ seats }: State): number[] {
  return [...Array(seats).keys()];
}
