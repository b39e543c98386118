// Brings a database up to the current schema.
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Migrations } from './migrations.ts';

const TABLE = 'kysely_migration';

/**
 * Several processes may migrate at once: Kysely takes a lock where the database can be shared.
 * If a newer version has migrated the database already, its additional steps do not matter to this one.
 */
export async function migrate<S>(db: Kysely<S>, migrations: Migrations): Promise<void> {
  const known: Record<string, Migration> = { ...migrations };
  for (const name of await executedMigrations(db)) known[name] ??= { up: async () => {} };
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db, provider, migrationTableName: TABLE }).migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that any version has executed here. */
async function executedMigrations<S>(db: Kysely<S>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
