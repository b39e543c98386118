// The Hell of the Library (C16): the start that experience gives, and the black door that 66 points open.
import type { Emit, Seat } from '../../engine/game.ts';
import type { Event } from './events.ts';
import { type Hell, NOBODY, optionLists, type State } from './state.ts';

const DOOR = 66;
const POINTS_A_GAME = 2;

/** The points on the track before the first day. */
export function headStart(hell: Hell): number {
  return hell === 'closed' ? 0 : hell * POINTS_A_GAME;
}

/** The option for a table whose copyists have finished so many games each: the most experienced counts. */
export function hellFor(gamesFinished: readonly number[]): Hell {
  const most = Math.max(0, ...gamesFinished);
  return optionLists.hell.findLast((value) => value !== 'closed' && value <= most) ?? 0;
}

/** A copyist stands at `points`; the first to reach the door opens it for all. */
export function knock(state: State, seat: Seat, points: number, emit?: Emit<Event>): void {
  if (state.hell === 'closed' || state.door !== NOBODY || points < DOOR) return;
  state.door = seat;
  emit?.({ key: 'door', args: { seat } });
}

export type Colophon = {};
export function colophonOf(_state: State): Colophon {
  return {};
}
