// All games with their parts, for programs that need them at once: command line, server, bots, scripts, tests.
import { checkGame } from '../engine/arguments.ts';
import type { AnyGame } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { checkContract } from './check-contract.ts';
import { checkManifest } from './check-manifest.ts';
import { GameError } from './game-error.ts';
import { addManifest, findManifest, manifests, removeManifest } from './index.ts';
import { type LoadedGame, loadGame } from './load.ts';
import { loadFailure } from './load-failure.ts';
import { neutralInsight } from './neutral-insight.ts';

export type { LoadedGame } from './load.ts';

const loaded: LoadedGame[] = await Promise.all(manifests.map(loadGame));

export const allGames: readonly LoadedGame[] = loaded;

export function findLoadedGame(id: string): LoadedGame | undefined {
  return loaded.find(({ game }) => game.id === id);
}

export function findGame(id: string): AnyGame | undefined {
  return findLoadedGame(id)?.game;
}

const insights = new WeakMap<AnyGame, AnyInsight>();

/** What bots know of this game beyond its rules. */
export function insightOf(game: AnyGame): AnyInsight {
  checkGame(game);
  let insight = insights.get(game);
  if (!insight) {
    insight = (findLoadedGame(game.id)?.insight ?? neutralInsight)(game);
    insights.set(game, insight);
  }
  return insight;
}

/**
 * Adds a game from outside. Throws a `GameError` with a code where the manifest has the wrong form, the id is taken,
 * a part cannot be loaded, or a random game shows that the rules break the contract.
 */
export async function registerGame(given: unknown): Promise<LoadedGame> {
  const manifest = checkManifest(given);
  const { id } = manifest;
  if (findManifest(id)) throw new GameError({ code: 'game-id-taken', id });
  const game = await loadGame(manifest).catch((error: unknown) => {
    throw new GameError(loadFailure(error, (reason) => ({ code: 'contract-broken', id, reason })));
  });
  checkContract(manifest, game);
  addManifest(manifest);
  loaded.push(game);
  return game;
}

export function unregisterGame(id: string): void {
  removeManifest(id);
  const at = loaded.findIndex(({ game }) => game.id === id);
  if (at >= 0) loaded.splice(at, 1);
}
