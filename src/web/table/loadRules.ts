// Loads the rules of one game when somebody plays it. Only workers need them.
import type { AnyGame } from '../../engine/game.ts';
import type { Experience, GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import { loadOutsideGame } from '../outsideGames.ts';

/** The id may come from any file or link. */
export async function loadRules(id: string): Promise<AnyGame> {
  return (await manifestOf(id)).game();
}

/** Null for a game without an option that depends on experience. */
export async function loadExperience(id: string): Promise<Experience | null> {
  return (await (await manifestOf(id)).experience?.()) ?? null;
}

async function manifestOf(id: string): Promise<GameManifest> {
  const manifest = findManifest(id) ?? (await loadOutsideGame(id));
  if (!manifest) throw new Error(`there is no game "${id}"`);
  return manifest;
}
