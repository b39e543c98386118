// Whether the files that were opened are still the ones of these names: what is written to a file that was deleted or moved away is lost at the end.
import { type BigIntStats, statSync } from 'node:fs';
import { DiskFault } from './database.ts';

export class FileIdentity {
  private readonly opened: readonly { readonly path: string; readonly stats: BigIntStats | null }[];

  /** What has these names now. Whatever is missing from the start is not looked after. */
  constructor(paths: readonly string[]) {
    this.opened = paths.map((path) => ({ path, stats: statsOf(path) }));
  }

  /** Throws when one of them is gone, or another file has its name. */
  check(): void {
    for (const { path, stats } of this.opened) {
      if (stats === null) continue;
      const now = statsOf(path);
      if (now?.ino === stats.ino && now.dev === stats.dev) continue;
      const what = now === null ? 'was deleted or moved away' : 'was replaced by another file';
      throw new DiskFault('disk-failed', `file-moved: ${path} ${what} while it was in use`, undefined);
    }
  }
}

/** Null when there is none, or it cannot be looked at. */
function statsOf(path: string): BigIntStats | null {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return null;
  }
}
