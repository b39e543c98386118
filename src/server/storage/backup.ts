// A copy of an SQLite file that is in use: whole, as of one moment, without stopping anybody.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

type Database = InstanceType<typeof DatabaseSync>;

/** What is to be copied cannot be: nothing is wrong with the place for the copy. */
export class UnreadableSource extends Error {}

/** SQLITE_CORRUPT and SQLITE_NOTADB: found in what is read, whatever was being done. */
const DAMAGED: readonly unknown[] = [11, 26];

/** Nobody ever finds half of one: it gets its name when it is complete and on the disk. */
export function backUp(from: string, to: string): void {
  const draft = `${to}.part`;
  const file = opened(from);
  try {
    rmSync(draft, { force: true });
    file.prepare('vacuum into ?').run(draft);
  } catch (error) {
    rmSync(draft, { force: true });
    throw isDamage(error) ? new UnreadableSource(messageOf(error)) : error;
  } finally {
    file.close();
  }
  const copy = openSync(draft, 'r');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(draft, to);
}

/** A file without matches would make a copy of nothing that looks like a good one. */
function opened(from: string): Database {
  let file: Database | null = null;
  try {
    file = new DatabaseSync(from, { readOnly: true });
    if (file.prepare(`select 1 from sqlite_master where type = 'table' and name = 'matches'`).get())
      return file;
    throw new Error('it has no matches');
  } catch (error) {
    file?.close();
    throw new UnreadableSource(messageOf(error));
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGED.includes(error.errcode);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
