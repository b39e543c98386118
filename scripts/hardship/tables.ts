// Which tables a crowd sets: all games, people and bots mixed, short games more often than long ones.
import type { NewMatchInput } from '../../src/protocol/http.ts';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'novice' } as const;
const CLOCK = { kind: 'game', seconds: 600, increment: 5 } as const;

const TABLES: readonly NewMatchInput[] = [
  { game: 'scout', seats: [PERSON, PERSON] },
  { game: 'biblios', seats: [PERSON, PERSON] },
  { game: 'scout', seats: [PERSON, BOT, PERSON] },
  { game: 'scout', seats: [PERSON, PERSON], clock: CLOCK },
  { game: 'scriptoria', seats: [PERSON, PERSON] },
  { game: 'scout', seats: [PERSON, BOT] },
  { game: 'scout', seats: [PERSON, PERSON, PERSON, PERSON] },
  { game: 'scripts-and-scribes', seats: [PERSON, BOT] },
  { game: 'scout', seats: [PERSON, PERSON] },
  { game: 'scout', seats: [BOT, PERSON, PERSON] },
  { game: 'duodecim', seats: [PERSON, BOT] },
  { game: 'scout', seats: [PERSON, PERSON, BOT] },
  { game: 'scout', seats: [PERSON, PERSON] },
];

/** A number of tables without a common divisor walks through all of them. */
export const tableOf = (number: number): NewMatchInput => TABLES[number % TABLES.length]!;
