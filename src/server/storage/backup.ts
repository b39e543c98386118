// A copy of an SQLite file that is in use: whole, as of one moment, without stopping anybody.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

/** Nobody ever finds half of one: it gets its name when it is complete and on the disk. */
export function backUp(from: string, to: string): void {
  const draft = `${to}.part`;
  rmSync(draft, { force: true });
  const file = new DatabaseSync(from, { readOnly: true });
  try {
    file.prepare('vacuum into ?').run(draft);
  } finally {
    file.close();
  }
  const copy = openSync(draft, 'r');
  fsyncSync(copy);
  closeSync(copy);
  renameSync(draft, to);
}
