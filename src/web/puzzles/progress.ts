// What this device knows of its player's puzzles in a game: the rating, and which were solved at the first try or later.
import { readStored, writeStored } from '../browserStorage.ts';
import { FIRST_RATING, type Rating, rated } from './glicko.ts';

/** `first`: the first answer was right; `later`: a later one; `tried`: none yet. */
export type Mark = 'first' | 'later' | 'tried';

export interface Progress extends Rating {
  readonly marks: ReadonlyMap<string, Mark>;
}

export interface Judged {
  readonly before: number;
  readonly after: number;
}

const PREFIX = 'scriptorium.puzzles.';
/** A puzzle's rating comes from some forty tries of bots. */
const PUZZLE_DEVIATION = 80;
const MARKS: readonly string[] = ['first', 'later', 'tried'] satisfies readonly Mark[];

/** Ignores anything in the storage that has another form. */
export function progressIn(game: string): Progress {
  try {
    const data: unknown = JSON.parse(readStored(PREFIX + game) ?? '{}');
    const { rating, deviation, marks } = (data ?? {}) as Record<string, unknown>;
    const isRated = isNumber(rating) && isNumber(deviation);
    const entries = Object.entries(typeof marks === 'object' && marks !== null ? marks : {});
    return {
      ...(isRated ? { rating, deviation: Math.min(deviation, FIRST_RATING.deviation) } : FIRST_RATING),
      marks: new Map(entries.filter((entry): entry is [string, Mark] => MARKS.includes(entry[1]))),
    };
  } catch {
    return { ...FIRST_RATING, marks: new Map() };
  }
}

/**
 * Notes an answer. The first one to a puzzle counts for the rating, if the puzzle has one; then the change is returned.
 */
export function noteAnswer(
  game: string,
  key: string,
  isRight: boolean,
  puzzleRating: number | null,
): Judged | null {
  const { marks, rating, deviation } = progressIn(game);
  const known = marks.get(key);
  const isFirst = known === undefined;
  const isRated = isFirst && puzzleRating !== null;
  const after = isRated
    ? rated({ rating, deviation }, { rating: puzzleRating, deviation: PUZZLE_DEVIATION }, isRight ? 1 : 0)
    : { rating, deviation };
  const now: Mark =
    known === 'first' || known === 'later' ? known : isRight ? (isFirst ? 'first' : 'later') : 'tried';
  writeStored(
    PREFIX + game,
    JSON.stringify({ ...after, marks: Object.fromEntries(new Map(marks).set(key, now)) }),
  );
  return isRated ? { before: Math.round(rating), after: Math.round(after.rating) } : null;
}

export const isSolved = ({ marks }: Progress, key: string) => {
  const mark = marks.get(key);
  return mark === 'first' || mark === 'later';
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
