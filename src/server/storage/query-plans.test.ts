// Every list and deletion finds its rows by an index: at a million matches a scan would hold up everybody.
import {
  type CompiledQuery,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileChange, type Statement } from './compile-change.ts';
import type { Database, TableChange } from './database.ts';
import { migrate } from './migrate.ts';
import { SQLITE_MIGRATIONS } from './migrations.ts';
import { newDatabase, type TestDatabase } from './postgres.fixtures.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { DatabaseSync, type SqliteFile } from './sqlite-driver.ts';
import { type Store, storeOf } from './store.ts';

/** Not what operators search for in names, nor what they count: that reads everything. */
const LISTS: { readonly [name: string]: (store: Store) => Promise<unknown> } = {
  openMatches: (store) => store.openMatches(50),
  liveMatches: (store) => store.liveMatches(50),
  matchesOf: (store) => store.matchesOf('p', 50),
  finishedMatchesOf: (store) => store.finishedMatchesOf('p', 9, 50),
  countUnfinished: (store) => store.countUnfinished('p').catch(() => 0),
  dueMatches: (store) => store.dueMatches(1, 9, { rules: [{ id: 'scout', version: 1 }], hasBots: true }),
  findMatch: (store) => store.findMatch('m'),
  recentChat: (store) => store.recentChat('m', 9, 'players'),
  chatAround: (store) => store.chatAround('m', 5),
  spectatorLinesAt: (store) => store.spectatorLinesAt('m', 5),
  chatOfPerson: (store) => store.chatOfPerson('p'),
  closedBefore: (store) => store.closedBefore(1, 9),
  clocklessSince: (store) => store.clocklessSince(1, '', 9),
  unsealedBefore: (store) => store.unsealedBefore(1, 9),
  chatBefore: (store) => store.chatBefore(1, 9),
  guestsUnseenSince: (store) => store.guestsUnseenSince(1, 9),
  devicesOf: (store) => store.devicesOf('p'),
  passkeysOf: (store) => store.passkeysOf('p'),
  vacationsOf: (store) => store.vacationsOf(['p']),
  ratingsOf: (store) => store.ratingsOf('p'),
  channelsOf: (store) => store.channelsOf('p'),
  mutedTablesOf: (store) => store.mutedTablesOf('p'),
  dealResultsOf: (store) => store.dealResultsOf('p'),
  openSeekers: (store) => store.openSeekers(1, 9),
  openSeekersOf: (store) => store.openSeekersOf('p'),
  blocksOf: (store) => store.blocksOf('p'),
  keptApartFrom: (store) => store.keptApartFrom('p'),
  reportsBy: (store) => store.reportsBy('p', 1),
  openReports: (store) => store.listReports('open', 9),
  allReports: (store) => store.listReports('all', 9),
  reportsClosedBefore: (store) => store.reportsClosedBefore(1, 9),
  bulletinsAt: (store) => store.bulletinsAt(1),
  listAudit: (store) => store.listAudit(9),
};

const DELETIONS: readonly TableChange[] = [
  { kind: 'delete-person', id: 'p' },
  { kind: 'merge-guest', guest: 'g', person: 'p' },
  { kind: 'delete-match', match: 'm' },
  { kind: 'delete-chat', match: 'm' },
  { kind: 'delete-device', id: 'd', person: 'p' },
  { kind: 'delete-expired-challenges', now: 1 },
  { kind: 'delete-old-seekers', before: 1 },
  { kind: 'delete-report', id: 'r' },
  { kind: 'delete-block', person: 'p', id: 'b' },
  { kind: 'delete-past-bulletins', now: 1 },
];

/** The statements that a list consists of, as far as it asks without an answer. */
async function statementsOf(dialect: Dialect, list: (store: Store) => Promise<unknown>) {
  const found: CompiledQuery[] = [];
  const query = new Kysely<Schema>({ dialect, log: (event) => void found.push(event.query) });
  const database = { query } as Database;
  await list(storeOf(database)).catch(() => {});
  return found;
}

const dummy = { createDriver: () => new DummyDriver() };
const SQLITE: Dialect = {
  ...dummy,
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};
const POSTGRES: Dialect = {
  ...dummy,
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

describe('SQLite', () => {
  let file: SqliteFile;
  beforeAll(async () => {
    file = new DatabaseSync(':memory:');
    await migrate(new Kysely<unknown>({ dialect: sqliteDialect(file, (act) => act()) }), SQLITE_MIGRATIONS);
  });
  afterAll(() => file.close());
  /** The newest of all rows are read along an index, as far as the limit. */
  const isNewestFirst = (sql: string) => !sql.includes('where') && / order by .* limit \?$/.test(sql);
  const planOf = ({ sql, parameters }: Statement) =>
    file
      .prepare(`explain query plan ${sql}`)
      .all(...(parameters as never[]))
      .map(({ detail }) => String(detail));
  const scansOf = (statement: Statement) =>
    planOf(statement)
      .filter((detail) => /^SCAN (?!CONSTANT ROW|\(|.*subquery)/.test(detail))
      .filter((detail) => !(isNewestFirst(statement.sql) && detail.includes('USING INDEX')));

  // An index by state finds all finished matches of everybody.
  test.each(['matchesOf', 'finishedMatchesOf'])('%s reads the matches of this person only', async (name) => {
    const plans = (await statementsOf(SQLITE, LISTS[name]!)).flatMap(planOf);
    const ofMatches = plans.filter((detail) => / matches /.test(detail));
    expect(ofMatches.length).toBeGreaterThan(0);
    for (const detail of ofMatches) expect(detail).toMatch(/ matches USING INDEX \w+ \(id=\?\)/);
  });
  test.each(Object.entries(LISTS))('%s', async (_, list) => {
    const statements = await statementsOf(SQLITE, list);
    expect(statements.length).toBeGreaterThan(0);
    for (const each of statements) expect(scansOf(each), each.sql).toEqual([]);
  });
  test.each(DELETIONS.map((change) => [change.kind, change] as const))('%s', (_, change) => {
    const query = new Kysely<Schema>({ dialect: SQLITE });
    for (const each of compileChange(query, change)) expect(scansOf(each), each.sql).toEqual([]);
  });
});

describe('PostgreSQL', () => {
  let own: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    own = await newDatabase();
    await (await openPostgres(own.url)).close();
    client = new pg.Client({ connectionString: own.url });
    await client.connect();
    // Small tables are scanned although they have an index.
    await client.query('set enable_seqscan = off');
  });
  afterAll(async () => {
    await client.end();
    await own.drop();
  });
  const scansOf = async ({ sql, parameters }: Statement) => {
    const { rows } = await client.query(`explain ${sql}`, [...parameters]);
    return rows.map((row) => String(row['QUERY PLAN'])).filter((line) => line.includes('Seq Scan'));
  };

  test('every list and deletion', async () => {
    const scans: string[] = [];
    for (const [name, list] of Object.entries(LISTS))
      for (const each of await statementsOf(POSTGRES, list))
        for (const scan of await scansOf(each)) scans.push(`${name}: ${scan}`);
    const query = new Kysely<Schema>({ dialect: POSTGRES });
    for (const change of DELETIONS)
      for (const each of compileChange(query, change))
        for (const scan of await scansOf(each)) scans.push(`${change.kind}: ${scan}`);
    expect(scans).toEqual([]);
  });
});
