// Saves a game: during play, on request, and when it is over.
import { existsSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { gamesFolder } from '../data-folder.ts';
import { readJson } from '../files.ts';
import { seedIn, writeSave } from '../saves.ts';
import { UsageError, type UsageFault } from '../usage.ts';
import type { LocalGame } from './local-game.ts';

export type SaveResult =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly fault: UsageFault };

export function save(local: LocalGame): SaveResult {
  return saveAs(local, local.file);
}

/** `typed` is relative to the current folder; `~` is the home folder. */
export function saveAs(local: LocalGame, typed: string): SaveResult {
  const file = resolve(typed.replace(/^~(?=\/|$)/, homedir()));
  const { table } = local;
  if (file !== local.file && existsSync(file) && !isOfThisGame(file, table.seed))
    return { ok: false, fault: { code: 'file-in-use', file, flag: null } };
  try {
    writeSave(file, local);
    return { ok: true, file };
  } catch (error) {
    // The game goes on without a file.
    if (error instanceof UsageError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** Only an earlier save of the same game may be overwritten. */
function isOfThisGame(file: string, seed: string): boolean {
  try {
    return seedIn(readJson(file)) === seed;
  } catch {
    return false;
  }
}

export function deleteSave({ file }: LocalGame): void {
  rmSync(file, { force: true });
}

/** A finished game moves from the saves to the records; one resumed from another file stays there. */
export function saveFinished(local: LocalGame): SaveResult {
  if (dirname(local.file) !== gamesFolder('saves')) return save(local);
  const result = saveAs(local, join(gamesFolder('records'), basename(local.file)));
  if (result.ok) deleteSave(local);
  return result;
}
