// Which tables a crowd sets: all games, people and bots mixed, short games more often than long ones.
import type { NewMatchInput } from '../../src/protocol/http.ts';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'novice' } as const;
const CLOCK = { kind: 'game', seconds: 600, increment: 5 } as const;

/** People and bots at Scout, which is over in some forty decisions; the others take two to five hundred. */
const SHORT: readonly NewMatchInput[] = [
  { game: 'scout', seats: [PERSON, PERSON] },
  { game: 'scout', seats: [PERSON, BOT, PERSON] },
  { game: 'scout', seats: [PERSON, PERSON], clock: CLOCK },
  { game: 'scout', seats: [PERSON, BOT] },
];
const LONG: readonly NewMatchInput[] = [
  { game: 'biblios', seats: [PERSON, PERSON] },
  { game: 'scriptoria', seats: [PERSON, PERSON] },
  { game: 'scripts-and-scribes', seats: [PERSON, BOT] },
  { game: 'duodecim', seats: [PERSON, BOT] },
  { game: 'scout', seats: [PERSON, PERSON, BOT, PERSON] },
];

/** Every fifth table is a long one; all of them have their turn. */
export function tableOf(number: number): NewMatchInput {
  const round = Math.floor(number / 5);
  return number % 5 === 0 ? LONG[round % LONG.length]! : SHORT[(number % 5) - 1]!;
}
