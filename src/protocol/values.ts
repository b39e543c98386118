// The values in messages, each with its bounds. Unknown fields are refused.
import * as v from 'valibot';
import { CHARACTER_IDS } from '../engine/characters.ts';
import { LEVELS } from '../engine/levels.ts';
import { isPrintable, isVisible } from '../engine/printable.ts';
import { LIMITS } from './limits.ts';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
// Every pattern says in words what it expects, because people read the refusals.
const token = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,40}(\.[\w-]{8,60})?$/, 'a token as the server has given it'),
);
const id = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/, 'an id: 8 to 32 letters, digits, - or _'));

export const matchId = v.pipe(id, v.description('The id of a match.'));
export const deviceId = v.pipe(id, v.description('The id of a device.'));
export const duplicateId = v.pipe(id, v.description('The id of a duplicate: tables with the same deal.'));
export const seekId = v.pipe(id, v.description('The id of a search for somebody to play with.'));
export const deviceToken = v.pipe(token, v.description('The token of a device, from `POST /api/devices`.'));
export const seatToken = v.pipe(token, v.description('The token of a seat, from `link`.'));
export const requestId = v.pipe(
  count(2 ** 31),
  v.description('Chosen by the client; the answer carries it.'),
);
export const seat = v.pipe(count(15), v.description('A seat, counted from 0.'));
export const ply = v.pipe(count(100_000), v.description('The number of decisions played.'));
export const takeBacks = v.pipe(
  count(100_000),
  v.description('How often something was taken back: together with the ply it names a position.'),
);
/**
 * Stored texts must come back byte for byte, because the seed is made of them: no lone surrogates, which UTF-8
 * cannot encode, and no control characters: PostgreSQL refuses NUL, and SQLite may cut the text there.
 */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;
export const isStorable = (text: string): boolean => STORABLE.test(text);
const storable = v.regex(STORABLE, 'well-formed text without control characters');
/** Texts that others read. The engine decides what is printable, because saved games contain names too. */
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
  v.description('The name that others see.'),
);
export const line = v.pipe(
  v.string(),
  v.maxLength(LIMITS.line),
  printable,
  v.trim(),
  v.minLength(1),
  visible,
);
export const tournamentName = v.pipe(
  v.string(),
  v.maxLength(LIMITS.tournamentName),
  printable,
  v.trim(),
  v.minLength(1),
  visible,
);
/** What operators tell everybody. */
export const bulletinText = v.pipe(
  v.string(),
  v.maxLength(LIMITS.words),
  printable,
  v.trim(),
  v.minLength(1),
);
/** Several sentences that only operators read. */
export const words = v.pipe(v.string(), v.maxLength(LIMITS.words), printable, v.trim());
export const contribution = v.pipe(
  v.string(),
  v.maxLength(LIMITS.contribution),
  // The proof of the game shows it to everybody.
  printable,
  v.description(
    'Any text without control, formatting or invisible characters; the seed is made of the server’s secret and one text for each seat. Nobody else sees it before the end.',
  ),
);
export const notation = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.notation), storable);
export const gameId = v.pipe(v.string(), v.maxLength(40), storable);
/** Settings are usually JSON, which may contain line breaks. */
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
  v.description('Made by the client, a new one for each message: a message that is sent again appears once.'),
);
export const options = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40), storable),
    v.union([v.pipe(v.string(), v.maxLength(60), storable), v.pipe(v.number(), v.finite()), v.boolean()]),
  ),
  v.description('The options that differ from their defaults.'),
);

