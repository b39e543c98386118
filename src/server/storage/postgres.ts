// A PostgreSQL database: a few connections for reads, one for writes.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { pause, realSystem, type System } from '../../protocol/system.ts';
import { log } from '../operating/log.ts';
import { type CommitListener, type Database, DatabaseUnavailable, DiskError } from './database.ts';
import { DiskHealth } from './disk-health.ts';
import { migrate } from './migrate.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import { toUnavailable, UnavailableDialect } from './postgres-dialect.ts';
import { PostgresWriter } from './postgres-writer.ts';
import type { PostgresSchema } from './schema.ts';

const MAX_READ_CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 5000;
/** Long enough for a paused database to come back. */
const QUERY_TIMEOUT_MS = 15_000;

export async function openPostgres(
  url: string,
  onCommit?: CommitListener,
  system: System = realSystem,
): Promise<Database> {
  const common = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'scriptorium',
    types: { getTypeParser },
  };
  await retryUntilAvailable(system, () => migrateAt(common));
  // With `pipeline`, pg discards a connection whose answer is overdue.
  const options = { ...common, pipeline: true, query_timeout: QUERY_TIMEOUT_MS };
  const pool = new pg.Pool({ ...options, max: MAX_READ_CONNECTIONS, statement_timeout: QUERY_TIMEOUT_MS });
  ignoreIdleErrors(pool);
  const query = new Kysely<PostgresSchema>({ dialect: new UnavailableDialect({ pool }) });
  const writer = new PostgresWriter({
    system,
    query,
    newClient: () => new pg.Client({ ...options, options: SYNCHRONOUS_COMMIT }),
    onCommit: onCommit ?? null,
  });
  const write: Database['write'] = async (changes) => {
    try {
      const result = await writer.write(changes);
      health.succeeded();
      return result;
    } catch (error) {
      const isFull = error instanceof pg.DatabaseError && error.code === DISK_FULL;
      if (!isFull) throw error;
      const named = new DiskError('disk-full', `no room on the disk of PostgreSQL: ${error.message}`, error);
      health.failed(named);
      throw named;
    }
  };
  // A commit without changes still writes its token.
  const health = new DiskHealth(system, async () => {
    await write([]);
  });
  return {
    query,
    write,
    movesSince: (match, ply) =>
      query
        .selectFrom('moves')
        .selectAll()
        .where('match', '=', match)
        .where('ply', '>', ply)
        .orderBy('ply')
        .execute(),
    headsOf: async (ids) => {
      // PostgreSQL knows no empty list.
      if (ids.length === 0) return [];
      return query
        .selectFrom('matches')
        .select((from) => [
          'id',
          'changes',
          from
            .selectFrom('moves')
            .select(sql<number | null>`max(ply)`.as('ply'))
            .whereRef('moves.match', '=', 'matches.id')
            .as('ply'),
        ])
        .where('id', 'in', ids)
        .execute();
    },
    diskError: () => health.code,
    close: async () => {
      health.stop();
      await writer.close();
      await query.destroy();
    },
  };
}

/** The server may start together with its database, or while the database is paused. */
const START_TIMEOUT_MS = 60_000;
const RETRY_INTERVAL_MS = 500;

async function retryUntilAvailable(system: System, act: () => Promise<void>): Promise<void> {
  for (const deadline = system.now() + START_TIMEOUT_MS; ; ) {
    try {
      return await act();
    } catch (error) {
      if (!(toUnavailable(error) instanceof DatabaseUnavailable) || system.now() > deadline) throw error;
      log.info({ why: error instanceof Error ? error.message : String(error) }, 'waiting-for-database');
      await pause(system, RETRY_INTERVAL_MS);
    }
  }
}

/** Error code of PostgreSQL. */
const DISK_FULL = '53100';
/** A commit is on the disk when it is answered, whatever the server's default. */
const SYNCHRONOUS_COMMIT = '-c synchronous_commit=on';
/** Type id of PostgreSQL. */
const BIGINT = 20;

/** Our times and counts are far below 2⁵³. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === BIGINT && format !== 'binary') return Number;
  return pg.types.getTypeParser(oid, format ?? 'text');
}

/** Without a listener, an idle connection that breaks would end the process. The next query gets a new connection. */
function ignoreIdleErrors(pool: pg.Pool): void {
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

/** Without a query timeout: a migration may take long. */
async function migrateAt(options: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...options, max: 2 });
  ignoreIdleErrors(pool);
  const db = new Kysely<PostgresSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, POSTGRES_MIGRATIONS);
  } finally {
    await db.destroy();
  }
}
