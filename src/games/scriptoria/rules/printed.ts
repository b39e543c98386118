// The values printed on the pieces that a reader of a view needs.
import { type Box, boxOf } from './box.ts';
import type { PrintedValues, View } from './state.ts';
import { reconstruction } from './tables.ts';

export const reconstructed: Box = boxOf(reconstruction);
const reconstructedValues = printedOf(reconstructed);

function printedOf({ sketches, lecternNames, tables, piles }: Box): PrintedValues {
  const { names, worth } = sketches;
  return { sketches: names, worth, lecternNames, supplies: tables.lecterns, grid: tables.grid, piles };
}

/** The printed values that a view carries: null for our reconstruction, which every reader has. */
export function printedFor(box: Box): PrintedValues | null {
  return box.version === reconstructed.version ? null : printedOf(box);
}

export function printedOn(view: View): PrintedValues {
  return view.print ?? reconstructedValues;
}
