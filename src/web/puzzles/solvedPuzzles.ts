// The puzzles that have been solved on this device.
import { readStored, writeStored } from '../browserStorage.ts';

const KEY = 'scriptorium.puzzles';

/** The seeds of the solved puzzles, so that new puzzles in a list do not count as solved. */
export function solvedPuzzles(game: string): ReadonlySet<string> {
  return new Set(readSolved()[game] ?? []);
}

export function markSolved(game: string, seed: string): void {
  const all = readSolved();
  writeStored(KEY, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), seed])] }));
}

/** Ignores anything in the storage that has another form. */
function readSolved(): Record<string, string[]> {
  try {
    const data: unknown = JSON.parse(readStored(KEY) ?? '{}');
    const entries = Object.entries(typeof data === 'object' && data !== null ? data : {});
    return Object.fromEntries(
      entries.flatMap(([game, seeds]: [string, unknown]) =>
        Array.isArray(seeds) ? [[game, seeds.filter((seed) => typeof seed === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}
