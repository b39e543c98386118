/// <reference types="vite/types/importMeta.d.ts" />
// The board of each game, found by its path: `src/games/<id>/board/Board.tsx` exports it as `board`.
// Manifests do not name it: Node loads them too, and can load neither Preact components nor style sheets.
import type { GameManifest } from '../engine/manifest.ts';
import { drawFields } from '../games/view-fields.ts';
import type { AnyBoardModule } from '../parts/board.ts';

const boards = import.meta.glob<AnyBoardModule>('../games/*/board/Board.tsx', { import: 'board' });

/** A game without a board of its own is played on the generic one. */
export async function loadBoard(manifest: GameManifest): Promise<AnyBoardModule> {
  const load = boards[`../games/${manifest.id}/board/Board.tsx`];
  if (load) return load();
  const [{ genericBoard }, draw, texts] = await Promise.all([
    import('./generic-board/GenericBoard.tsx'),
    manifest.drawing?.() ?? drawFields,
    // The ids of the sections of the rules are the same in every language.
    manifest.texts.en(),
  ]);
  return genericBoard(draw, texts);
}
