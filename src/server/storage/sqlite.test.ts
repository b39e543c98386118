import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { type Store, storeOf } from './store.ts';
import { databaseSuite } from './suite.fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const move = (store: Store, match: string, ply: number) =>
  store.append(match, { ply, seat: 0, notation: `n ${ply}`, at: ply });
const plies = async (store: Store, match: string) => (await store.movesOf(match)).map(({ ply }) => ply);

databaseSuite('SQLite', () => openSqlite(join(folder, 'suite.db')));

test('what was answered is there after closing and opening again', async () => {
  const path = join(folder, 'deep', 'again.db');
  const before = await openSqlite(path);
  await before.write([storeOf(before).append('m', { ply: 1, seat: 1, notation: 'show 3-5', at: 5 })]);
  await before.close();
  const after = await openSqlite(path);
  expect(await storeOf(after).movesOf('m')).toMatchObject([{ ply: 1, seat: 1, notation: 'show 3-5', at: 5 }]);
  await after.close();
});

test('two at one file: each sees the moves of the other, and of a race one only wins', async () => {
  const path = join(folder, 'two.db');
  const [one, two] = [await openSqlite(path), await openSqlite(path)];
  const [first, second] = [storeOf(one), storeOf(two)];
  expect(await one.write([move(first, 'm', 1)])).toBe('done');
  expect(await two.write([move(second, 'm', 1)])).toBe('conflict');
  expect(await two.write([move(second, 'm', 2)])).toBe('done');
  expect(await one.write([move(first, 'm', 2)])).toBe('conflict');
  expect(await plies(first, 'm')).toEqual([1, 2]);
  expect(await one.write([move(first, 'm', 3)])).toBe('done');
  expect(await plies(second, 'm')).toEqual([1, 2, 3]);
  await Promise.all([one.close(), two.close()]);
});

test('whoever dies leaves nothing behind that the next does not find', async () => {
  const path = join(folder, 'dead.db');
  const dead = await openSqlite(path);
  await dead.write([move(storeOf(dead), 'm', 1)]);
  await dead.write([move(storeOf(dead), 'm', 2)]);
  // What is in the files at this moment, and no word from the process that wrote them.
  for (const end of ['', '-wal']) copyFileSync(path + end, join(folder, `found.db${end}`));
  const next = await openSqlite(join(folder, 'found.db'));
  expect(await next.write([move(storeOf(next), 'm', 2)])).toBe('conflict');
  expect(await plies(storeOf(next), 'm')).toEqual([1, 2]);
  await Promise.all([dead.close(), next.close()]);
});

test('a write that fails changes nothing that is known of the plies', async () => {
  const database = await openSqlite(':memory:');
  const store = storeOf(database);
  await database.write([move(store, 'm', 1)]);
  const nonsense = { sql: 'insert into nowhere values (1)', parameters: [] };
  await expect(database.write([move(store, 'm', 2), nonsense])).rejects.toThrow();
  expect(await database.write([move(store, 'm', 2)])).toBe('done');
  expect(await plies(store, 'm')).toEqual([1, 2]);
  await database.close();
});

test('thousands of moves between two questions are all there, in order', async () => {
  const database = await openSqlite(':memory:');
  const store = storeOf(database);
  for (let ply = 1; ply <= 2200; ply++) {
    void database.write([move(store, 'a', ply)]);
    const both = database.write([move(store, 'b', ply)]);
    if (ply % 50 === 0) await both;
  }
  const all = Array.from({ length: 2200 }, (_, i) => i + 1);
  expect(await plies(store, 'a')).toEqual(all);
  expect(await plies(store, 'b')).toEqual(all);
  await database.close();
});
