// What sentences are tried with: names that begin with a vowel, an h, an accent and a consonant; counts 0, 1, 2 and 21.
import { manifests } from '../../src/games/index.ts';
import type { Parameter } from './signatures.ts';

export const NAMES = ['Alcuin', 'Héloïse', 'Hildegard', 'Éloi', 'Bède'];
const COUNTS = [0, 1, 2, 21];
const LISTS = [['Alcuin'], ['Héloïse', 'Bède'], ['Éloi', 'Bède', 'Hildegard']];
const FROM_ONE = [1, 2, 21];
/** A word where any would do; no language has a grammar for it. */
const ANY = ['X'];

type Samples = readonly unknown[];

/** By the name of a parameter that says more than its type. */
const BY_NAME: { readonly [name: string]: Samples } = {
  name: NAMES,
  host: NAMES,
  person: NAMES,
  by: NAMES,
  rival: NAMES,
  winner: NAMES,
  names: LISTS,
  others: LISTS,
  people: COUNTS,
  game: manifests.map(({ names }) => names.en),
  games: COUNTS,
  lead: ['X'],
  // Shares of 1.
  share: [0.07, 0.62],
  chance: [0.07, 0.62],
  value: [0.07, 1],
  tenths: [0, 1, 10],
  // Counted from one, or never zero.
  number: FROM_ONE,
  place: FROM_ONE,
  ply: FROM_ONE,
  last: [21],
  day: FROM_ONE,
  round: FROM_ONE,
  row: FROM_ONE,
  column: FROM_ONE,
  roll: FROM_ONE,
  step: [1, -1],
  seats: [2, 5],
  all: [3],
  of: [21],
  counts: [[2], [2, 3, 4]],
  dice: [[3], [3, 5]],
  // What a refusal may name.
  valid: [['X', 'Y']],
  flags: [['--x', '--y']],
  mostBytes: [4_000_000],
  field: ['moves', ''],
  expected: ['a list'],
  seconds: COUNTS,
  minutes: COUNTS,
  hours: COUNTS,
  days: COUNTS,
  because: ['revealed', 'answered', 'clock'],
  // Of boards.
  coin: ['gold', 'cards'],
  colour: ['light', 'dark'],
  end: ['left', 'right'],
  card: [3 * 16 + 9, 'X'],
};

/** By type. */
function ofType(type: string): Samples | null {
  const parts = type.split('|').map((part) => part.trim());
  if (parts.length > 1) {
    const all = parts.map((part) => (part === 'null' ? [null] : ofType(part)));
    return all.every((each) => each !== null) ? all.flatMap((each) => each ?? []) : null;
  }
  if (/^'.*'$/.test(type)) return [type.slice(1, -1)];
  if (/^\d+$/.test(type)) return [Number(type)];
  switch (type) {
    case 'number':
      return COUNTS;
    case 'string':
      return ANY;
    case 'boolean':
      return [true, false];
    case 'readonly string[]':
      return LISTS;
    case 'readonly number[]':
      return [[2], [2, 3, 4]];
    case 'readonly [number, number]':
      return [
        [2, 2],
        [20, 30],
      ];
    default:
      return null;
  }
}

/** Null if nobody has said yet what it can be. */
export function samplesOf({ name, type, fields }: Parameter): Samples | null {
  if (fields) {
    const every = fields.map((field) => [field.name, samplesOf(field) ?? ANY] as const);
    const rounds = Math.max(1, ...every.map(([, samples]) => samples.length));
    return Array.from({ length: rounds }, (_, i) =>
      Object.fromEntries(every.map(([field, samples]) => [field, samples[i % samples.length]])),
    );
  }
  // The compiler numbers a name that another one hides.
  const named = BY_NAME[name.replace(/\d+$/, '')];
  const typed = ofType(type);
  if (!named || !typed) return named ?? typed;
  const fitting = named.filter((sample) => typed.some((each) => kindOf(each) === kindOf(sample)));
  return fitting.length > 0 ? fitting : typed;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? `list of ${typeof value[0]}` : typeof value);

/** Whole lists of arguments, for sentences that take something special. */
export const BY_SENTENCE: { readonly [name: string]: readonly (readonly unknown[])[] } = {
  'not-your-turn': NAMES.map((_, turn) => [{ turn }, { names: (seat: number) => NAMES[seat] }]),
  'deal-refused': [
    [{ fault: 'bad-record' }],
    [{ fault: 'unfinished' }],
    [{ fault: 'other-deal' }],
    [{ fault: 'other-bot-move', ply: 21 }],
  ],
  'illegal-move': [[{ notation: 'X', because: 'x' }, {}]],
  'move-refused': [[{ ply: 3, refusal: { code: 'game-over' } }, {}]],
  'result-mismatch': [
    [{ recorded: { places: [1], scores: [1], reason: 'x' }, replayed: null }],
    [{ recorded: null, replayed: { places: [1], scores: [1], reason: 'x' } }],
  ],
  'bad-people': [
    [{ wrong: 'list', seats: 3 }],
    [{ wrong: 'person', seat: 0 }],
    [{ wrong: 'name', seat: 0, longest: 24 }],
    [{ wrong: 'bot', seat: 0, valid: ['X'] }],
  ],
  // Numbers that are written as words reach to fifteen.
  pawns: [1, 2, 15].flatMap((count) => ['light', 'dark', null].map((colour) => [count, colour])),
  hitOf: [[1], [2], [15]],
  gets: NAMES.map((name, i) => [name, i % 2 ? [3] : [3, 5], 'no-open-letter']),
  youGet: [
    [[3], 'no-open-letter'],
    [[3, 5], 'hit-pawn-shut-out'],
  ],
  lost: [
    [[3], 'no-open-letter'],
    [[3, 5], 'kept-in-first-word'],
  ],
  alone: [[{ chance: 0.07, surely: [3] }], [{ chance: 0.62, surely: [] }], [{ chance: 1, surely: [3, 5] }]],
  toBeat: [
    [{ more: 2, equals: 0, same: { kind: 'single', from: 4 } }],
    [{ more: 4, equals: 3, same: { kind: 'run', from: 4 } }],
    [{ more: 3, equals: 0, same: { kind: 'equal', from: 10 } }],
    [{ more: 3, equals: 0, same: null }],
  ],
};
