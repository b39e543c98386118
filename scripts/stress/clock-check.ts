// Compares the clocks that players were sent with the times in the database.
import { seedOf } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/loaded.ts';
import { configOf } from '../../src/server/matches/config.ts';
import { GameSession } from '../../src/server/matches/session.ts';
import type { Store } from '../../src/server/storage/store.ts';
import type { PlayedMatch } from './players.ts';

/** The time a seat had left when a move was played, and whether its clock was running. */
interface ExpectedClock {
  readonly left: number | null;
  readonly isRunning: boolean;
}

/** A running clock may show this much less than expected: the time from playing a move to sending it. */
const MAX_SEND_DELAY_MS = 10_000;

function matchesClock(sent: number | null | undefined, { left, isRunning }: ExpectedClock): boolean {
  if (typeof sent !== 'number' || left === null || !isRunning) return sent === left;
  return sent <= left && sent >= left - MAX_SEND_DELAY_MS;
}

/** Finds nothing in matches without a clock. */
export async function checkClocks(store: Store, { match, received }: PlayedMatch): Promise<string[]> {
  const stored = await store.findMatch(match);
  if (!stored) return [`${match}: is gone`];
  const { clock, game, options } = configOf(stored.match);
  if (clock === null) return [];
  const contributions = stored.players.map(({ contribution }) => contribution ?? '');
  const session = new GameSession({
    game: findGame(game)!,
    seats: stored.players.length,
    options,
    seed: seedOf(stored.match.secret, contributions),
    clock,
    startedAt: stored.match.started_at ?? 0,
  });
  const due = new Map<number, readonly ExpectedClock[]>();
  for (const row of await store.movesOf(match)) {
    session.replay([row]);
    const { deciders } = session;
    due.set(
      row.ply,
      session.clocks.remaining(row.at).map((left, seat) => ({ left, isRunning: deciders.includes(seat) })),
    );
  }
  return received
    .flatMap(({ messages }) => messages)
    .flatMap((message) => {
      if (message.kind !== 'moved') return [];
      const isRight = due.get(message.ply)?.every((each, seat) => matchesClock(message.clocks?.[seat], each));
      return isRight ? [] : [`${match}: the clocks are wrong at ply ${message.ply}`];
    });
}
