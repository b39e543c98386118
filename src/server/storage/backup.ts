// Copies a SQLite file that is in use, as of one moment and without stopping the server.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type SqliteFile } from './sqlite-driver.ts';
import { primaryCodeOf, SQLITE } from './sqlite-errors.ts';

/** The source cannot be read. The destination is not the problem. */
export class UnreadableSource extends Error {}

/** The copy gets its name when it is complete and on the disk, so that nobody finds half of one. */
export function backUp(from: string, to: string): void {
  const draft = `${to}.part`;
  const file = openSource(from);
  try {
    rmSync(draft, { force: true });
    file.prepare('vacuum into ?').run(draft);
  } catch (error) {
    rmSync(draft, { force: true });
    throw isDamaged(error) ? new UnreadableSource(messageOf(error)) : error;
  } finally {
    file.close();
  }
  const copy = openSync(draft, 'r');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(draft, to);
}

/** Refuses a file without matches: its copy would look like a good backup. */
function openSource(from: string): SqliteFile {
  let file: SqliteFile | null = null;
  try {
    file = new DatabaseSync(from, { readOnly: true });
    if (file.prepare(`select 1 from sqlite_schema where type = 'table' and name = 'matches'`).get())
      return file;
    throw new Error('it has no matches');
  } catch (error) {
    file?.close();
    throw new UnreadableSource(messageOf(error));
  }
}

function isDamaged(error: unknown): boolean {
  const code = primaryCodeOf(error);
  return code === SQLITE.corrupt || code === SQLITE.notADatabase;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
