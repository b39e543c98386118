// A file without its write-ahead log is reported when it is opened; all ways in which a file is left on purpose are not.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { logTo } from '../operating/log.ts';
import { backUp } from './backup.ts';
import { openSqlite } from './sqlite.ts';
import { storeOf } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The log lines of opening this file, and how many moves it has. */
async function opened(path: string): Promise<{ lines: string[]; moves: number }> {
  const lines: string[] = [];
  const restore = logTo('json', (line) => lines.push(line));
  try {
    const database = await openSqlite(path);
    const moves = await storeOf(database).movesOf('m');
    await database.close();
    return { lines, moves: moves.length };
  } finally {
    restore();
  }
}

test('a copy without the -wal file is reported; other copies are whole and are not', async () => {
  const [used, alone, both, backup] = ['used', 'alone', 'both', 'backup'].map((name) =>
    join(folder, `${name}.db`),
  ) as [string, string, string, string];
  const database = await openSqlite(used);
  await database.write([storeOf(database).appendMove('m', { ply: 1, seat: 0, notation: 'n', at: 1 })]);
  copyFileSync(used, alone);
  copyFileSync(used, both);
  copyFileSync(`${used}-wal`, `${both}-wal`);
  backUp(used, backup);
  await database.close();

  const lost = await opened(alone);
  expect(lost.moves).toBe(0);
  expect(lost.lines).toHaveLength(1);
  expect(JSON.parse(lost.lines[0]!)).toMatchObject({
    level: 'warn',
    event: 'last-writes-may-be-missing',
    file: alone,
  });
  for (const whole of [both, backup, used]) expect(await opened(whole)).toEqual({ lines: [], moves: 1 });
  expect(await opened(join(folder, 'new.db'))).toEqual({ lines: [], moves: 0 });
});
