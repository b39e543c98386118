// The page of one's own games, in English.
import { english } from '../../../engine/grammar.ts';

const { counted, list } = english;

export const en = {
  title: 'My games',
  search: 'Search by player or game',
  sections: {
    invited: 'A seat is reserved for you',
    replaced: 'A bot plays for you',
    mine: 'Your turn',
    theirs: 'Their turn',
    waiting: 'Waiting for players',
    watched: 'Games you watch',
    finished: 'Finished',
  },
  none: 'You have not played yet. Your games will be here.',
  nothingFound: (query: string) => `No game matches “${query}”.`,
  more: (count: number) => `${counted(count, 'older game', 'older games')}: search to find them.`,
  online: 'online',
  practice: 'practice',
  whatIf: (ply: number) => `what if, from move ${ply}`,
  with: (names: readonly string[]) => `with ${list(names)}`,
  between: (names: readonly string[]) => list(names),
  turnOf: (names: readonly string[]) => `${list(names)} to play`,
  timeLeft: (time: string) => `${time} left`,
  lastMove: (age: string) => `last move ${age}`,
  takeSeatBack: 'open the table to take your seat back',
  youResigned: 'you have resigned',
  botPlaysFor: (names: readonly string[]) => `a bot plays for ${list(names)}`,
  justNow: 'just now',
  rematch: 'Rematch',
  roundBegun: 'your round has begun',
  waitsForYou: 'the others are waiting for you',
  waitsForYouAnd: (names: readonly string[]) => `waiting for ${list([...names, 'you'])}`,
  waitsFor: (names: readonly string[]) => `waiting for ${list(names)}`,
  free: (count: number) => counted(count, 'seat free', 'seats free'),
  over: 'finished',
  stopped: 'stopped by agreement',
  youWon: 'you won',
  youShared: 'you share the victory',
  won: (names: readonly string[]) => `${list(names)} won`,
  move: (ply: number) => `move ${ply}`,
  remove: (game: string) => `Remove this game of ${game} from the list`,
  removed: (game: string) => `The game of ${game} is no longer in your list.`,
  bringBack: 'Bring it back',
  tournaments: 'Tournaments',
  deleteData: 'Delete my data',
};

export type MyGamesTexts = typeof en;
