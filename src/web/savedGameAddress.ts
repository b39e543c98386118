// The address of a saved game: an online game opens at its match on the server, any other on this device.
import type { SavedGame } from './savedGames.ts';

/** The saved game is a copy of a match on the server. A branch of it is a game of this device. */
export const isOnlineGame = ({ ownSeat, branchesAt }: SavedGame): boolean =>
  ownSeat !== undefined && branchesAt === undefined;

export const savedGameAddress = (saved: SavedGame): string =>
  isOnlineGame(saved) ? `/play/${saved.id}` : `/table/${saved.id}`;
