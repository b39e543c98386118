// Where a kept game is opened: one that was played online at its table on the server, any other on this device.
import type { SavedGame } from './store.ts';

/** Its table is on the server; what is kept here is a copy to look at. A "what if" of it is a game of this device. */
export const isOnlineGame = ({ ownSeat, branchesAt }: SavedGame): boolean =>
  ownSeat !== undefined && branchesAt === undefined;

export const addressOf = (saved: SavedGame): string =>
  isOnlineGame(saved) ? `/play/${saved.id}` : `/table/${saved.id}`;
