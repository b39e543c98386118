// Hidden information: there is none, so a view is the state plus the reader's seat.
import type { Seat } from '../../../engine/game.ts';
import { clone } from '../rules/flow.ts';
import type { State, View } from '../rules/state.ts';

export function view(state: State, seat: Seat | null): View {
  return { ...clone(state), seat };
}

/** The only state that fits the view. */
export function determinize(view: View): State {
  return clone(view);
}
