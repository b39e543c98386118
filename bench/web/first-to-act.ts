// A seed with which the person begins, so that no bot's turn counts as loading.
import type { GameManifest } from '../../src/engine/manifest.ts';
import { openScene } from '../../src/web/table/scenes.ts';

export async function firstToAct(manifest: GameManifest, seats: number): Promise<string> {
  const rules = await manifest.game();
  for (let number = 1; ; number++) {
    const seed = `bench-${number}`;
    if (openScene(rules, { seats, options: {}, seed, moves: [], seat: 0 }).deciders.includes(0)) return seed;
  }
}
