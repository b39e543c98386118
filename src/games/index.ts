// The registry of games: one line for each. It holds manifests only, so that the home page can load it.
import type { GameManifest } from '../engine/manifest.ts';
import { manifest as biblios } from './biblios/manifest.ts';
import { manifest as duodecim } from './duodecim/manifest.ts';
import { manifest as scout } from './scout/manifest.ts';
import { manifest as scriptoria } from './scriptoria/manifest.ts';
import { manifest as scriptsAndScribes } from './scripts-and-scribes/manifest.ts';

const registered: GameManifest[] = [biblios, scriptsAndScribes, scout, scriptoria, duodecim];

/** In the order in which lists show them. */
export const manifests: readonly GameManifest[] = registered;

export function findManifest(id: string): GameManifest | undefined {
  return registered.find((manifest) => manifest.id === id);
}

/** For a manifest that was checked before. */
export function addManifest(manifest: GameManifest): void {
  registered.push(manifest);
}

/** Only games from outside are ever removed. */
export function removeManifest(id: string): void {
  const at = registered.findIndex((manifest) => manifest.id === id);
  if (at >= 0) registered.splice(at, 1);
}
