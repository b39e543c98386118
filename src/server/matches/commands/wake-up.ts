// What a process decides when it looks at a match again, and when somebody comes to a match whose bots have paused.
import type { Seat } from '../../../engine/index.ts';
import type { Change } from '../../storage/database.ts';
import type { Command, WakeUpDecision } from '../decision.ts';
import { addWakeUp, hasBotToMove, nextWakeUp, type WakeUp } from '../next-wake-up.ts';
import { isDeserted } from '../priority.ts';
import { orderDueAt, orderedBy } from '../standing-orders.ts';
import type { ReadonlyMatch } from '../state.ts';
import { playMoves } from './play.ts';

/** Sets the next wake-up, unless another process has set one meanwhile, which knows better. */
export function moveWakeUp({ id, wakeAt, ports }: ReadonlyMatch, due: WakeUp): WakeUpDecision {
  if (wakeAt === null) return { kind: 'wake-up', changes: [], patch: null };
  const changes = [ports.store.moveWakeUp(id, wakeAt, due)];
  return { kind: 'wake-up', changes, patch: { wakeAt: due.wake_at } };
}

/** After a wake-up of a running game: the next one, and a bot thinks if one has to move. */
export const continueGame: Command = async (match) => {
  const session = await match.loadSession();
  const { clocks, table } = session;
  const due = orderDueAt(match, table, clocks);
  return { ...moveWakeUp(match, nextWakeUp(match, clocks, match.ports.now(), due)), session };
};

/** Plays by the standing orders of a seat, like the seat itself, if they still say something about this decision. */
export const followOrders =
  (seat: Seat): Command =>
  async (match) => {
    if (match.state !== 'playing' || match.isOutdated) return 'done';
    const { table, takeBacks } = await match.loadSession();
    const notation = orderedBy(match, table, seat);
    return notation === null ? 'done' : playMoves(match, seat, [notation], table.ply, takeBacks.length);
  };

/** Somebody is present: bots that have paused go on. */
export const resumeBots: Command = async (match) => {
  if (match.state !== 'playing' || match.isOutdated) return 'done';
  const session = await match.loadSession();
  const { clocks } = session;
  if (!hasBotToMove(clocks, match) || isDeserted(match) !== false) return 'done';
  if (match.wakeAt !== null) return { kind: 'wake-up', changes: [], patch: null, session };
  const changes: Change[] = [];
  const patch = addWakeUp(changes, match, nextWakeUp(match, clocks, match.ports.now()));
  return { kind: 'wake-up', changes, patch, session };
};
