import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../storage/database.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { ratingChanges, shownRating } from './ratings.ts';

let database: Database;
let store: Store;
beforeAll(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await database.write(['a', 'b', 'c'].map((person) => store.insertPerson(person, person, 1)));
});
afterAll(() => database.close());

/** `replaced`: the seats at which a bot plays for the person. `resigned`: those who gave up, in this order. `helped`: for whom a bot has decided. */
const play = async (
  persons: (string | null)[],
  places: number[],
  replaced: number[] = [],
  resigned: number[] = [],
  helped: number[] = [],
) => {
  const holders = persons.map((person, seat) => ({
    person,
    isReplaced: replaced.includes(seat),
    wasHelped: helped.includes(seat),
    resignedAt: resigned.includes(seat) ? 1 + resigned.indexOf(seat) : null,
  }));
  await database.write(await ratingChanges(store, 'scout', holders, places));
  return Object.fromEntries(
    (await store.ratingsIn('scout', ['a', 'b', 'c'])).map((row) => [row.person, row]),
  );
};

test('the winner rises, the loser falls, and bots are not rated', async () => {
  const rows = await play(['a', null, 'b'], [1, 2, 3]);
  expect(rows.a!.mu).toBeGreaterThan(rows.b!.mu);
  expect(rows.a!.games).toBe(1);
  const again = await play(['b', 'a', null], [1, 3, 2]);
  expect(again.a!.mu).toBeLessThan(rows.a!.mu);
  expect(again.b!.mu).toBeGreaterThan(rows.b!.mu);
  expect(again.a!.games).toBe(2);
});

test('a game against bots only counts as finished, but does not change the rating', async () => {
  const rows = await play(['c', null], [1, 2]);
  expect(rows.c!.games).toBe(1);
  expect(shownRating(rows.c!)).toBe(1500);
});

test('a person who plays against themselves is not rated', async () => {
  const before = await play([], []);
  expect(await play(['a', 'a'], [1, 2])).toEqual(before);
});

test('a game that a bot finished for somebody rates nobody, and counts only for those who stayed', async () => {
  const before = await play([], []);
  const after = await play(['a', 'b'], [1, 2], [0]);
  expect(after.a).toEqual(before.a);
  expect(after.b).toEqual({ ...before.b, games: before.b!.games + 1 });
  expect(await play(['a', 'b'], [1, 2], [0, 1])).toEqual(after);
});

test('who has resigned is rated as last, before those who resigned earlier, whatever their bots have reached', async () => {
  const before = await play([], []);
  const after = await play(['a', 'b', 'c'], [3, 1, 2], [], [2, 1]);
  const gain = (person: string) => after[person]!.mu - before[person]!.mu;
  expect(gain('a')).toBeGreaterThan(0);
  expect(gain('c')).toBeLessThan(0);
  expect([after.a!.games, after.b!.games, after.c!.games]).toEqual(
    [before.a!, before.b!, before.c!].map(({ games }) => games + 1),
  );
});

test('to resign against bots does not count as a finished game', async () => {
  const before = await play([], []);
  expect(await play(['a', null], [2, 1], [], [0])).toEqual(before);
});

test('a game in which a bot decided for somebody rates nobody and counts for all, unless the helped person resigned', async () => {
  const before = await play([], []);
  const after = await play(['a', 'b'], [1, 2], [], [], [0]);
  expect(after.a).toEqual({ ...before.a, games: before.a!.games + 1 });
  expect(after.b).toEqual({ ...before.b, games: before.b!.games + 1 });
  const resigned = await play(['a', 'b'], [2, 1], [], [0], [0]);
  expect(resigned.b!.mu).toBeGreaterThan(after.b!.mu);
});
