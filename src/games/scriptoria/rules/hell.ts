// The Hell of the Library (C16): the head start for experience, the black door.
import type { Emit, Seat } from '../../../engine/game.ts';
import { DOOR_POINTS, POINTS_PER_GAME } from './amounts.ts';
import type { Event } from './events.ts';
import { type Hell, NOBODY, OPTIONS, type State } from './state.ts';

/** The points on the track before the first day. */
export function headStart(hell: Hell): number {
  return hell === 'closed' ? 0 : hell * POINTS_PER_GAME;
}

/** The option for a table, given how many games each player has finished: the most experienced player counts. */
function hellOptionFor(gamesFinished: readonly number[]): Hell {
  const most = Math.max(0, ...gamesFinished);
  return OPTIONS.hell.findLast((value) => value !== 'closed' && value <= most) ?? 0;
}

/** The option that follows from experience. */
export const experience = { option: 'hell', valueFor: hellOptionFor };

/** Called when a player has `points`; the first player to reach the door opens it for all. */
export function openDoorIfReached(state: State, seat: Seat, points: number, emit?: Emit<Event>): void {
  if (state.hell === 'closed' || state.door !== NOBODY || points < DOOR_POINTS) return;
  state.door = seat;
  emit?.({ key: 'door', args: { seat } });
}
