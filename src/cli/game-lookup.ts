// The games of this run: the registered ones, or one with the owner's own tables in place of ours (`--data`).
import type { AnyGame } from '../engine/index.ts';
import { allGames, findLoadedGame as findOurs, type LoadedGame } from '../games/loaded.ts';
import { readText } from './files.ts';
import { UsageError } from './usage.ts';

/** Filled before anything is played: a run has at most one set of tables for each game. */
const gamesWithTables = new Map<string, AnyGame>();

export function findLoadedGame(id: string): LoadedGame | undefined {
  const ours = findOurs(id);
  const game = gamesWithTables.get(id);
  return ours && game ? { ...ours, game } : ours;
}

export function findGame(id: string): AnyGame | undefined {
  return findLoadedGame(id)?.game;
}

/** Loads tables for the named game or, where only a record will name it, for the one game that takes tables. */
export function loadTables(file: string | undefined, asked?: string): string | null {
  if (file === undefined) return null;
  const takers = allGames.filter((loaded) => loaded.tables);
  const taker = takers.find((loaded) => asked === undefined || loaded.game.id === asked);
  if (!taker) {
    throw new UsageError({
      code: 'takes-no-data',
      game: asked ?? '',
      valid: takers.map(({ game }) => game.id),
    });
  }
  const text = readText(file);
  useTables(taker, text, file);
  return text;
}

/** For a worker, which gets the text of the file. */
export function loadTablesText(id: string, text: string): void {
  const loaded = findOurs(id);
  if (loaded) useTables(loaded, text, id);
}

function useTables(loaded: LoadedGame, text: string, file: string): void {
  const answer = loaded.tables?.(text);
  if (!answer) return;
  if (!answer.ok) {
    const { field, expected, line = 0 } = answer;
    throw new UsageError({ code: 'bad-tables', file, field, expected, line });
  }
  gamesWithTables.set(loaded.game.id, answer.game);
}
