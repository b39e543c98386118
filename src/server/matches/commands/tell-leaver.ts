// A client has gone that may not have received the last question to its seat: a telephone that lost its network looks connected
// for a while. Its person is told as if nobody had been looking.
import type { Seat } from '../../../engine/index.ts';
import type { Change } from '../../storage/database.ts';
import type { Verdict } from '../decision.ts';
import { addTurnNotices } from '../notices.ts';
import type { ReadonlyMatch } from '../state.ts';

/** `heardAt`: when the client last sent anything. */
export async function tellLeaver(match: ReadonlyMatch, seat: Seat, heardAt: number): Promise<Verdict> {
  if (match.state !== 'playing' || match.isOutdated) return 'done';
  const { clocks, table, rows } = await match.loadSession();
  const askedAt = clocks.askedAtBy(seat);
  if (askedAt === null || askedAt < heardAt) return 'done';
  const before = clocks.deciders.filter((each) => each !== seat);
  // The same row as if it had been told when it was asked: then there is one notice, however often.
  const ply = rows - (table.ply - (table.askedSince(seat) ?? table.ply));
  const changes: Change[] = [];
  addTurnNotices(changes, match, clocks, { ply, at: match.ports.now(), by: null, table, before });
  return changes.length > 0 ? { kind: 'wake-up', changes, patch: null } : 'done';
}
