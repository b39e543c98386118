// An SQLite file. Whatever comes in during one turn of the event loop, or shortly after a commit, is written in one transaction, with one sync of the disk.
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { complain } from '../operating/log.ts';
import { appending } from './change.ts';
import { type Change, type CommitWatch, type Database, DiskFault, type Written } from './database.ts';
import { FileIdentity } from './file-identity.ts';
import { makeFolders } from './folders.ts';
import { Journal, TakenPly } from './journal.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { diskFaultOr, Trouble } from './trouble.ts';

interface Entry {
  readonly changes: readonly Change[];
  resolve(written: Written): void;
  reject(error: unknown): void;
}

/** Milliseconds from one commit to the next, for each has its price. Whoever comes alone does not wait. */
const PACE = 3;

/** How often to look whether the file is still there while nothing is written, in milliseconds. */
const FILE_CHECK_MS = 1000;

/** `:memory:` for tests that need no file. */
export async function openSqlite(path: string, watch: CommitWatch = () => {}): Promise<Database> {
  if (path !== ':memory:') makeFolders(dirname(path));
  const file = new DatabaseSync(path);
  // FULL: a commit is on the disk when it returns, in the write-ahead log too.
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  file.exec('pragma busy_timeout = 5000; pragma wal_autocheckpoint = 4000; pragma temp_store = memory;');
  const ask = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: forKysely(file, {
        prepare: (sql) => prepareFor(sql),
        fail: (error) => fail(error),
      }),
    }),
  });
  /** With its name, if it is the disk's. */
  const fail = (error: unknown): never => {
    const named = diskFaultOr(error, path);
    meet(named);
    throw named;
  };
  // Until the tables are there: whatever fails by then keeps the file from being opened at all.
  let prepareFor = (_sql: string) => {};
  let meet = (_error: unknown) => {};
  await migrate(ask);
  const append = appending(ask);
  const journal = new Journal(file);
  const isFile = path !== ':memory:';
  const dataFile = new FileIdentity(isFile ? [path] : []);
  // The log is there as long as the file is open, and holds what was written last.
  const bothFiles = new FileIdentity(isFile ? [path, `${path}-wal`] : []);

  const trouble = new Trouble(
    () => transact(() => journal.probe()),
    () => journal.hideWaiting(),
  );
  meet = (error) => trouble.meet(error);
  const fileCheck = setInterval(() => {
    try {
      bothFiles.check();
    } catch (error) {
      trouble.meet(error);
    }
  }, FILE_CHECK_MS);
  fileCheck.unref();
  const statements = new Map<string, StatementSyncInstance>();
  let waiting: Entry[] = [];
  let committedAt = 0;

  const run = (sql: string, parameters: Change['parameters'] = []) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = file.prepare(sql);
      statements.set(sql, statement);
    }
    statement.run(...parameters);
  };

  const make = ({ sql, parameters }: Change) => {
    if (sql === append) journal.append(parameters);
    else run(sql, parameters);
  };

  const commit = (entries: readonly Entry[]) => {
    const began = performance.now();
    transact(() => {
      journal.begin();
      for (const { changes } of entries) for (const change of changes) make(change);
      journal.end();
    });
    committedAt = performance.now();
    watch(committedAt - began, entries.length);
  };

  const transact = (act: () => void) => {
    try {
      run('begin immediate');
      act();
      bothFiles.check();
      run('commit');
    } catch (error) {
      journal.undo();
      // After a fault of the disk SQLite has done so already, and would complain.
      if (file.isTransaction) run('rollback');
      fail(error);
    }
    trouble.end();
  };

  const settle = () => transact(() => journal.settle());
  // Whoever asks about moves asks about all of them.
  prepareFor = (sql) => {
    if (!sql.includes('"moves"') || !journal.isBehind) return;
    try {
      if (trouble.code === null) settle();
    } catch (error) {
      if (!(error instanceof DiskFault)) throw error;
    }
    if (trouble.code !== null) journal.showWaiting();
  };

  /** With everything of this turn; where one commit follows upon the other, with a little more. */
  const soon = () => {
    const rest = PACE - (performance.now() - committedAt);
    if (rest > 0) setTimeout(flush, rest);
    else setImmediate(flush);
  };

  const flush = () => {
    const entries = waiting;
    waiting = [];
    try {
      commit(entries);
    } catch (error) {
      if (error instanceof DiskFault) {
        for (const { reject } of entries) reject(error);
        return;
      }
      // One of them is at fault; the others shall not suffer for it.
      for (const entry of entries) commitAlone(entry);
      return;
    }
    for (const entry of entries) entry.resolve('done');
  };

  const commitAlone = (entry: Entry) => {
    try {
      commit([entry]);
      entry.resolve('done');
    } catch (error) {
      if (isConflict(error)) entry.resolve('conflict');
      else entry.reject(error);
    }
  };

  return {
    ask,
    trouble: () => trouble.code,
    write: (changes) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) soon();
        waiting.push({ changes, resolve, reject });
      }),
    close: async () => {
      if (waiting.length > 0) flush();
      clearInterval(fileCheck);
      const faults: unknown[] = [];
      const attempt = (act: () => void) => {
        try {
          act();
        } catch (error) {
          faults.push(error);
        }
      };
      attempt(settle);
      // A log that only has lost its name is merged all the same; that of a file that is gone is left alone.
      attempt(() => {
        dataFile.check();
        mergeLog(file);
      });
      trouble.stop();
      // What was written is in the journal, or in the log beside the file, unless somebody has deleted them.
      if (faults.length > 0) complain('closed-without-storing', faults[0]);
      await ask.destroy();
    },
  };
}

/**
 * The file alone shall hold everything, for whoever copies it. SQLite would do so at the end of the last connection, but
 * statements that are not collected yet keep that from ending. Somebody else who is reading keeps the log in use.
 */
function mergeLog(file: InstanceType<typeof DatabaseSync>): void {
  file.exec('pragma wal_checkpoint(truncate)');
  try {
    file.exec('pragma journal_mode = delete');
  } catch {
    // In use by another connection: the log stays, and is empty.
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof TakenPly) return true;
  return error instanceof Error && /(UNIQUE|NOT NULL) constraint failed/.test(error.message);
}

/** Kysely speaks to better-sqlite3; the statements of Node's own interface are nearly the same. */
function forKysely(
  file: InstanceType<typeof DatabaseSync>,
  hooks: { prepare(sql: string): void; fail(error: unknown): never },
): SqliteDatabase {
  const guarded = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      return hooks.fail(error);
    }
  };
  return {
    close: () => file.close(),
    prepare: (sql) => {
      hooks.prepare(sql);
      const statement = guarded(() => file.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => guarded(() => statement.all(...parameters)),
        run: (parameters) => guarded(() => statement.run(...parameters)),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}
