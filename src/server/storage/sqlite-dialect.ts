// Kysely on the SQLite driver. Kysely expects better-sqlite3, whose statements differ a little from Node's.
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import type { SqliteFile } from './sqlite-driver.ts';

/** Calls the function, and may throw a better error than the function does. */
export type Guard = <T>(act: () => T) => T;

export function sqliteDialect(file: SqliteFile, guard: Guard): SqliteDialect {
  const database: SqliteDatabase = {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = guard(() => file.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => guard(() => statement.all(...parameters)),
        run: (parameters) => guard(() => statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
  return new SqliteDialect({ database });
}
