// The pages of tournaments, in English.
import { english } from '../../../engine/grammar.ts';

const { counted, list } = english;
const ordinal = (place: number) => {
  const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10;
  return `${place}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
};

export const en = {
  title: 'Tournaments',
  about: 'Make a tournament, send the link to your friends, and start it when everybody is there.',
  mine: 'Your tournaments',
  make: 'New tournament',
  name: 'Name',
  nameOf: (person: string) => `${person}’s tournament`,
  nameless: 'Our tournament',
  game: 'Game',
  format: 'Format',
  formats: {
    swiss: {
      name: 'Swiss',
      about:
        'A few rounds, each against somebody with about the same score. Nobody is knocked out. Best for larger groups.',
    },
    'round-robin': {
      name: 'Round robin',
      about: 'Everybody meets everybody. With days to think, it is a league.',
    },
    'knock-out': { name: 'Knock-out', about: 'Winners go through to the next round until one is left.' },
  },
  formatLong: {
    swiss: (rounds: number) =>
      `${counted(rounds, 'round', 'rounds')}. In each you meet somebody with about as many points as you, and never the same person twice if that can be avoided. Nobody is out.`,
    'round-robin': (rounds: number) =>
      `Everybody meets everybody once, in ${counted(rounds, 'round', 'rounds')}.`,
    'round-robin-larger': (rounds: number) =>
      `In ${counted(rounds, 'round', 'rounds')} you meet as many different people as possible.`,
    'knock-out': (rounds: number) =>
      `The winner of each table goes on, for ${counted(rounds, 'round', 'rounds')}. If the first place is shared, those who share it play again at once with the seats reversed, twice at most; after that, the draw decides.`,
  },
  points: 'At each table you get a point for a win and half a point for a tie.',
  pointsLarger:
    'At each table you get the share of the others that you have beaten: 1 point for the first, 0 for the last, half for a tie.',
  pointsKnockOut: 'The standing counts the rounds that you have won.',
  byes: 'If the numbers do not add up, somebody has a bye: a round without a table, which counts as won.',
  noShow: (time: string) =>
    `Sit down within ${time} after a round has begun. Otherwise you lose this round, and the tournament goes on without you until you come back.`,
  noShowKnockOut: (time: string) => `Sit down within ${time} after a round has begun. Otherwise you are out.`,
  rounds: 'Rounds',
  roundsAuto: 'as many as needed',
  tableSize: 'Players at a table',
  more: 'More choices',
  sameDeal: 'The same deal at all tables of a round',
  fill: 'Bots',
  fillNobody: 'only those you add',
  fillLevel: (level: string) => `fill the tables (${level})`,
  noShowLabel: 'Waiting for players',
  noShowUsual: 'as usual',
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  hours: (count: number) => counted(count, 'hour', 'hours'),
  days: (count: number) => counted(count, 'day', 'days'),
  create: 'Create the tournament',
  from: (host: string) => `hosted by ${host}`,
  players: (count: number) => counted(count, 'player', 'players'),
  roundCount: (count: number) => counted(count, 'round', 'rounds'),
  tablesOf: (seats: number) => `tables of ${seats}`,
  isDuplicate: 'the same deal at all tables',
  states: {
    open: 'open to join',
    over: 'over',
    closed: 'closed early',
  },
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  final: 'Final',
  tableReady: 'Your table is ready',
  join: 'Join',
  joined: 'You are in. The host starts the tournament; you will find your table here.',
  tellMe: 'Would you like a notification when your round begins?',
  leave: 'Leave the tournament',
  leaveSure: 'Do you want to leave? The others go on without you.',
  leaveOpenSure: 'Do you want to leave? You can join again until the start.',
  stay: 'Stay',
  back: 'Play again from the next round',
  isOut: 'You are not playing at the moment.',
  lost: 'You are out. You can watch the others.',
  invite: 'Send this link to everybody who wants to play.',
  whoPlays: 'Who plays',
  nobody: 'Nobody has joined yet.',
  bot: 'bot',
  you: 'you',
  left: 'has left',
  addBots: 'Add bots',
  addBot: (level: string) => `Add a bot (${level})`,
  level: 'Strength',
  start: 'Start the tournament',
  startWith: (count: number) => `Start with ${counted(count, 'player', 'players')}`,
  needMore: (count: number) =>
    `${counted(count, 'more player', 'more players')} needed. Wait for your friends, or add bots.`,
  close: 'Close the tournament',
  closeSure: 'Close it for everybody? Games go on at their tables, but do not count any more.',
  closeOpenSure: 'Close it for everybody? Nobody can join any more.',
  keep: 'Keep it',
  starting: 'The first round begins in a moment…',
  yourTable: 'Your table',
  toTable: 'To your table',
  against: (names: readonly string[]) => `You play with ${list(names)}.`,
  sitDown: (time: string) => `Sit down within ${time}.`,
  bye: 'You have a bye in this round: it counts as won.',
  waits: (done: number, all: number) =>
    `Your game is over. The next round begins when all tables are done: ${done} of ${all}.`,
  waitsForTables: (done: number, all: number) => `${done} of ${counted(all, 'table', 'tables')} done.`,
  wins: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wins the tournament` : `${list(names)} share the victory`,
  youWin: 'You win the tournament',
  youShare: 'You share the victory',
  yourPlace: (place: number) => `You are ${ordinal(place)}.`,
  closed: 'The host has closed this tournament.',
  standing: 'Standing',
  finalStanding: 'Final standing',
  place: 'Place',
  player: 'Player',
  pointsShort: 'Points',
  roundsWon: 'Rounds won',
  tables: 'Tables',
  chooseRound: 'Round',
  table: (number: number) => `Table ${number}`,
  replay: (number: number) => `Table ${number}, played again`,
  byeOf: 'a bye, counts as won',
  tableStates: { waiting: 'waits for players', playing: 'is being played', over: 'done', closed: 'closed' },
  missed: (names: readonly string[]) => `${list(names)} did not come`,
  watch: 'Watch',
  look: 'Look back',
  how: 'How it works',
  ties: 'If points are equal, these count, one after the other:',
  tieBreaks: {
    buchholz: { name: 'Buchholz', about: 'the points of everybody you have met' },
    'sonneborn-berger': {
      name: 'Sonneborn–Berger',
      about: 'the points of everybody you have beaten, and half of those of equals',
    },
    'head-to-head': {
      name: 'Direct encounter',
      about: 'the points at tables among those who are still equal',
    },
    'last-table': { name: 'Last table', about: 'the points at the last table' },
  },
  thenShared: 'Players who are still equal share the place.',
};

export type TournamentTexts = typeof en;
