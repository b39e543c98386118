// Views and determinizations. Only the bags are hidden, and what is in them is what lies nowhere else (C17).
import type { Seat } from '../../engine/game.ts';
import type { Box } from './box.ts';
import { printFor } from './print.ts';
import { clone } from './rules.ts';
import type { State, View } from './state.ts';

/** Bags have no order, so their counts say no more than everybody can work out from the open table. */
export function view(box: Box, state: State, seat: Seat | null): View {
  return { ...clone(state), seat, print: printFor(box) };
}

/** There is but one truth that fits. */
export function determinize(view: View): State {
  return clone(view);
}