const orderValue = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100_000)),
  v.pipe(
    v.array(v.union([v.pipe(v.string(), v.maxLength(40), storable), v.pipe(v.number(), v.integer())])),
    v.maxLength(20),
  ),
]);
const foreseen = v.pipe(v.string(), v.maxLength(LIMITS.foreseen), storable);
/** The `args` of a planned move. */
export const plannedArgs = v.strictObject({
  ply: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.description('The decisions that were played when you made the plan.'),
  ),
  seen: v.pipe(
    v.string(),
    v.maxLength(40),
    storable,
    v.description('The name of everything that you had seen by then; see below.'),
  ),
  when: v.pipe(
    v.array(foreseen),
    v.maxLength(6),
    v.description(
      'What the others do first, one decision after the other, each as the text of the JSON `{ by, events }` with the seat and the events as you will see them. Empty: whatever they do.',
    ),
  ),
  move: v.pipe(
    v.string(),
    v.maxLength(LIMITS.notation),
    storable,
    v.description('The notation of your move.'),
  ),
  shows: v.pipe(
    foreseen,
    v.description(
      'The first event of your move as you will see it, as the text of its JSON, or `null`: the same notation can mean another card later.',
    ),
  ),
});
const plannedOrder = v.strictObject({ kind: v.literal('planned'), args: plannedArgs });
const gameOrder = v.strictObject({
  kind: v.pipe(v.string(), v.maxLength(40), storable),
  args: v.record(v.pipe(v.string(), v.maxLength(40), storable), orderValue),
});
export const orders = v.pipe(
  v.array(v.union([plannedOrder, gameOrder])),
  v.maxLength(LIMITS.orders),
  v.description(
    'Standing orders, by the game’s own kinds, and two that every game has: `only-move` plays the only possible move where everybody can see that there is no other; `planned` plays `move` when you are asked next, if the others have done what is in `when` (see [planned moves](#planned-moves)). Of several, the first that fits is followed.',
  ),
);

export const LEVEL_NAMES = [...LEVELS, ...CHARACTER_IDS, 'random'] as const;
export const level = v.pipe(
  v.picklist(LEVEL_NAMES),
  v.description('How well a bot plays: a level, or a character, which has a style too.'),
);

export const seatPlan = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('person') }),
    v.strictObject({ kind: v.literal('bot'), level }),
  ]),
  v.description('The player for a seat.'),
);

export const seatPlans = v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(8));

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
  v.description('Time for every decision, or for the whole game with an increment; null for no clock.'),
);
export type Clock = v.InferOutput<typeof clock>;

/** People at such a table come and go; vacations stop its clocks. */
export const isClockOfDays = (given: Clock): boolean => given?.kind === 'move' && given.seconds >= DAY;

export const WATCHES = ['nobody', 'public', 'all'] as const;
export const watch = v.pipe(
  v.picklist(WATCHES),
  v.description(
    'What spectators see: nothing, public information, or everything with a delay of three minutes.',
  ),
);
export type Watch = v.InferOutput<typeof watch>;

export const RATED = ['rated', 'casual', 'favour'] as const;
export const rated = v.pipe(
  v.picklist(RATED),
  v.description(
    'Whether the result counts for ratings: it does, it does not, or it no longer does because a decision was taken back by favour.',
  ),
);
export type Rated = v.InferOutput<typeof rated>;

export const tournamentId = v.pipe(id, v.description('The id of a tournament.'));
export const profileId = v.pipe(id, v.description('The id of a profile.'));

export const ending = v.pipe(
  v.variant('reason', [
    v.strictObject({
      reason: v.literal('resigned'),
      by: seat,
      places: v.pipe(
        v.array(v.number()),
        v.readonly(),
        v.description('The place of each seat, 1 for the winner.'),
      ),
    }),
    v.strictObject({ reason: v.literal('agreed') }),
  ]),
  v.description(
    'How the match ended before its game was over: a player of two has resigned, or all have agreed to stop.',
  ),
);

export const rematchAnswer = v.picklist(['yes', 'no']);
export type RematchAnswer = v.InferOutput<typeof rematchAnswer>;

export const visibleEvent = v.strictObject({ key: v.string(), args: v.record(v.string(), v.unknown()) });
export const outcome = v.nullable(
  v.strictObject({ places: v.array(v.number()), scores: v.array(v.number()), reason: v.string() }),
);
