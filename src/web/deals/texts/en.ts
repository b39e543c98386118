// Daily deals, in English.
import { english } from '../../../engine/grammar.ts';

const { counted, number } = english;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`;

export const en = {
  title: 'Today’s deals',
  about:
    'One deal a day for each game: the same cards or dice, the same opponents, for everybody everywhere. Your opponents are bots of level Scribe, one below Master. You have one try, without hints and without taking back. You can also play it offline.',
  next: (time: string) => `The next deals begin at ${time}, by the clock of this device.`,
  streak: (days: number) => `${counted(days, 'day', 'days')} in a row.`,
  start: 'Play',
  goOn: 'Continue',
  compare: 'Compare',
  earlier: 'Earlier deals',
  states: {
    fresh: (seats: number) => `${counted(seats, 'player', 'players')}. You have not played it yet.`,
    going: 'Your try has begun.',
  },
  of: (date: string) => `Deal of ${date}`,
  place: (place: number, seats: number) =>
    place === 1
      ? `Won against ${counted(seats - 1, 'opponent', 'opponents')}`
      : `${ordinal(place)} of ${seats}`,
  shortPlace: ordinal,
  score: (score: string) => `score ${score}`,
  scores: (from: number, to: number) => (from === to ? number(from) : `${number(from)}–${number(to)}`),
  sending: 'Your result is being checked: the server plays your game again.',
  waits: 'Your result is kept on this device and will be sent when the connection is back.',
  beaten: (percent: string, others: number) =>
    others === 1
      ? `Better than ${percent} (of one other player)`
      : `Better than ${percent} of ${others} others`,
  equal: (people: number) => `All ${people} have the same result so far`,
  first: 'Nobody else has played this deal yet. Come back later to see how others did.',
  everybody: 'How everybody did',
  you: 'you',
  master: (result: string) => `A master in your seat: ${result}.`,
  masterMark: 'master',
  masterPlays: 'A master is playing your seat right now…',
  people: (count: number) => counted(count, 'person', 'people'),
  partings: 'Where players chose differently',
  parting: (index: number) => `Your decision ${index}`,
  asMost: 'You chose what most players chose.',
  against: (most: string, you: string) => `Most players: ${most}. You: ${you}.`,
  look: 'See it on the board',
  toTable: 'Open the game',
  share: 'Share',
  shared: (place: string) => `Daily deal: ${place}`,
  sharedBeaten: (percent: string) => `better than ${percent}`,
  rule: 'This deal follows from its date alone, by a public rule: anybody can compute the seed from the text below, so nobody could choose it. It can also be computed in advance.',
  ruleName: 'Text of the seed:',
  duplicate: {
    title: 'The same deal at several tables',
    about:
      'Send this link to everybody who plays. Each person opens a table of their own and sits down at the same seat. The results are compared when all tables are done.',
    over: 'All tables are done. Players in the same seat had the same deal.',
    table: (number: number) => `Table ${number}`,
    open: 'Open',
    free: (seat: string) => `${seat} free`,
    states: { waiting: 'waits for players', playing: 'is being played', over: 'done', closed: 'closed' },
    fair: 'Is it the same deal?',
    fairAbout:
      'Before the first game, the server shows this fingerprint of its secret. All tables are dealt from that secret alone, and nobody adds to it. The records can be opened once all tables are done: each contains the secret, and anybody can check that it has this fingerprint.',
  },
  notPlayed: 'You have not finished this deal.',
};

export type DealTexts = typeof en;
