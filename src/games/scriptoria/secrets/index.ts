// Views and determinizations. Only the bags are hidden, and they contain what lies nowhere else (C17).
import type { Seat } from '../../../engine/game.ts';
import type { Box } from '../rules/box.ts';
import { clone } from '../rules/flow.ts';
import { printedFor } from '../rules/printed.ts';
import type { State, View } from '../rules/state.ts';

/** Bags have no order, so their counts reveal no more than everybody can compute from the open table. */
export function view(box: Box, state: State, seat: Seat | null): View {
  return { ...clone(state), seat, print: printedFor(box) };
}

/** Only one state fits a view. */
export function determinize(view: View): State {
  return clone(view);
}
