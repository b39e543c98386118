// Views and determinizations. Only the bags are hidden, and what is in them is what lies nowhere else (C17).
import type { Seat } from '../../engine/game.ts';
import type { Box } from './box.ts';
import { clone } from './rules.ts';
import type { State, View } from './state.ts';

/** Bags have no order, so their counts say no more than everybody can work out from the open table. */
export function view(
  { tables, sketches, lecternNames, piles }: Box,
  state: State,
  viewer: Seat | null,
): View {
  return {
    ...clone(state),
    viewer,
    sketches: sketches.names,
    worth: sketches.worth,
    lecternNames,
    supplies: tables.lecterns,
    grid: tables.grid,
    piles,
  };
}
