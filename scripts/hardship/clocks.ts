// What the clocks said to people, against the times in the database.
import { seedOf } from '../../src/engine/index.ts';
import { firstDifference } from '../../src/engine/json.ts';
import { findGame } from '../../src/games/index.ts';
import { Course } from '../../src/server/match/course.ts';
import { settingOf } from '../../src/server/match/setting.ts';
import type { Store } from '../../src/server/storage/store.ts';
import type { Sitting } from './crowd.ts';

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
  const due = new Map<number, readonly (number | null)[]>();
  for (const row of await store.movesOf(match)) {
    course.replay([row]);
    due.set(row.ply, course.clocks(row.at));
  }
  return hearings
    .flatMap(({ messages }) => messages)
    .flatMap((message) => {
      if (message.kind !== 'moved') return [];
      const isRight = firstDifference(message.clocks, due.get(message.ply)) === null;
      return isRight ? [] : [`${match}: the clocks are wrong at ply ${message.ply}`];
    });
}
