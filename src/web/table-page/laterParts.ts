// The parts of a table that its first view does not need: sheets, bars, the ending.
import type { Names } from '../../engine/texts.ts';
import { later, laterPart, NOTHING } from '../later.tsx';

export const laterTable = later('later-table', () => import('./laterModules.ts'));

export const EndingParts = laterPart(laterTable, ({ EndingParts }) => EndingParts, NOTHING);
export const GameOverBar = laterPart(laterTable, ({ GameOverBar }) => GameOverBar, NOTHING);
export const Hints = laterPart(laterTable, ({ Hints }) => Hints);
export const Menu = laterPart(laterTable, ({ Menu }) => Menu);
export const ReplayBar = laterPart(laterTable, ({ ReplayBar }) => ReplayBar, NOTHING);
export const Rules = laterPart(laterTable, ({ Rules }) => Rules);
export const ShortcutList = laterPart(laterTable, ({ ShortcutList }) => ShortcutList);
export const TableCard = laterPart(laterTable, ({ TableCard }) => TableCard);
export const WatchBar = laterPart(laterTable, ({ WatchBar }) => WatchBar, NOTHING);

export async function exportGame(id: string, names: Names): Promise<void> {
  const { exportSavedGame } = await laterTable.load();
  await exportSavedGame(id, names);
}
