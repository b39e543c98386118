// Visitors of a closed site are asked for its join code. The first script says how, since the sheet itself calls the server.
import { currentPath } from '../router.tsx';

let show = () => {};
/** The page on which it was asked: who wants to go on without it is asked again only on another one. */
let askedOn: string | null = null;

export function showJoinSheetBy(loadAndShow: () => void): void {
  show = loadAndShow;
}

export function askForJoinCode(): void {
  const path = currentPath();
  if (askedOn === path) return;
  askedOn = path;
  show();
}
