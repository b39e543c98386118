// A match as its rows in the database say.
import { type GameRecord, proofOf, recordOf, seedOf } from '../src/engine/index.ts';
import { findGame } from '../src/games/loaded.ts';
import { configOf, contributionsOf, playerOf } from '../src/server/matches/config.ts';
import { GameSession } from '../src/server/matches/session.ts';
import type { MoveRow } from '../src/server/storage/schema.ts';
import type { StoredMatch } from '../src/server/storage/store.ts';

export function emptySession({ match, players }: StoredMatch): GameSession {
  const { clock, game, options } = configOf(match);
  const contributions = players.map(({ contribution }) => contribution ?? '');
  return new GameSession({
    game: findGame(game)!,
    seats: players.length,
    options,
    seed: seedOf(match.secret, contributions),
    clock,
    startedAt: match.started_at ?? 0,
  });
}

export function sessionOf(stored: StoredMatch, rows: readonly MoveRow[]): GameSession {
  const session = emptySession(stored);
  session.replay(rows);
  return session;
}

/** The record of a match that is over by its rules; null if the players have stopped before. */
export function openStored(stored: StoredMatch, rows: readonly MoveRow[]): GameRecord | null {
  const { table, takeBacks } = sessionOf(stored, rows);
  if (table.outcome === null) return null;
  const proof = proofOf(stored.match.secret, contributionsOf(stored.players.map(playerOf)));
  return { ...recordOf(table, proof), ...(takeBacks.length > 0 && { takeBacks }) };
}
