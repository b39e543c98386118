// `play`: a seat plays one move, or several at once.
import { type Seat, splitMove } from '../../../engine/index.ts';
import type { Change } from '../../storage/database.ts';
import type { Player } from '../config.ts';
import type { Verdict } from '../decision.ts';
import { addWakeUp, nextWakeUp } from '../next-wake-up.ts';
import { addTurnNotices } from '../notices.ts';
import { playerChange } from '../seats.ts';
import { GameSession, movesIn } from '../session.ts';
import { orderDueAt } from '../standing-orders.ts';
import type { ReadonlyMatch } from '../state.ts';
import type { Handler, Request } from './context.ts';
import { tournamentWakeUp } from './tournament-wake-up.ts';

export const play: Handler<'play'> = (match, { seat }, request) => {
  if (seat === null) return { code: 'not-seated' };
  if (match.state === 'waiting' || match.state === 'closed') return { code: 'not-playing' };
  return request.again ? playAgain(match, seat, request) : playAs(match, seat, request);
};

function playAs(
  match: ReadonlyMatch,
  seat: Seat,
  { ply, moves, takeBacks }: Request<'play'>,
): Verdict | Promise<Verdict> {
  const player = match.players[seat];
  if (player?.kind === 'person' && player.standIn !== null) {
    if (match.state === 'over') return { code: 'not-playing' };
    return { code: player.resignedAt === null ? 'bot-plays' : 'has-resigned' };
  }
  return playMoves(match, seat, moves, ply, takeBacks);
}

/**
 * The client sends a request again whose answer was lost with the connection. If the seat has answered that position
 * with exactly these moves, the request is done, even if another device of the same seat has played them.
 */
async function playAgain(match: ReadonlyMatch, seat: Seat, request: Request<'play'>): Promise<Verdict> {
  const verdict = await playAs(match, seat, request);
  if (verdict === 'done' || !('code' in verdict)) return verdict;
  const { table, takeBacks } = await match.loadSession();
  const isPlayed = (moves: readonly string[], from: number) => {
    const answers = moves.slice(Math.max(0, request.ply - from)).map(splitMove);
    const own = answers.filter((answer) => answer.seat === seat);
    return request.moves.every((notation, i) => notation === own[i]?.notation);
  };
  // It may have been played and taken back since.
  const later = request.takeBacks === undefined ? [] : takeBacks.slice(request.takeBacks);
  const wasPlayed = later.some(({ ply, moves }) => request.ply >= ply && isPlayed(moves, ply));
  return wasPlayed || isPlayed(table.moves, 0) ? 'done' : verdict;
}

/** The same for people and bots. A promise only if the game has to be loaded, or is over by this move. */
export function playMoves(
  match: ReadonlyMatch,
  seat: Seat,
  notations: readonly string[],
  ply: number,
  takeBacks?: number,
): Verdict | Promise<Verdict> {
  // The table does not know that the players have stopped.
  if (match.ending) return { code: 'not-playing' };
  const answer = { seat, notations, ply, takeBacks };
  const session = match.loadSession();
  return session instanceof GameSession
    ? playIn(match, session, answer)
    : session.then((loaded) => playIn(match, loaded, answer));
}

interface Answer {
  readonly seat: Seat;
  readonly notations: readonly string[];
  readonly ply: number;
  readonly takeBacks: number | undefined;
}

function playIn(
  match: ReadonlyMatch,
  session: GameSession,
  { seat, notations, ply, takeBacks }: Answer,
): Verdict | Promise<Verdict> {
  const known = session.takeBacks.length;
  if (takeBacks !== undefined && takeBacks !== known) {
    const refusal = { code: 'stale', ply, now: session.table.ply } as const;
    return takeBacks > known ? { kind: 'behind', refusal } : refusal;
  }
  const { id, game, config, players, ports } = match;
  const at = ports.now();
  const move = session.prepare(seat, notations, ply, at);
  if (!move.ok) {
    const { refusal } = move;
    return ply > session.table.ply ? { kind: 'behind', refusal } : refusal;
  }
  const played = movesIn(move.steps, at, session.rows);
  const changes: Change[] = played.map((each) => ports.store.appendMove(id, each));
  const helped = firstHelped(match, seat);
  if (helped) changes.push(playerChange(match, seat, helped));
  const changesRoom = helped !== null;
  const playersNow = helped ? players.with(seat, helped) : players;
  const { outcome } = session.table;
  if (!outcome) {
    const row = session.rows + played.length;
    const { clocks } = move;
    const { table, deciders: before } = session;
    addTurnNotices(changes, match, clocks, { ply: row, at, by: seat, table, before });
    const due = orderDueAt(match, table, clocks);
    const wakeUp = addWakeUp(changes, match, nextWakeUp(match, clocks, at, due));
    const patch = helped ? { ...wakeUp, players: playersNow } : wakeUp;
    return { kind: 'move', changes, patch, session, move, played, changesRoom };
  }
  changes.push(ports.store.endMatch(id, outcome, at), ...tournamentWakeUp(match));
  const patch = { players: playersNow, state: 'over', endOffers: null, wakeAt: null } as const;
  return ports.outcomeChanges({ game, config, players: playersNow }, outcome.places, null).then((more) => {
    changes.push(...more);
    return { kind: 'move', changes, patch, session, move, played, changesRoom };
  });
}

/**
 * The person for whom a bot decides here for the first time; null in any other case. It counts as a change of the room,
 * so that the person cannot take the seat back in another process without it.
 */
function firstHelped({ players }: ReadonlyMatch, seat: Seat): Player | null {
  const player = players[seat];
  if (player?.kind !== 'person' || player.standIn === null || player.wasHelped) return null;
  return player.resignedAt === null ? { ...player, wasHelped: true } : null;
}
