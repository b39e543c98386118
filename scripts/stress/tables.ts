// Which matches the simulated players start: all games, people and bots mixed, short games more often than long ones.
import type { NewMatchInput } from '../../src/protocol/http.ts';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'novice' } as const;
const CLOCK = { kind: 'game', seconds: 600, increment: 5 } as const;

/** Scout is over after about forty moves; the other games take two to five hundred. */
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

/** Every fifth match is a long one; all of them take turns. */
export function tableOf(number: number): NewMatchInput {
  const round = Math.floor(number / 5);
  return number % 5 === 0 ? LONG[round % LONG.length]! : SHORT[(number % 5) - 1]!;
}
