// Brings a database up to the current schema, and says what it does.
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { log } from '../operating/log.ts';
import { VERSION } from '../operating/version.ts';
import { StartError } from '../start-errors.ts';
import type { Migrations } from './migrations.ts';

const TABLE = 'kysely_migration';
/** A migration that only adds can be ignored by older programs; one with this in its name cannot. */
const BREAKING = '-breaking';

/**
 * Several processes may migrate at once: Kysely takes a lock where the database can be shared.
 * If a newer version has migrated the database already, its additional steps do not matter to this one, unless they say so.
 */
export async function migrate<S>(db: Kysely<S>, migrations: Migrations): Promise<void> {
  const executed = await executedMigrations(db);
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  const breaking = unknown.find((name) => name.includes(BREAKING));
  if (breaking !== undefined) throw new StartError({ code: 'database-too-new', migration: breaking });
  if (unknown.length > 0) {
    const why =
      'a newer version has used this database; this one leaves alone what it does not know. Start the newer version again when you can';
    log.warn({ version: VERSION, migrations: unknown, why }, 'database-is-newer');
  }
  const missing = Object.keys(migrations).filter((name) => !executed.includes(name));
  // A new database is made at once, without a word for each step.
  const known = executed.length === 0 ? { ...migrations } : announced(migrations, missing);
  for (const name of unknown) known[name] = { up: async () => {} };
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db, provider, migrationTableName: TABLE }).migrateToLatest();
  if (error) throw error;
  if (executed.length > 0 && missing.length > 0)
    log.info({ version: VERSION, from: executed.at(-1), to: missing.at(-1) }, 'migrated');
}

function announced(migrations: Migrations, missing: readonly string[]): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        log.info({ migration: name, step: missing.indexOf(name) + 1, of: missing.length }, 'migrating');
        await migration.up(db);
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/** The names of the migrations that any version has executed here, in order. */
async function executedMigrations<S>(db: Kysely<S>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
