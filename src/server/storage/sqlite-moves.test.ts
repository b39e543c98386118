import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { SQLITE_MIGRATIONS } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { DatabaseSync } from './sqlite-driver.ts';
import { PlyTaken, SqliteMoves } from './sqlite-moves.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-moves-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(path = ':memory:') {
  const file = new DatabaseSync(path);
  await migrate(new Kysely({ dialect: sqliteDialect(file, (act) => act()) }), SQLITE_MIGRATIONS);
  const moves = new SqliteMoves(file);
  return {
    file,
    moves,
    append: (...plies: number[]) => {
      moves.begin();
      for (const ply of plies) moves.append(row(ply));
      moves.end();
    },
    plies: (since = 0) => moves.since('m', since).map(({ ply }) => ply),
    /** What programs see that read the file themselves. */
    view: () => file.prepare('select match, ply, seat, notation, at from moves').all(),
    rowsWritten: () => file.prepare('select total_changes() as n').get()?.n,
  };
}

const row = (ply: number) => ({ match: 'm', ply, seat: ply % 2, notation: `n ${ply}`, at: 10 * ply });

test('a read finds moves in blocks and in the journal, and writes nothing', async () => {
  const { moves, append, plies, rowsWritten } = await open();
  append(1, 2);
  moves.settle();
  append(3);
  append(4);
  const before = rowsWritten();
  expect(moves.since('m', 1)).toEqual([row(2), row(3), row(4)]);
  expect(plies(3)).toEqual([4]);
  expect(moves.since('other', 0)).toEqual([]);
  expect(moves.lastPlies(['m', 'other'])).toEqual([4, null]);
  expect([rowsWritten(), moves.hasPending]).toEqual([before, true]);
});

test('the view shows moves once they are settled', async () => {
  const { moves, append, view } = await open();
  append(1, 2);
  expect(view()).toEqual([]);
  moves.settle();
  expect(view()).toMatchObject([row(1), row(2)]);
  expect(moves.hasPending).toBe(false);
});

test('a ply that is taken cannot be appended, whether it is settled or not', async () => {
  const { moves, append, plies } = await open();
  append(1);
  expect(() => append(1)).toThrow(PlyTaken);
  moves.rolledBack();
  moves.settle();
  expect(() => append(1)).toThrow(PlyTaken);
  moves.rolledBack();
  append(2);
  expect(plies()).toEqual([1, 2]);
});

test('moves are settled once, and the last ply is known between and afterwards', async () => {
  const { moves, append, view } = await open();
  append(1);
  for (let i = 0; i < 3; i++) {
    moves.settle();
    expect(moves.lastPlies(['m'])).toEqual([1]);
  }
  append(2);
  moves.settle();
  expect(view()).toMatchObject([row(1), row(2)]);
});

test('a connection finds what another one has appended and settled meanwhile', async () => {
  const path = join(folder, 'two.db');
  const one = await open(path);
  const two = await open(path);
  one.append(1);
  expect(two.plies()).toEqual([1]);
  two.append(2);
  expect([one.plies(), one.moves.lastPlies(['m'])]).toEqual([[1, 2], [2]]);
  one.moves.settle();
  expect([two.plies(), two.plies(1)]).toEqual([[1, 2], [2]]);
  for (const { file } of [one, two]) file.close();
});
