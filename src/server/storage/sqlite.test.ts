import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { logTo } from '../operating/log.ts';
import { DEVICE_OF_NOBODY, databaseSuite } from './database-suite.fixtures.ts';
import { migrate } from './migrate.ts';
import { SQLITE_MIGRATIONS } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { DatabaseSync } from './sqlite-driver.ts';
import { type Store, storeOf } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const move = (store: Store, match: string, ply: number) =>
  store.appendMove(match, { ply, seat: 0, notation: `n ${ply}`, at: ply });
const MOVE = { ply: 1, seat: 0, notation: '', at: 1 };
const plies = async (store: Store, match: string) => (await store.movesOf(match)).map(({ ply }) => ply);

databaseSuite('SQLite', () => openSqlite(join(folder, 'suite.db')));

test('an answered write is there after closing and opening again', async () => {
  const path = join(folder, 'deep', 'again.db');
  const before = await openSqlite(path);
  await before.write([storeOf(before).appendMove('m', { ply: 1, seat: 1, notation: 'show 3-5', at: 5 })]);
  await before.close();
  const after = await openSqlite(path);
  expect(await storeOf(after).movesOf('m')).toMatchObject([{ ply: 1, seat: 1, notation: 'show 3-5', at: 5 }]);
  await after.close();
});

test('a write that is queued when the database closes is written', async () => {
  const path = join(folder, 'closing.db');
  const before = await openSqlite(path);
  // The next commit waits a few milliseconds after this one.
  await before.write([move(storeOf(before), 'm', 1)]);
  const written = before.write([move(storeOf(before), 'm', 2)]);
  await before.close();
  expect(await written).toBe('done');
  const after = await openSqlite(path);
  expect(await plies(storeOf(after), 'm')).toEqual([1, 2]);
  await after.close();
});

test('opening a file with a foreign schema throws the error of SQLite', async () => {
  const path = join(folder, 'foreign.db');
  const foreign = new DatabaseSync(path);
  foreign.exec('create table matches (something text)');
  foreign.close();
  await expect(openSqlite(path)).rejects.toThrow('table "matches" already exists');
});

test('two connections to one file see each other’s moves, and of two writes of a ply one succeeds', async () => {
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

test('after a crash the next process finds every answered write', async () => {
  const path = join(folder, 'dead.db');
  const dead = await openSqlite(path);
  await dead.write([move(storeOf(dead), 'm', 1)]);
  await dead.write([move(storeOf(dead), 'm', 2)]);
  // The files as a crash would leave them.
  for (const end of ['', '-wal']) copyFileSync(path + end, join(folder, `found.db${end}`));
  const next = await openSqlite(join(folder, 'found.db'));
  expect(await next.write([move(storeOf(next), 'm', 2)])).toBe('conflict');
  expect(await plies(storeOf(next), 'm')).toEqual([1, 2]);
  await Promise.all([dead.close(), next.close()]);
});

test('a file from before there were blocks: its moves are migrated, those in the journal are found, and the match goes on', async () => {
  const path = join(folder, 'early.db');
  const file = new DatabaseSync(path);
  const early = Object.entries(SQLITE_MIGRATIONS).filter(([name]) => name < '0006');
  const dialect = sqliteDialect(file, (act) => act());
  await migrate(new Kysely({ dialect }), Object.fromEntries(early));
  file.exec(`create table journal (id integer primary key, moves text not null);
    insert into moves values ('m', 2, 1, 'é "2"', 20), ('other', 1, 0, 'n 1', 5), ('m', 1, 0, 'n 1', 10);
    insert into journal (moves) values ('[["m",3,0,"n 3",30]]')`);
  file.close();
  const database = await openSqlite(path);
  const store = storeOf(database);
  expect(await store.movesOf('m')).toEqual([
    { match: 'm', ply: 1, seat: 0, notation: 'n 1', at: 10 },
    { match: 'm', ply: 2, seat: 1, notation: 'é "2"', at: 20 },
    { match: 'm', ply: 3, seat: 0, notation: 'n 3', at: 30 },
  ]);
  expect(await plies(store, 'other')).toEqual([1]);
  expect(await database.write([move(store, 'm', 3)])).toBe('conflict');
  expect(await database.write([move(store, 'm', 4)])).toBe('done');
  await database.close();
});

test('after a failed write the same ply can be written', async () => {
  const database = await openSqlite(':memory:');
  const store = storeOf(database);
  await database.write([move(store, 'm', 1)]);
  const refused = store.insertDevice(DEVICE_OF_NOBODY);
  await expect(database.write([move(store, 'm', 2), refused])).rejects.toThrow('FOREIGN KEY');
  expect(await database.write([move(store, 'm', 2)])).toBe('done');
  expect(await plies(store, 'm')).toEqual([1, 2]);
  await database.close();
});

test('thousands of moves between two reads are all there, in order', async () => {
  const database = await openSqlite(':memory:');
  const store = storeOf(database);
  for (let ply = 1; ply <= 5200; ply++) {
    void database.write([move(store, 'a', ply)]);
    const both = database.write([move(store, 'b', ply)]);
    if (ply % 50 === 0) await both;
  }
  // Most of them were settled without a read.
  const { rows } = await sql<{ ply: number }>`select max(ply) as ply from blocks`.execute(database.query);
  expect(rows[0]?.ply).toBeGreaterThan(4000);
  const all = Array.from({ length: 5200 }, (_, i) => i + 1);
  expect(await plies(store, 'a')).toEqual(all);
  expect(await plies(store, 'b')).toEqual(all);
  await database.close();
});

test('moves are settled after a while without a read or a further write', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const database = await openSqlite(':memory:');
    await database.write([move(storeOf(database), 'm', 1)]);
    const settled = async () => (await sql`select ply from moves`.execute(database.query)).rows;
    expect(await settled()).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(await settled()).toMatchObject([{ ply: 1 }]);
    await database.close();
  } finally {
    vi.useRealTimers();
  }
});

