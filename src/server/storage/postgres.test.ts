import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pause, realSystem } from '../../protocol/system.ts';
import { logTo } from '../operating/log.ts';
import { compileChange } from './compile-change.ts';
import { DatabaseUnavailable, DiskError, type TableChange } from './database.ts';
import { databaseSuite } from './database-suite.fixtures.ts';
import { newDatabase, type TestDatabase } from './postgres.fixtures.ts';
import { openPostgres } from './postgres.ts';
import { MATCH, PLAYER } from './rows.fixtures.ts';
import { storeOf } from './store.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
});
afterAll(() => own.drop());

databaseSuite('PostgreSQL', () => openPostgres(own.url));

const move = (ply: number) => ({ ply, seat: 0, notation: `n ${ply}`, at: 1_700_000_000_000 + ply });

test('several processes can start at once on an empty database', async () => {
  const empty = await newDatabase();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(empty.url)));
  expect(await storeOf(opened[3]!).movesOf('m')).toEqual([]);
  for (const database of opened) await database.close();
  await empty.drop();
});

test('a time is read as the number that was written', async () => {
  const database = await openPostgres(own.url);
  const store = storeOf(database);
  await database.write([store.appendMove('times', move(1))]);
  expect(await store.movesOf('times')).toEqual([{ match: 'times', ...move(1) }]);
  await database.close();
});

test('of two processes that write the same ply one succeeds and the other gets a conflict; other writes of their commits succeed', async () => {
  const [a, b] = [await openPostgres(own.url), await openPostgres(own.url)];
  const store = storeOf(a);
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, i) => [
      a.write([store.appendMove(`race ${i}`, move(1))]),
      b.write([store.appendMove(i % 4 === 0 ? `race ${i}` : `alone ${i}`, move(1))]),
    ]).flat(),
  );
  for (let i = 0; i < 40; i++) {
    const pair = results.slice(2 * i, 2 * i + 2).toSorted();
    expect(pair).toEqual(i % 4 === 0 ? ['conflict', 'done'] : ['done', 'done']);
  }
  await Promise.all([a.close(), b.close()]);
});

test('a person who is deleted while another process gives them a seat loses it', async () => {
  const database = await openPostgres(own.url);
  const store = storeOf(database);
  const seat = { ...PLAYER, match: 'ghost' };
  await database.write([
    store.insertPerson('ghost', 'Ghost', 1),
    store.insertMatch({ ...MATCH, id: 'ghost', wake_at: null }, [seat]),
  ]);
  const other = new pg.Client(own.url);
  await other.connect();
  await other.query('begin');
  const changes = [
    store.requirePerson('ghost'),
    store.updatePlayer('ghost', 0, { person: 'ghost', name: 'Ghost' }),
  ] as TableChange[];
  for (const { sql, parameters } of changes.flatMap((each) => compileChange(database.query, each)))
    await other.query(sql, [...parameters]);
  const deleted = database.write([store.deletePerson('ghost')]);
  await pause(realSystem, 100);
  await other.query('commit');
  expect(await deleted).toBe('done');
  expect((await store.findMatch('ghost'))?.players[0]).toMatchObject({ person: null, name: '' });
  await Promise.all([other.end(), database.close()]);
});

/** A proxy in front of PostgreSQL whose connections can be cut, before or after what was sent is delivered. */
async function openWire(url: string) {
  const target = new URL(url);
  const pairs = new Set<{ here: Socket; there: Socket }>();
  let isShut = false;
  let onSent: ((data: Buffer, pass: () => void) => void) | null = null;
  const server = createServer((here) => {
    if (isShut) return void here.destroy();
    const there = connect(Number(target.port || 5432), target.hostname);
    const pair = { here, there };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      here.destroy();
      there.destroy();
    };
    here.on('data', (data) => {
      const pass = () => void there.write(data);
      if (onSent) onSent(data, pass);
      else pass();
    });
    there.on('data', (data) => here.write(data));
    for (const socket of [here, there]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  return {
    url: String(through),
    cut: () => {
      for (const { here } of pairs) here.destroy();
    },
    shut: (is: boolean) => {
      isShut = is;
    },
    watch: (listener: typeof onSent) => {
      onSent = listener;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.each([
  ['after it was delivered', true],
  ['before it was delivered', false],
])(
  'the connection breaks during a commit, %s: it is written once and answered as done',
  async (_, isDelivered) => {
    const wire = await openWire(own.url);
    const database = await openPostgres(wire.url);
    const store = storeOf(database);
    const match = `cut ${isDelivered}`;
    await database.write([store.appendMove(match, move(1))]);
    let cuts = 0;
    wire.watch((data, pass) => {
      const isCommit = cuts === 0 && data.includes('n 2');
      if (!isCommit || isDelivered) pass();
      if (!isCommit) return;
      cuts++;
      // The answer of PostgreSQL is lost.
      wire.cut();
    });
    expect(await database.write([store.appendMove(match, move(2))])).toBe('done');
    expect(cuts).toBe(1);
    expect((await store.movesOf(match)).map(({ ply }) => ply)).toEqual([1, 2]);
    await database.close();
    await wire.close();
  },
);

test('while the database is unavailable nothing hangs, and afterwards everything works again', async () => {
  const wire = await openWire(own.url);
  const database = await openPostgres(wire.url);
  const store = storeOf(database);
  wire.shut(true);
  wire.cut();
  const [written, asked] = await Promise.allSettled([
    database.write([store.appendMove('away', move(1))]),
    store.movesOf('away'),
  ]);
  expect(written).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  expect(asked).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  wire.shut(false);
  expect(await database.write([store.appendMove('away', move(1))])).toBe('done');
  expect((await store.movesOf('away')).length).toBe(1);
  await database.close();
  await wire.close();
}, 60_000);

test('a connection that the database administrator terminates is replaced', async () => {
  const database = await openPostgres(own.url);
  const store = storeOf(database);
  await database.write([store.appendMove('ended', move(1))]);
  await own.run(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(await database.write([store.appendMove('ended', move(2))])).toBe('done');
  await expect.poll(() => store.movesOf('ended').catch(() => []), { timeout: 60_000 }).toHaveLength(2);
  await database.close();
});

test('PostgreSQL with a full disk: reads work, writes are refused with `disk-full`, and it recovers by itself', async () => {
  const lines: string[] = [];
  const undo = logTo('plain', (line) => lines.push(line));
  const database = await openPostgres(own.url);
  const store = storeOf(database);
  await database.write([store.appendMove('full', move(1))]);
  // Every commit fails as if the disk of PostgreSQL were full.
  await own.run(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await own.run('create trigger no_room before insert on commits execute function no_room()');
  const results = await Promise.allSettled(
    [2, 3].map((ply) => database.write([store.appendMove('full', move(ply))])),
  );
  for (const each of results) {
    expect(each).toMatchObject({ status: 'rejected', reason: expect.any(DiskError) });
    expect(each).toMatchObject({ reason: { code: 'disk-full' } });
  }
  expect(database.diskError()).toBe('disk-full');
  expect((await store.movesOf('full')).map(({ ply }) => ply)).toEqual([1]);
  await own.run('drop trigger no_room on commits');
  await expect.poll(() => database.diskError(), { timeout: 10_000, interval: 20 }).toBe(null);
  expect(await database.write([store.appendMove('full', move(2))])).toBe('done');
  await database.close();
  undo();
  expect(lines.map((line) => line.split(' ')[2]?.trim())).toEqual(['disk-trouble', 'disk-trouble-over']);
});
