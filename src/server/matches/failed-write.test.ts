// A change that cannot be written has not happened, in memory either.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommitUnknown, DatabaseUnavailable } from '../storage/database.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { handle } from './commands/index.ts';
import { clientOf, openMatch, playOne, startMatch, writeMatch } from './match.fixtures.ts';
import type { Match } from './match.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await writeMatch(store);
});
afterEach(() => database.close());

const CONTEXT = {
  refuseBots: () => null,
  executeAt: async () => 'done' as const,
  personName: async () => null,
  isDeviceKnown: async () => true,
};

/** A store that fails with this error once `fails` is called, and counts how often the match is read. */
function failingStore(error: Error) {
  let isFailing = false;
  let reads = 0;
  const failing: Store = {
    ...store,
    write: async (changes) => {
      if (isFailing) throw error;
      return store.write(changes);
    },
    findMatch: async (id) => {
      reads++;
      return store.findMatch(id);
    },
  };
  const fails = (value: boolean) => {
    isFailing = value;
  };
  return { failing, fails, reads: () => reads };
}

const leave = (match: Match) =>
  match.runExclusive(() => handle(match, clientOf('anna', 0).client, { kind: 'leave', id: 1 }, CONTEXT));
const plyOf = (match: Match) => match.runExclusive(async () => (await match.loadSession()).table.ply);

test('a write that fails leaves the match as it was: nothing is sent, nothing is read again, the next one succeeds', async () => {
  const { failing, fails, reads } = failingStore(new DatabaseUnavailable('no answer'));
  const match = openMatch(failing);
  await startMatch(match);
  const { client, received } = clientOf('bruno', 1);
  await match.runExclusive(() => match.admit(client, undefined));
  await match.runExclusive(() => playOne(match));
  const [ply, messages] = [await plyOf(match), received.length];
  fails(true);
  await match.runExclusive(() => playOne(match));
  expect(await leave(match)).toEqual({ code: 'cannot-store' });
  expect([match.isEvicted, await plyOf(match), received.length]).toEqual([false, ply, messages]);
  expect(match.players[0]).toMatchObject({ standIn: null });
  fails(false);
  await match.runExclusive(() => playOne(match));
  expect(await leave(match)).toBe('done');
  expect([await plyOf(match), (await store.movesOf('m')).length]).toEqual([ply + 1, ply + 1]);
  expect(match.players[0]).toMatchObject({ standIn: 'scribe' });
  expect(reads()).toBe(0);
});

test('after a commit without an answer the match is as the database has it', async () => {
  const { failing, fails, reads } = failingStore(new CommitUnknown('no answer'));
  const match = openMatch(failing);
  await startMatch(match);
  fails(true);
  await expect(match.runExclusive(() => playOne(match))).rejects.toThrow(CommitUnknown);
  expect([await plyOf(match), reads()]).toEqual([0, 1]);
});

test('if the last move cannot be written, the game is not over and the move can be played again', async () => {
  let isAway = true;
  const match = openMatch(store, {
    outcomeChanges: async () => {
      if (isAway) throw new Error('the database is away');
      return [];
    },
  });
  await startMatch(match);
  /** Plays until the end, or until a write fails. */
  const playOn = () =>
    match.runExclusive(async () => {
      while (await playOne(match));
    });
  await expect(playOn()).rejects.toThrow('away');
  const before = await store.movesOf('m');
  expect((await store.findMatch('m'))?.match.state).toBe('playing');
  expect(await match.runExclusive(async () => [match.state, (await match.loadSession()).table.ply])).toEqual([
    'playing',
    before.length,
  ]);
  isAway = false;
  await playOn();
  expect((await store.findMatch('m'))?.match.state).toBe('over');
  expect((await store.movesOf('m')).length).toBeGreaterThan(before.length);
});

test('a client that waited while the database was unavailable gets the start once it is back, without any message from others', async () => {
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
  const { client: anna, received } = clientOf('anna', 0);
  const hasPosition = () => received.some(({ kind }) => kind === 'position');
  await there.runExclusive(() => there.admit(anna, undefined));
  await startMatch(openMatch(store));
  const heads = () => store.headsOf(['m']);
  expect(there.isBehind((await heads())[0]!)).toBe(true);
  isAway = true;
  await expect(there.runExclusive(() => there.reload())).rejects.toThrow('away');
  expect(hasPosition()).toBe(false);
  // What the resync of each process asks every few seconds.
  expect(there.isBehind((await heads())[0]!)).toBe(true);
  isAway = false;
  await there.runExclusive(async () => {});
  expect(hasPosition()).toBe(true);
  expect(there.isBehind((await heads())[0]!)).toBe(false);
});

test('the game of a match is loaded when it is needed, and again after an eviction', async () => {
  const match = openMatch(store);
  expect(match.isEvicted).toBe(true);
  await match.runExclusive(async () => match.loadSession());
  expect(match.isEvicted).toBe(false);
  match.evict();
  expect(match.isEvicted).toBe(true);
});