test('a full disk: writes are refused with `disk-full`, everything written before can be read, and it recovers when there is room', async () => {
  const lines: string[] = [];
  const undo = logTo('json', (line) => lines.push(line));
  const path = join(folder, 'full.db');
  const database = await openSqlite(path);
  const store = storeOf(database);
  await database.write([move(store, 'm', 1)]);
  expect(await plies(store, 'm')).toEqual([1]);
  await database.write([move(store, 'm', 2)]);
  await sql.raw('pragma max_page_count = 1').execute(database.query);
  const long = { ...MOVE, notation: 'x'.repeat(100_000) };
  const writes = await Promise.allSettled([
    database.write([store.appendMove('m', { ...long, ply: 3 })]),
    database.write([store.appendMove('n', { ...long, ply: 1 })]),
  ]);
  for (const each of writes)
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'disk-full' } });
  expect(database.diskError()).toBe('disk-full');
  expect(await plies(store, 'm')).toEqual([1, 2]);
  expect(
    (await store.movesSince('m', 1)).map(({ ply, seat, notation, at }) => [ply, seat, notation, at]),
  ).toEqual([[2, 0, 'n 2', 2]]);
  await sql.raw('pragma max_page_count = 100000').execute(database.query);
  expect(await database.write([move(store, 'm', 3)])).toBe('done');
  expect(database.diskError()).toBe(null);
  expect(await plies(store, 'm')).toEqual([1, 2, 3]);
  expect(await database.write([move(store, 'm', 3)])).toBe('conflict');
  await database.close();
  undo();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'disk-trouble', code: 'disk-full', error: expect.stringContaining('no room on the disk for') },
    { event: 'disk-trouble-over' },
  ]);
});

test('a file that is moved or deleted in use: it is noticed without a write, writes are refused, and closing logs it', async () => {
  const lines: string[] = [];
  const undo = logTo('json', (line) => lines.push(line));
  const path = join(folder, 'moved.db');
  const database = await openSqlite(path);
  const store = storeOf(database);
  await database.write([move(store, 'm', 1)]);
  renameSync(path, `${path}.away`);
  await vi.waitFor(() => expect(database.diskError()).toBe('disk-failed'), { timeout: 10_000 });
  await expect(database.write([move(store, 'm', 2)])).rejects.toMatchObject({ code: 'disk-failed' });
  expect(await plies(store, 'm')).toEqual([1]);
  // Another file with that name does not help.
  writeFileSync(path, '');
  await expect(database.write([move(store, 'm', 2)])).rejects.toThrow('was replaced');
  renameSync(`${path}.away`, path);
  expect(await database.write([move(store, 'm', 2)])).toBe('done');
  expect(database.diskError()).toBe(null);
  rmSync(path);
  await expect(database.write([move(store, 'm', 3)])).rejects.toThrow('file-moved');
  expect(await plies(store, 'm')).toEqual([1, 2]);
  await database.close();
  undo();
  expect(existsSync(`${path}-wal`)).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'disk-trouble', code: 'disk-failed', error: expect.stringContaining('moved away') },
    { event: 'disk-trouble-over' },
    { event: 'disk-trouble', code: 'disk-failed' },
    { event: 'closed-without-storing', code: 'disk-failed' },
  ]);
});

test('a log that is deleted in use: writes are refused, and earlier writes are kept', async () => {
  const path = join(folder, 'no-log.db');
  const database = await openSqlite(path);
  const store = storeOf(database);
  const undo = logTo('json', () => {});
  await database.write([move(store, 'm', 1)]);
  rmSync(`${path}-wal`);
  await expect(database.write([move(store, 'm', 2)])).rejects.toMatchObject({ code: 'disk-failed' });
  await database.close();
  undo();
  const next = await openSqlite(path);
  expect(await plies(storeOf(next), 'm')).toEqual([1]);
  await next.close();
});
