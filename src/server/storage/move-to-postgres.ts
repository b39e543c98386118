// Moves everything from a SQLite file to an empty PostgreSQL database: all of it or nothing, compared before it counts.
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database.ts';
import { lockFile } from './file-lock.ts';
import { openPostgres } from './postgres.ts';
import type { MoveRow } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { DatabaseSync, type SqliteFile } from './sqlite-driver.ts';

/** Why nothing was moved. */
export class MoveError extends Error {
  readonly code: 'target-not-empty' | 'differs';
  /** The table that is not empty, or that differs. */
  readonly table: string;

  constructor(code: MoveError['code'], table: string) {
    super(`${code}: ${table}`);
    this.code = code;
    this.table = table;
  }
}

export interface Moved {
  readonly table: string;
  readonly rows: number;
}

const BATCH = 2000;
/** Matches whose moves are written and compared together. */
const MATCH_BATCH = 200;
/** Others refer to these. */
const FIRST = ['persons', 'matches', 'reports'];
/** How a SQLite file stores moves, and what belongs to a database and not to its content. */
const NOT_COPIED = new Set(['blocks', 'journal', 'commits', 'kysely_migration', 'kysely_migration_lock']);

/** The server has to be stopped: the file is locked meanwhile. */
export async function moveToPostgres(
  path: string,
  url: string,
  onMoved: (moved: Moved) => void = () => {},
): Promise<void> {
  const release = lockFile(path);
  try {
    // Brings the file up to the current schema and its moves into blocks.
    const source = await openSqlite(path);
    try {
      // The same for the target.
      await (await openPostgres(url)).close();
      const file = new DatabaseSync(path, { readOnly: true });
      const target = new pg.Client({ connectionString: url });
      await target.connect();
      try {
        await target.query('begin');
        await copyAll(source, file, target, onMoved);
        await target.query('commit');
      } finally {
        // Whatever was not committed is gone with the connection.
        await target.end();
        file.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    release();
  }
}

async function copyAll(
  source: Database,
  file: SqliteFile,
  target: pg.Client,
  onMoved: (moved: Moved) => void,
): Promise<void> {
  const tables = tablesOf(file);
  for (const table of [...tables, 'moves']) {
    const { rowCount } = await target.query(`select 1 from ${table} limit 1`);
    if (rowCount !== 0) throw new MoveError('target-not-empty', table);
  }
  for (const table of tables) {
    let rows = 0;
    for (const batch of batchesOf(file, table)) {
      await insert(target, table, batch);
      rows += batch.length;
    }
    const { rows: counted } = await target.query(`select count(*)::int as count from ${table}`);
    if (counted[0]?.count !== rows) throw new MoveError('differs', table);
    onMoved({ table, rows });
  }
  onMoved({ table: 'moves', rows: await copyMoves(source, file, target) });
}

function tablesOf(file: SqliteFile): string[] {
  const found = file.prepare(`select name from sqlite_schema where type = 'table'`).all();
  const names = found.map(({ name }) => String(name));
  const content = names.filter((name) => !name.startsWith('sqlite_') && !NOT_COPIED.has(name));
  return [...FIRST, ...content.filter((name) => !FIRST.includes(name)).sort()];
}

function* batchesOf(file: SqliteFile, table: string): Generator<object[]> {
  const read = file.prepare(
    `select rowid as "rowid", * from ${table} where rowid > ? order by rowid limit ${BATCH}`,
  );
  for (let last = 0; ; ) {
    const rows = read.all(last);
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.rowid);
    yield rows.map(({ rowid: _, ...row }) => row);
  }
}

/** PostgreSQL reads each value by the type of its column. */
async function insert(target: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const json = JSON.stringify(rows, (_, value: unknown) =>
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
  );
  await target.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
    json,
  ]);
}

/** Each record is read back and compared. */
async function copyMoves(source: Database, file: SqliteFile, target: pg.Client): Promise<number> {
  const read = file.prepare(
    `select distinct match from blocks where match > ? order by match limit ${MATCH_BATCH}`,
  );
  let count = 0;
  for (let last = ''; ; ) {
    const matches = read.all(last).map(({ match }) => String(match));
    if (matches.length === 0) break;
    last = matches.at(-1) ?? last;
    const rows = (await Promise.all(matches.map((match) => source.movesSince(match, 0)))).flat();
    await insert(target, 'moves', rows);
    const { rows: stored } = await target.query<MoveRow>({
      text: 'select match, ply, seat, notation, at::float8 as at from moves where match = any($1) order by match, ply',
      values: [matches],
    });
    // Sorted here: databases sort texts in different ways.
    if (hashOf(stored) !== hashOf(rows)) throw new MoveError('differs', 'moves');
    count += rows.length;
  }
  const { rows: counted } = await target.query('select count(*)::int as count from moves');
  if (counted[0]?.count !== count) throw new MoveError('differs', 'moves');
  return count;
}

function hashOf(rows: readonly MoveRow[]): string {
  const lines = rows.map(({ match, ply, seat, notation, at }) =>
    JSON.stringify([match, ply, seat, notation, at]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
