// `look`: an earlier position, or the view of another seat, as far as the client may see it.
import type { Seat } from '../../../engine/index.ts';
import { LIMITS } from '../../../protocol/limits.ts';
import { refuseWhilePlayed } from '../../deals/duplicates.ts';
import type { Client } from '../clients.ts';
import { wireOutcome } from '../move-message.ts';
import { hasBegun } from '../seats.ts';
import type { GameSession } from '../session.ts';
import type { ReadonlyMatch } from '../state.ts';
import type { Handler } from './context.ts';

export const look: Handler<'look'> = async (match, client, { id, seat, ply: wanted }) => {
  if (!hasBegun(match)) return { code: 'not-playing' };
  const session = await match.loadSession();
  if (seat !== null && seat >= match.players.length) return { code: 'cannot-look' };
  // Other tables may play the same deal: these hands are theirs.
  const closed =
    seat === null || seat === client.seat
      ? null
      : await refuseWhilePlayed(match.ports.store, match.config.duplicate);
  if (closed) return closed;
  const latest = latestPly(match, client, seat, session);
  const ply = wanted ?? latest;
  if (ply > latest || ply < 0) return { code: 'cannot-look' };
  const past = session.table.at(ply);
  const { deciders } = past;
  const view = past.view(seat);
  const outcome = wireOutcome(past);
  return { kind: 'reply', reply: { kind: 'looked', id, ply, seat, view, deciders, outcome } };
};

/** The last ply at which a client may see this seat's view; -1 for none. */
function latestPly(match: ReadonlyMatch, client: Client, seat: Seat | null, session: GameSession): number {
  if (seat === null || seat === client.seat || match.state === 'over') return session.table.ply;
  if (match.config.watch !== 'all' || client.seat !== null) return -1;
  // A spectator sees the cards of a seat only after a delay, which begins when the position has ended.
  return session.decidedBy(match.ports.now() - LIMITS.delay) - 1;
}
