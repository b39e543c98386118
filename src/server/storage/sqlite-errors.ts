// What the errors of SQLite mean.
import { DiskError } from './database.ts';

/** Result codes of SQLite (https://sqlite.org/rescode.html). */
export const SQLITE = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
  notNull: 1299,
  primaryKey: 1555,
  unique: 2067,
} as const;

/** The extended result code of an error thrown by the driver; null for any other error. */
export function sqliteCodeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : null;
}

/** Its last byte is the primary code. */
export const primaryCodeOf = (error: unknown): number => (sqliteCodeOf(error) ?? 0) & 255;

const DISK_CODES: readonly number[] = [SQLITE.readOnly, SQLITE.ioError, SQLITE.full, SQLITE.cannotOpen];
/** ENOSPC, EDQUOT, EFBIG: the disk, the user's quota or the file has no room. Only the package reports them; Node's own driver does not. */
const NO_ROOM_ERRNOS: readonly unknown[] = [28, 122, 27];

/** An error of SQLite about the disk becomes a `DiskError`; any other error stays as it is. */
export function toDiskError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || sqliteCodeOf(error) === null) return error;
  const code = primaryCodeOf(error);
  if (!DISK_CODES.includes(code)) return error;
  const hasNoRoom = 'systemErrno' in error && NO_ROOM_ERRNOS.includes(error.systemErrno);
  return code === SQLITE.full || hasNoRoom
    ? new DiskError('disk-full', `no room on the disk for ${path}: ${error.message}`, error)
    : new DiskError('disk-failed', `the disk does not take ${path}: ${error.message}`, error);
}
