// What fails half-way in memory has not happened: the database says what has.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { openMatch, playOne, startMatch, visitorOf, writeMatch } from './match.fixtures.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await writeMatch(store);
});
afterEach(() => database.close());

test('a game that ended while the database was away has not ended, and can be ended again', async () => {
  let isAway = true;
  const match = openMatch(store, {
    conclude: async () => {
      if (isAway) throw new Error('the database is away');
      return [];
    },
  });
  await startMatch(match);
  /** Until the end, or until it fails. */
  const playOn = () =>
    match.do(async () => {
      while (await playOne(match));
    });
  await expect(playOn()).rejects.toThrow('away');
  const before = await store.movesOf('m');
  expect((await store.matchOf('m'))?.match.state).toBe('playing');
  expect(await match.do(async () => [match.state, (await match.running()).table.ply])).toEqual([
    'playing',
    before.length,
  ]);
  isAway = false;
  await playOn();
  expect((await store.matchOf('m'))?.match.state).toBe('over');
  expect((await store.movesOf('m')).length).toBeGreaterThan(before.length);
});

test('who waited while the database was away is told of the start when it is back, though nobody else says anything', async () => {
  let isAway = false;
  const there = openMatch(store, {
    store: {
      ...store,
      movesOf: async (id) => {
        if (isAway) throw new Error('the database is away');
        return store.movesOf(id);
      },
    },
  });
  const { visitor: anna, heard } = visitorOf('anna', 0);
  const isTold = () => heard.some(({ kind }) => kind === 'position');
  await there.do(() => there.admit(anna, undefined));
  await startMatch(openMatch(store));
  const heads = () => store.headsOf(['m']);
  expect(there.isBehind((await heads())[0]!)).toBe(true);
  isAway = true;
  await expect(there.do(() => there.renew())).rejects.toThrow('away');
  expect(isTold()).toBe(false);
  // As each process looks every few seconds.
  expect(there.isBehind((await heads())[0]!)).toBe(true);
  isAway = false;
  await there.do(async () => {});
  expect(isTold()).toBe(true);
  expect(there.isBehind((await heads())[0]!)).toBe(false);
});

test('a match rests until its game is asked for, and again after it was forgotten', async () => {
  const match = openMatch(store);
  expect(match.isResting).toBe(true);
  await match.do(() => match.running());
  expect(match.isResting).toBe(false);
  match.rest();
  expect(match.isResting).toBe(true);
});
