// Loads what bots know of one game, for pages and workers that play only that game.
import type { AnyGame } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { findManifest } from './index.ts';
import { neutralInsight } from './neutral-insight.ts';

const insights = new WeakMap<AnyGame, AnyInsight>();

export async function loadInsight(game: AnyGame): Promise<AnyInsight> {
  const known = insights.get(game);
  if (known) return known;
  const insight = ((await findManifest(game.id)?.insight?.()) ?? neutralInsight)(game);
  insights.set(game, insight);
  return insight;
}
