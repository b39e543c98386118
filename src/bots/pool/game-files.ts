// Games from files (`--game FILE`): registered in this process and in every thread that it starts.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GameError } from '../../games/game-error.ts';
import { loadFailure } from '../../games/load-failure.ts';
import { type LoadedGame, registerGame, unregisterGame } from '../../games/loaded.ts';

export interface GameFile {
  readonly id: string;
  readonly path: string;
}

const registered: GameFile[] = [];

/** The files of the games from outside, by the ids of their games. */
export const gameFiles: readonly GameFile[] = registered;

/** Throws a `GameError` where the file is missing, fails, has no manifest or holds a game that breaks the contract. */
export async function registerGameFile(file: string): Promise<LoadedGame> {
  const path = resolve(file);
  if (!existsSync(path)) throw new GameError({ code: 'no-game-file', file });
  const { manifest } = await moduleAt(path, file);
  if (manifest === undefined) throw new GameError({ code: 'no-manifest', file });
  const loaded = await registerGame(manifest).catch((error: unknown) => {
    if (!(error instanceof GameError) || error.fault.code !== 'contract-broken') throw error;
    throw new GameError({ ...error.fault, file });
  });
  registered.push({ id: loaded.game.id, path });
  return loaded;
}

/** For tests: one process runs many, and each server would serve the file. */
export function unregisterGameFile(id: string): void {
  unregisterGame(id);
  const at = registered.findIndex((file) => file.id === id);
  if (at >= 0) registered.splice(at, 1);
}

async function moduleAt(path: string, file: string): Promise<{ readonly manifest?: unknown }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new GameError(loadFailure(error, (reason) => ({ code: 'game-file-failed', file, reason })));
  }
}
