// What the clocks said to people, against the times in the database.
import { seedOf } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/index.ts';
import { Course } from '../../src/server/match/course.ts';
import { settingOf } from '../../src/server/match/setting.ts';
import type { Store } from '../../src/server/storage/store.ts';
import type { Sitting } from './crowd.ts';

/** What a seat had left when a move was played, and whether its clock runs. */
interface Due {
  readonly left: number | null;
  readonly isRunning: boolean;
}

/** From playing a move to telling it, in milliseconds: meanwhile the clock of who is asked runs. */
const TELLING = 10_000;

function fits(told: number | null | undefined, { left, isRunning }: Due): boolean {
  if (typeof told !== 'number' || left === null || !isRunning) return told === left;
  return told <= left && told >= left - TELLING;
}

/** Only for matches with a clock. */
export async function clockFaults(store: Store, { match, hearings }: Sitting): Promise<string[]> {
  const stored = await store.matchOf(match);
  if (!stored) return [`${match}: is gone`];
  const { clock, game, options } = settingOf(stored.match);
  if (clock === null) return [];
  const contributions = stored.sitters.map(({ contribution }) => contribution ?? '');
  const course = new Course({
    game: findGame(game)!,
    seats: stored.sitters.length,
    options,
    seed: seedOf(stored.match.secret, contributions),
    clock,
    startedAt: stored.match.started_at ?? 0,
  });
  const due = new Map<number, readonly Due[]>();
  for (const row of await store.movesOf(match)) {
    course.replay([row]);
    const { deciders } = course;
    due.set(
      row.ply,
      course.clocks(row.at).map((left, seat) => ({ left, isRunning: deciders.includes(seat) })),
    );
  }
  return hearings
    .flatMap(({ messages }) => messages)
    .flatMap((message) => {
      if (message.kind !== 'moved') return [];
      const isRight = due.get(message.ply)?.every((each, seat) => fits(message.clocks?.[seat], each));
      return isRight ? [] : [`${match}: the clocks are wrong at ply ${message.ply}`];
    });
}
