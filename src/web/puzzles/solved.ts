// Which puzzles have been solved on this device.
import { readStored, store } from '../storage.ts';

const KEY = 'scriptorium.puzzles';

/** By the seeds of the puzzles, so that new ones in a list do not count as solved. */
export function solvedIn(game: string): ReadonlySet<string> {
  return new Set(kept()[game] ?? []);
}

export function keepSolved(game: string, seed: string): void {
  const all = kept();
  store(KEY, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), seed])] }));
}

/** Whatever stands there, only what is right is taken over. */
function kept(): Record<string, string[]> {
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
