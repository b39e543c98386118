// Moves that another process has written, as it reports them.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { openMatch, playOne, startMatch, writeMatch } from './match.fixtures.ts';
import type { Match } from './match.ts';
import type { PlayedMove } from './session.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await writeMatch(store);
});
afterEach(() => database.close());

const plyOf = (match: Match) => match.runExclusive(async () => (await match.loadSession()).table.ply);

/** A match that two processes have in memory. `reads` counts how often the second one asks the database. */
async function twoProcesses() {
  const here = openMatch(store);
  await startMatch(here);
  const count = { reads: 0 };
  const counting: Store = {
    ...store,
    movesSince: (...asked) => {
      count.reads++;
      return store.movesSince(...asked);
    },
  };
  const there = openMatch(counting);
  await there.runExclusive(() => there.reload());
  expect(await plyOf(there)).toBe(0);
  count.reads = 0;
  /** What the first process reports of the moves that it has played. */
  const play = async (moves: number): Promise<PlayedMove[]> => {
    await here.runExclusive(async () => {
      for (let i = 0; i < moves; i++) await playOne(here);
    });
    return store.movesSince(here.id, 0);
  };
  const follow = (played: readonly PlayedMove[]) => there.runExclusive(() => there.follow(played));
  return { count, play, follow, there };
}

test.each([1, 2, 3])('%i moves in a row are played without asking the database', async (moves) => {
  const { count, play, follow, there } = await twoProcesses();
  const played = await play(moves);
  await follow(played);
  expect([await plyOf(there), count.reads]).toEqual([moves, 0]);
});

test('moves that are known already change nothing', async () => {
  const { count, play, follow, there } = await twoProcesses();
  const played = await play(3);
  await follow(played);
  await follow(played.slice(1));
  expect([await plyOf(there), count.reads]).toEqual([3, 0]);
});

test('if a move before them is missing, the database is asked', async () => {
  const { count, play, follow, there } = await twoProcesses();
  const played = await play(3);
  await follow(played.slice(2));
  expect([await plyOf(there), count.reads]).toEqual([3, 1]);
});
