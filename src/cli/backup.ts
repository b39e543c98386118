// `backup`: copies the file of a running server.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Lang } from '../engine/index.ts';
import { escapeOutside } from './escaping.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { UsageError } from './usage.ts';

export interface BackupFlags {
  readonly from?: string;
}

export async function backup(
  file: string,
  flags: BackupFlags,
  terminal: Terminal,
  lang: Lang,
): Promise<void> {
  if (flags.from === undefined && process.env.DATABASE_URL)
    throw new UsageError({ code: 'kept-in-postgres' });
  const from = resolve(flags.from ?? process.env.DATA ?? 'data/scriptorium.db');
  if (!existsSync(from)) throw new UsageError({ code: 'no-such-file', file: from });
  if (existsSync(file)) throw new UsageError({ code: 'file-in-use', file, flag: null });
  // Only here: nothing else of the terminal needs a database.
  const { backUp, UnreadableSource } = await import('../server/storage/backup.ts');
  try {
    backUp(from, resolve(file));
  } catch (error) {
    if (error instanceof UnreadableSource)
      throw new UsageError({ code: 'not-a-database', file: from, reason: error.message });
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError({ code: 'unwritable', path: file, reason });
  }
  terminal.print(textsOf(lang).backedUp(escapeOutside(from), escapeOutside(resolve(file))));
}
