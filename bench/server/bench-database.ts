// A new database on the PostgreSQL of DATABASE_URL or of this machine, for servers that share it.
import pg from 'pg';

export interface SharedServices {
  readonly database: string;
  readonly redis: string | null;
}

const SERVER = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS = process.env.REDIS_URL || 'redis://127.0.0.1:6379';

export async function openBenchDatabase(
  hasRedis: boolean,
): Promise<SharedServices & { drop(): Promise<void> }> {
  const name = `scriptorium_bench_${process.pid}_${Date.now()}`;
  await run(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    database: String(url),
    redis: hasRedis ? REDIS : null,
    drop: () => run(`drop database ${name} with (force)`),
  };
}

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
