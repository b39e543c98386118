// Games that the server has loaded from outside: their modules are fetched, not built into the application.
import type { GameManifest } from '../engine/manifest.ts';
import { addManifest, findManifest } from '../games/index.ts';
import { BASE } from './base.ts';

/** Before the first page is drawn; usually there are none. A game that cannot be loaded is left out. */
export async function loadOutsideGames(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name=outside-games]')?.content ?? '';
  for (const id of named.split(',').filter(Boolean)) await loadOutsideGame(id).catch(console.error);
}

/** Undefined where the server has no such game. Workers, which know no page, ask for the game they are to play. */
export async function loadOutsideGame(id: string): Promise<GameManifest | undefined> {
  // The id may come from anybody's file or link.
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  const { manifest }: { readonly manifest?: GameManifest } = await import(
    /* @vite-ignore */ `${BASE}/games/${id}.js`
  );
  if (manifest && !findManifest(manifest.id)) addManifest(manifest);
  return manifest;
}
