// `move-to-postgres`: moves the games of a stopped server from its file to PostgreSQL.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Lang } from '../engine/index.ts';
import { escapeOutside } from './escaping.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { UsageError } from './usage.ts';

export interface MoveFlags {
  readonly from?: string;
}

export async function moveToPostgres(flags: MoveFlags, terminal: Terminal, lang: Lang): Promise<void> {
  const { DATABASE_URL: url, DATA: data } = process.env;
  if (!url) throw new UsageError({ code: 'needs-postgres' });
  const from = resolve(flags.from ?? (data || 'data/scriptorium.db'));
  if (!existsSync(from)) throw new UsageError({ code: 'no-such-file', file: from });
  // Only here: nothing else of the terminal needs a database.
  const { MoveError, moveToPostgres: move } = await import('../server/storage/move-to-postgres.ts');
  const { startProblemOf, startProblemText } = await import('../server/start-errors.ts');
  const texts = textsOf(lang).moving;
  try {
    await move(from, url, ({ table, rows }) => terminal.print(texts.table(table, rows)));
  } catch (error) {
    if (error instanceof MoveError) throw new UsageError({ code: error.code, table: error.table });
    const settings = { port: 0, host: '', data: from, database: url };
    const problem = startProblemOf(error, settings) ?? startProblemOf(error, { ...settings, database: null });
    if (problem) throw new UsageError({ code: 'cannot-move', reason: startProblemText(problem, lang) });
    throw error;
  }
  terminal.print(texts.done(escapeOutside(from)));
}
