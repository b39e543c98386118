// PostgreSQL: questions over a few connections, changes over one that gathers them.
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { note } from '../operating/log.ts';
import { appending } from './change.ts';
import { Away, type CommitWatch, type Database, DiskFault } from './database.ts';
import { migrate } from './migrate.ts';
import { awayOr, NamingDialect } from './naming.ts';
import type { Schema } from './schema.ts';
import { Trouble } from './trouble.ts';
import { Writer } from './writer.ts';

/** Connections for questions. */
const MOST = 8;
/** How long to wait for a connection, and for an answer, in milliseconds. A paused database may come back meanwhile. */
const CONNECT = 5000;
const ANSWER = 15_000;

export async function openPostgres(url: string, watch?: CommitWatch): Promise<Database> {
  const common = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
    application_name: 'scriptorium',
    types: { getTypeParser },
  };
  await whenItAnswers(() => migrateAt(common));
  // With `pipeline` a connection whose answer is overdue is given up, and not used again.
  const patient = { ...common, pipeline: true, query_timeout: ANSWER };
  const pool = new pg.Pool({ ...patient, max: MOST, statement_timeout: ANSWER });
  quieten(pool);
  const ask = new Kysely<Schema>({ dialect: new NamingDialect({ pool }) });
  const writer = new Writer({
    // A commit is on the disk when it is answered, whatever the server's own setting.
    open: () => new pg.Client({ ...patient, options: SYNCHRONOUS }),
    append: appending(ask),
    watch: watch ?? null,
  });
  const write: Database['write'] = async (changes) => {
    try {
      const written = await writer.write(changes);
      trouble.end();
      return written;
    } catch (error) {
      const isFull = error instanceof pg.DatabaseError && error.code === DISK_FULL;
      if (!isFull) throw error;
      const fault = new DiskFault('disk-full', `no room on the disk of PostgreSQL: ${error.message}`, error);
      trouble.meet(fault);
      throw fault;
    }
  };
  // A commit of nothing still writes its mark.
  const trouble = new Trouble(async () => {
    await write([]);
  });
  return {
    ask,
    write,
    trouble: () => trouble.code,
    close: async () => {
      trouble.stop();
      await writer.close();
      await ask.destroy();
    },
  };
}

/** Servers and database may be started together, and a paused one comes back: so long a start waits, in milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 500;

async function whenItAnswers(act: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; ) {
    try {
      return await act();
    } catch (error) {
      if (!(awayOr(error) instanceof Away) || Date.now() > end) throw error;
      note('waiting-for-database', { why: error instanceof Error ? error.message : String(error) });
      await pause(PAUSE);
    }
  }
}

const DISK_FULL = '53100';
const SYNCHRONOUS = '-c synchronous_commit=on';
const BIGINT = 20;

/** Our times and counts are far below 2⁵³. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === BIGINT && format !== 'binary') return Number;
  return pg.types.getTypeParser(oid, format ?? 'text');
}

/** A connection that breaks while nobody waits for an answer: the next question gets another one. */
function quieten(pool: pg.Pool): void {
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

/** Without a limit of time: a step may have much to do. */
async function migrateAt(common: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...common, max: 2 });
  quieten(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
