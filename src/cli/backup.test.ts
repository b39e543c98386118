// A copy of a server's file, taken while it is in use.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openServer, playOn, TestClient, table } from '../server/fixtures.ts';
import { temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

const folder = temporaryDirectory();

test('the copy is complete: a game can be continued from it', async () => {
  const [data, copy] = [join(folder, 'a.db'), join(folder, 'copy.db')];
  const first = await openServer({ data });
  const { match, devices, clients } = await table(first.address);
  await playOn(clients, 6);
  const ran = await inside(['backup', copy, '--from', data]);
  expect(ran).toEqual({ code: 0, out: `${data} was copied to ${copy}\n`, err: '' });
  expect(existsSync(`${copy}.part`)).toBe(false);
  await playOn(clients, 3, 'later');
  await first.close();

  const second = await openServer({ data: copy });
  const back = await Promise.all(
    devices.map((device) => new TestClient(second.address).enter({ match, device, moves: true })),
  );
  for (const client of back) await client.until(() => client.view !== null);
  expect(back[0]!.ply).toBe(6);
  await playOn(back);
  expect(back[0]!.outcome).not.toBe(null);
  for (const client of back) client.close();
  await second.close();
});

test('a missing source and an existing target are refused', async () => {
  const missing = await inside(['backup', join(folder, 'b.db'), '--from', join(folder, 'nowhere.db')]);
  expect(missing).toMatchObject({ code: 2, out: '' });
  expect(missing.err).toContain('no-such-file');
  const taken = await inside(['backup', join(folder, 'a.db'), '--from', join(folder, 'copy.db')]);
  expect(taken).toMatchObject({ code: 2, out: '' });
  expect(taken.err).toContain('error[file-in-use]');
});

test.each([
  ['not a database', 'text.db', (file: string) => writeFileSync(file, 'no database'.repeat(100))],
  ['an empty file', 'empty.db', (file: string) => writeFileSync(file, '')],
  ['a folder', 'folder.db', (file: string) => mkdirSync(file)],
])('a bad source is blamed, not the place for the copy: %s', async (_, name, make) => {
  const [source, target] = [join(folder, name), join(folder, `copy-of-${name}`)];
  make(source);
  const ran = await inside(['backup', target, '--from', source]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(`error[not-a-database]: “${source}” is not the database of a server`);
  expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
});

test('names the target that cannot be written, not the source', async () => {
  const target = join(folder, 'no/such/folder/copy.db');
  const ran = await inside(['backup', target, '--from', join(folder, 'copy.db')]);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain(`error[unwritable]: “${target}” cannot be written`);
});

test('copies no file when the games are in PostgreSQL', async () => {
  process.env.DATABASE_URL = 'postgres://127.0.0.1/none';
  try {
    const ran = await inside(['backup', join(folder, 'postgres.db')]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('error[kept-in-postgres]');
  } finally {
    delete process.env.DATABASE_URL;
  }
});
