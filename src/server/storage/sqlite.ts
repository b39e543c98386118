// A database in one SQLite file.
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { realSystem, type System } from '../../protocol/system.ts';
import { log } from '../operating/log.ts';
import { type CommitListener, type Database, DiskError, type Head } from './database.ts';
import { DiskHealth } from './disk-health.ts';
import { FileIdentity } from './file-identity.ts';
import { makeDirectories } from './make-directories.ts';
import { migrate } from './migrate.ts';
import { SQLITE_MIGRATIONS } from './migrations.ts';
import { lacksLog } from './missing-log.ts';
import type { Schema } from './schema.ts';
import { type Guard, sqliteDialect } from './sqlite-dialect.ts';
import { DatabaseSync, type SqliteFile } from './sqlite-driver.ts';
import { toDiskError } from './sqlite-errors.ts';
import { SqliteMoves } from './sqlite-moves.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** How often to check that the file still has its name while nothing is written. */
const FILE_CHECK_INTERVAL_MS = 1000;
/** How often moves are settled into blocks. Programs that read the view `moves` see them after this time at the latest. */
const SETTLE_INTERVAL_MS = 5000;

/** `:memory:` for tests that need no file. */
export async function openSqlite(
  path: string,
  onCommit: CommitListener = () => {},
  system: System = realSystem,
): Promise<Database> {
  const isFile = path !== ':memory:';
  if (isFile) makeDirectories(dirname(path));
  if (isFile && lacksLog(path)) {
    const why = 'it was copied without its -wal while a server used it, or its -wal was deleted';
    log.warn({ file: path, why }, 'last-writes-may-be-missing');
  }
  const file = new DatabaseSync(path);
  // FULL: a commit is on the disk when it returns, in the write-ahead log too.
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  file.exec('pragma busy_timeout = 5000; pragma wal_autocheckpoint = 4000; pragma temp_store = memory;');
  // 16 MB: with the usual 2 MB, blocks of some thousand matches are read from the file whenever moves are settled.
  file.exec('pragma cache_size = -16000');
  let health: DiskHealth | null = null;
  /** Throws errors of the disk as `DiskError`. Before there is a `health`, an error keeps the file from being opened at all. */
  const guard: Guard = (act) => {
    try {
      return act();
    } catch (error) {
      const named = toDiskError(error, path);
      health?.failed(named);
      throw named;
    }
  };
  const query = new Kysely<Schema>({ dialect: sqliteDialect(file, guard) });
  await migrate(query, SQLITE_MIGRATIONS);

  const moves = new SqliteMoves(file);
  const dataFile = new FileIdentity(isFile ? [path] : []);
  // SQLite keeps the log as long as the file is open. It holds the last writes.
  const dataAndLog = new FileIdentity(isFile ? [path, `${path}-wal`] : []);
  const diskHealth = new DiskHealth(system, () => writer.transaction(() => moves.probe()));
  health = diskHealth;
  const writer = new SqliteWriter({
    system,
    file,
    query,
    moves,
    onCommit,
    beforeCommit: () => dataAndLog.check(),
    succeeded: () => diskHealth.succeeded(),
    guard,
  });
  const settle = () => writer.transaction(() => moves.settle());

  const timers = [
    system.every(FILE_CHECK_INTERVAL_MS, () => {
      try {
        dataAndLog.check();
      } catch (error) {
        diskHealth.failed(error);
      }
    }),
    system.every(SETTLE_INTERVAL_MS, () => {
      if (!moves.hasPending || diskHealth.code !== null) return;
      try {
        settle();
      } catch (error) {
        // The moves stay in the journal. `diskHealth` has reported an error of the disk.
        if (!(error instanceof DiskError)) log.error({ err: error }, 'cannot-write');
      }
    }),
  ];
  for (const timer of timers) timer.unref();

  return {
    query,
    write: (changes) => writer.write(changes),
    movesSince: async (match, ply) => guard(() => moves.since(match, ply)),
    headsOf: async (ids) => {
      const rows = await query
        .selectFrom('matches')
        .select(['id', 'changes'])
        .where('id', 'in', ids)
        .execute();
      const plies = guard(() => moves.lastPlies(rows.map(({ id }) => id)));
      return rows.map(({ id, changes }, i): Head => ({ id, changes, ply: plies[i] ?? null }));
    },
    diskError: () => diskHealth.code,
    close: async () => {
      writer.flush();
      for (const timer of timers) timer.cancel();
      const errors: unknown[] = [];
      const attempt = (act: () => void) => {
        try {
          act();
        } catch (error) {
          errors.push(error);
        }
      };
      attempt(settle);
      // A log that only lost its name can still be merged. If the file itself is gone, its log is left alone.
      attempt(() => {
        dataFile.check();
        mergeLog(file);
      });
      diskHealth.stop();
      // Every answered write is in the journal table or in the log beside the file, unless somebody has deleted them.
      if (errors.length > 0) log.error({ err: errors[0] }, 'closed-without-storing');
      await query.destroy();
    },
  };
}

/**
 * Puts everything into the one file, so that it can be copied alone. SQLite would do so when the last connection closes,
 * but statements that are not garbage collected yet delay that. Another connection that is reading keeps the log in use.
 */
function mergeLog(file: SqliteFile): void {
  file.exec('pragma wal_checkpoint(truncate)');
  try {
    file.exec('pragma journal_mode = delete');
  } catch {
    // In use by another connection: the log stays, and is empty.
  }
}
