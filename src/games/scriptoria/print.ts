// What is printed on the pieces, as far as a reader of a view needs it.
import { type Box, boxOf } from './box.ts';
import type { Print, View } from './state.ts';
import { reconstruction } from './tables.ts';

export const reconstructed: Box = boxOf(reconstruction);
const ours = printOf(reconstructed);

function printOf({ sketches, lecternNames, tables, piles }: Box): Print {
  const { names, worth } = sketches;
  return { sketches: names, worth, lecternNames, supplies: tables.lecterns, grid: tables.grid, piles };
}

/** What a view says about its box: nothing if it is ours, which every reader has. */
export function printFor(box: Box): Print | null {
  return box.version === reconstructed.version ? null : printOf(box);
}

export function printOn(view: View): Print {
  return view.print ?? ours;
}
