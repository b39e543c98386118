// Notices that an open file was deleted, moved or replaced: what is written to it then is lost when the process ends.
import { type BigIntStats, statSync } from 'node:fs';
import { DiskError } from './database.ts';

export class FileIdentity {
  private readonly files: readonly { readonly path: string; readonly stats: BigIntStats | null }[];

  /** Remembers which files have these names now. A file that is missing now is never checked. */
  constructor(paths: readonly string[]) {
    this.files = paths.map((path) => ({ path, stats: statsOf(path) }));
  }

  /** Throws if one of the files is gone, or if another file has its name. */
  check(): void {
    for (const { path, stats } of this.files) {
      if (stats === null) continue;
      const now = statsOf(path);
      if (now?.ino === stats.ino && now.dev === stats.dev) continue;
      const what = now === null ? 'was deleted or moved away' : 'was replaced by another file';
      throw new DiskError('disk-failed', `file-moved: ${path} ${what} while it was in use`, undefined);
    }
  }
}

/** Null if there is no such file, or it cannot be accessed. */
function statsOf(path: string): BigIntStats | null {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return null;
  }
}
