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
  await database.write(['a', 'b', 'c'].map((person) => store.newPerson(person, person, 1)));
});
afterAll(() => database.close());

const play = async (persons: (string | null)[], places: number[]) => {
  await database.write(await ratingChanges(store, 'scout', persons, { places, scores: places, reason: 'r' }));
  return Object.fromEntries(
    (await store.ratingsFor('scout', ['a', 'b', 'c'])).map((row) => [row.person, row]),
  );
};

test('who wins rises, who loses falls, bots count for nothing', async () => {
  const rows = await play(['a', null, 'b'], [1, 2, 3]);
  expect(rows.a!.mu).toBeGreaterThan(rows.b!.mu);
  expect(rows.a!.games).toBe(1);
  const again = await play(['b', 'a', null], [1, 3, 2]);
  expect(again.a!.mu).toBeLessThan(rows.a!.mu);
  expect(again.b!.mu).toBeGreaterThan(rows.b!.mu);
  expect(again.a!.games).toBe(2);
});

test('alone against bots: a finished game, no other rating', async () => {
  const rows = await play(['c', null], [1, 2]);
  expect(rows.c!.games).toBe(1);
  expect(shownRating(rows.c!)).toBe(0);
});

test('who plays against themselves is not rated', async () => {
  const before = await play([], []);
  expect(await play(['a', 'a'], [1, 2])).toEqual(before);
});
