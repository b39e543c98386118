// Parts of a table that nobody needs at once: their code comes when the table is there.
import type { Names } from '../../engine/texts.ts';
import { lazyPart } from '../lazyPart.tsx';

export const ReplayBar = lazyPart(async () => (await import('../replay/ReplayBar.tsx')).ReplayBar);
export const EndingParts = lazyPart(async () => (await import('./ending/EndingParts.tsx')).EndingParts);
export const TableSheet = lazyPart(async () => (await import('./TableSheets.tsx')).TableSheet);

export const exportGame = async (id: string, names: Names): Promise<void> =>
  (await import('../records/gameFile.ts')).exportSavedGame(id, names);
