// Brings a database up to the tables of today.
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';

const TABLE = 'kysely_migration';

/**
 * Several processes may do it at once: Kysely takes a lock where the database can be shared.
 * A newer process may have been here before; what it has added does not disturb this one.
 */
export async function migrate<S>(db: Kysely<S>): Promise<void> {
  const known: Record<string, Migration> = { ...MIGRATIONS };
  for (const name of await done(db)) known[name] ??= { up: async () => {} };
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db, provider, migrationTableName: TABLE }).migrateToLatest();
  if (error) throw error;
}

/** The names of all steps that were made here already, by whatever version. */
async function done<S>(db: Kysely<S>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
