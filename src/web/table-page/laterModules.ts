// What a table does not need for its first view, as one file.
export { exportSavedGame } from '../records/gameFile.ts';
export { ReplayBar } from '../replay/ReplayBar.tsx';
export { Rules } from '../rules/Rules.tsx';
export { TableCard } from '../rules/TableCard.tsx';
export { WatchBar } from '../watch/WatchBar.tsx';
export { EndingParts } from './ending/EndingParts.tsx';
export { GameOverBar } from './GameOverBar.tsx';
export { Hints } from './Hints.tsx';
export { Menu } from './Menu.tsx';
export { ShortcutList } from './ShortcutList.tsx';
