// Keeping a game: while it goes on, on request, and when it is over.
import { existsSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { readJson } from '../files.ts';
import { shelfPath } from '../home.ts';
import { seedIn, writeSave } from '../saves.ts';
import { UsageError, type UsageFault } from '../usage.ts';
import type { Sitting } from './sitting.ts';

export type Kept =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly fault: UsageFault };

export function keep(sitting: Sitting): Kept {
  return keepAs(sitting, sitting.file);
}

/** As somebody typed it: relative to where they are, `~` for their home. */
export function keepAs(sitting: Sitting, typed: string): Kept {
  const file = resolve(typed.replace(/^~(?=\/|$)/, homedir()));
  const { table } = sitting;
  if (file !== sitting.file && existsSync(file) && !isOfThisGame(file, table.seed))
    return { ok: false, fault: { code: 'file-in-use', file, flag: null } };
  try {
    writeSave(file, sitting);
    return { ok: true, file };
  } catch (error) {
    // The game goes on: only the file is missing.
    if (error instanceof UsageError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** An earlier save of the same game may be written over, and nothing else. */
function isOfThisGame(file: string, seed: string): boolean {
  try {
    return seedIn(readJson(file)) === seed;
  } catch {
    return false;
  }
}

export function forget({ file }: Sitting): void {
  rmSync(file, { force: true });
}

/** A finished game moves from the saves to the records; one resumed from a file of its own stays there. */
export function keepFinished(sitting: Sitting): Kept {
  if (dirname(sitting.file) !== shelfPath('saves')) return keep(sitting);
  const kept = keepAs(sitting, join(shelfPath('records'), basename(sitting.file)));
  if (kept.ok) forget(sitting);
  return kept;
}
