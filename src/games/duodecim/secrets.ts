// Who knows what: nothing is hidden, so a view is the state with the name of who looks.
import type { Seat } from '../../engine/game.ts';
import { clone } from './rules.ts';
import type { State, View } from './state.ts';

export function view(state: State, seat: Seat | null): View {
  return { ...clone(state), seat };
}

/** The only truth that fits. */
export function determinize(view: View): State {
  return clone(view);
}
