// The page of one's own games, in English.
import { english } from '../../../engine/grammar.ts';

const { counted } = english;

export const en = {
  title: 'My games',
  search: 'Search by player or game',
  sections: { mine: 'Your turn', theirs: 'Their turn', waiting: 'Waiting for players', finished: 'Finished' },
  none: 'You have not played yet. Your games will be here.',
  nothingFound: (query: string) => `No game matches “${query}”.`,
  more: (count: number) => `${counted(count, 'older game', 'older games')}: search to find them.`,
  online: 'online',
  practice: 'practice',
  whatIf: (ply: number) => `what if, from move ${ply}`,
  over: 'finished',
  move: (ply: number) => `move ${ply}`,
  remove: (game: string) => `Remove this game of ${game} from the list`,
  removed: (game: string) => `The game of ${game} is no longer in your list.`,
  bringBack: 'Bring it back',
  deleteData: 'Delete my data',
};

export type MyGamesTexts = typeof en;
