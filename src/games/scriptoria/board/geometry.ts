// The position of every place of the double page in its drawing: a thin frieze around, a gutter between the pages.
import { kindOfLetter, lettersOf } from '../rules/grid.ts';
import { KINDS, type Kind } from '../rules/tables.ts';

export interface Place {
  readonly place: number;
  readonly kind: Kind;
  readonly page: 'left' | 'right';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Where it touches the edge of the page. */
  readonly isTop: boolean;
  readonly isBottom: boolean;
  readonly isOuter: boolean;
}

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  /** Left edge of the right page. */
  readonly fold: number;
}

const THIN = 54;
const COLUMN = 96;
const ROW = 104;
const GUTTER = 30;
const MARGIN = 16;
const GAP = 4;

export function geometryOf(grid: readonly string[]): Geometry {
  const rows = grid.map(lettersOf);
  const columns = rows[0]!.length;
  const half = columns / 2;
  const lefts = offsets(
    rows[0]!.map((_, column) => (column === 0 || column === columns - 1 ? THIN : COLUMN)),
    (column) => (column === half ? GUTTER : GAP),
  );
  const tops = offsets(
    rows.map((_, row) => (row === 0 || row === rows.length - 1 ? THIN : ROW)),
    () => GAP,
  );
  const places = rows.flatMap((letters, row) =>
    letters.map((letter, column): Place => {
      const [x, w] = lefts[column]!;
      const [y, h] = tops[row]!;
      return {
        place: row * columns + column,
        kind: KINDS[kindOfLetter(letter)]!,
        page: column < half ? 'left' : 'right',
        x,
        y,
        w,
        h,
        isTop: row === 0,
        isBottom: row === rows.length - 1,
        isOuter: column === 0 || column === columns - 1,
      };
    }),
  );
  const last = places.at(-1)!;
  return {
    width: last.x + last.w + MARGIN,
    height: last.y + last.h + MARGIN,
    places,
    fold: lefts[half]![0] - GUTTER / 2,
  };
}

function offsets(
  sizes: readonly number[],
  gapBefore: (i: number) => number,
): [start: number, size: number][] {
  let at = MARGIN;
  return sizes.map((size, i) => {
    if (i > 0) at += gapBefore(i);
    at += size;
    return [at - size, size];
  });
}
