// A take-back as a row of the record. The record only grows: the decisions that were taken back stay, and this row says how many stand.
import type { MoveRow } from './schema.ts';

/** No game has a notation that begins like this: see the conformance suite. */
const MARK = '\u21b6';

/** In a row that is no move, `notation` has the number of decisions that stand. */
export const takeBackNotation = (to: number): string => `${MARK}${to}`;

/** The number of decisions that stand after this row; null if the row is a move. */
export function takeBackTo({ notation }: Pick<MoveRow, 'notation'>): number | null {
  return notation.startsWith(MARK) ? Number(notation.slice(MARK.length)) : null;
}
