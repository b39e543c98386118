import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { storeOf } from './store.ts';
import { databaseSuite } from './suite.fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
