// What the cache of matches forgets, and what it must not.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { MatchCache } from './cache.ts';
import { clientOf, openMatch, startMatch, writeMatch } from './match.fixtures.ts';
import type { Match } from './match.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
let left: string[];
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await writeMatch(store);
  left = [];
});
afterEach(() => database.close());

function cacheOf(maxMatches: number, ...matches: readonly Match[]): MatchCache {
  const cache = new MatchCache(maxMatches);
  for (const match of matches)
    cache.add(match, { ready: Promise.resolve(), leave: () => left.push(match.id) });
  return cache;
}

/** Last used at this time. */
function matchAt(id: string, at: number): Match {
  return openMatch(store, { now: () => at }, undefined, { id });
}

const idsIn = (cache: MatchCache) => [...cache.matches()].map(({ id }) => id);

test('a match that was not used since then is forgotten, and its subscription ends', () => {
  const cache = cacheOf(10, matchAt('old', 9), matchAt('edge', 10), matchAt('new', 11));
  cache.evictIdle(10);
  expect(idsIn(cache)).toEqual(['new']);
  expect(left).toEqual(['old', 'edge']);
});

test('a match that is at work stays', async () => {
  const busy = matchAt('busy', 1);
  const cache = cacheOf(10, busy);
  await busy.runExclusive(async () => cache.evictIdle(10));
  expect(idsIn(cache)).toEqual(['busy']);
  cache.evictIdle(10);
  expect(idsIn(cache)).toEqual([]);
});

test('a match with a client stays; only its game is forgotten', async () => {
  const match = matchAt('m', 1);
  await startMatch(match);
  await match.runExclusive(() => match.admit(clientOf('anna', 0).client, undefined));
  const cache = cacheOf(10, match);
  expect(match.isEvicted).toBe(false);
  cache.evictIdle(0);
  expect(match.isEvicted).toBe(false);
  cache.evictIdle(1);
  expect(idsIn(cache)).toEqual(['m']);
  expect(match.isEvicted).toBe(true);
});

test('of too many, those go that were not used for longest and have no clients', async () => {
  const watched = matchAt('watched', 1);
  await watched.runExclusive(() => watched.admit(clientOf(null, null).client, undefined));
  const cache = cacheOf(3, watched, matchAt('a', 1), matchAt('b', 1));
  expect(cache.use('a')?.id).toBe('a');
  cache.add(matchAt('c', 1), { ready: Promise.resolve(), leave: () => {} });
  expect(idsIn(cache)).toEqual(['watched', 'a', 'c']);
  expect(left).toEqual(['b']);
});
