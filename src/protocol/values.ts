// The values that messages are made of, each with its bounds. Strict: what is not named here is refused.
import * as v from 'valibot';
import { LEVELS } from '../engine/levels.ts';
import { isPrintable, isVisible } from '../engine/printable.ts';
import { LIMITS } from './limits.ts';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
// Every pattern says in words what it expects: a refusal is read by people too.
const token = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,40}(\.[\w-]{8,60})?$/, 'a token as the server has given it'),
);
const id = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/, 'an id: 8 to 32 letters, digits, - or _'));

export const matchId = v.pipe(id, v.description('The id of a match.'));
export const deviceId = v.pipe(id, v.description('The id of a device.'));
export const deviceToken = v.pipe(token, v.description('The secret of a device, from `POST /api/devices`.'));
export const seatToken = v.pipe(token, v.description('The secret of a seat, from `link`.'));
export const requestId = v.pipe(
  count(2 ** 31),
  v.description('Chosen by the client; the answer carries it.'),
);
export const seat = v.pipe(count(15), v.description('A seat, counted from 0.'));
export const ply = v.pipe(count(100_000), v.description('Decisions played.'));
/**
 * What is stored has to come back byte for byte, for the seed is made of it: no half of a surrogate pair, which UTF-8
 * cannot hold, and no control characters, of which PostgreSQL refuses one (NUL) and SQLite may lose what follows it.
 */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;
export const isStorable = (text: string): boolean => STORABLE.test(text);
const storable = v.regex(STORABLE, 'well-formed text without control characters');
/** What others read: the engine says what can be shown, for saved games have names too. */
const printable = v.check(
  isPrintable,
  'well-formed text without control, formatting or invisible characters, at most 4 marks on a letter',
);
const visible = v.check(isVisible, 'at least one visible character');
export const personName = v.pipe(
  v.string(),
  v.maxLength(LIMITS.name),
  printable,
  v.trim(),
  v.minLength(1),
  visible,
  v.description('What the others read.'),
);
export const line = v.pipe(
  v.string(),
  v.maxLength(LIMITS.line),
  printable,
  v.trim(),
  v.minLength(1),
  visible,
);
export const contribution = v.pipe(
  v.string(),
  v.maxLength(LIMITS.contribution),
  storable,
  v.description(
    'Any text without control characters; the seed is made of the server’s secret and one text a seat. Nobody else is shown it before the end.',
  ),
);
export const notation = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.notation), storable);
export const gameId = v.pipe(v.string(), v.maxLength(40), storable);
/** Settings are usually JSON, which may be laid out in lines. */
export const settingsText = v.pipe(
  v.string(),
  v.maxLength(LIMITS.settings),
  v.regex(
    /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u,
    'well-formed text without control characters but tabs and line ends',
  ),
);
export const lineKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,40}$/, 'a key: 8 to 40 letters, digits, - or _'),
  v.description(
    'Made by the client, another one for each line: a line that is sent again is not said twice.',
  ),
);
export const options = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40), storable),
    v.union([v.pipe(v.string(), v.maxLength(60), storable), v.pipe(v.number(), v.finite()), v.boolean()]),
  ),
  v.description('The options that are not left at their default.'),
);

export const LEVEL_NAMES = [...LEVELS, 'random'] as const;
export const level = v.pipe(v.picklist(LEVEL_NAMES), v.description('How well a bot plays.'));

export const seatPlan = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('person') }),
    v.strictObject({ kind: v.literal('bot'), level }),
  ]),
  v.description('Who is to sit at a seat.'),
);

const DAY = 86_400;
export const clock = v.pipe(
  v.nullable(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('move'),
        seconds: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(14 * DAY)),
      }),
      v.strictObject({
        kind: v.literal('game'),
        seconds: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(DAY)),
        increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
      }),
    ]),
  ),
  v.description('Time for every decision, or for all of them with an increment; null is none.'),
);
export type Clock = v.InferOutput<typeof clock>;

export const WATCHES = ['nobody', 'public', 'all'] as const;
export const watch = v.pipe(
  v.picklist(WATCHES),
  v.description('What spectators see: nothing, what is public, or everything, three minutes later.'),
);
export type Watch = v.InferOutput<typeof watch>;

export const told = v.strictObject({ key: v.string(), args: v.record(v.string(), v.unknown()) });
export const outcome = v.nullable(
  v.strictObject({ places: v.array(v.number()), scores: v.array(v.number()), reason: v.string() }),
);
