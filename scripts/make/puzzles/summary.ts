// A game's puzzles counted by theme and difficulty.
import type { Puzzle, PuzzleSet } from '../../../src/engine/puzzle.ts';

const BANDS = [
  { name: 'below 1200', isIn: (rating: number) => rating < 1200 },
  { name: '1200 to 1599', isIn: (rating: number) => rating >= 1200 && rating < 1600 },
  { name: '1600 and more', isIn: (rating: number) => rating >= 1600 },
];

/** A Markdown table. */
export function summaryOf({ themes }: PuzzleSet, puzzles: readonly Puzzle[]): string {
  const row = (name: string, some: readonly Puzzle[]) =>
    `| ${[name, ...BANDS.map(({ isIn }) => some.filter(({ rating }) => isIn(rating)).length), some.length].join(' | ')} |`;
  const keys = Object.keys(themes.en).filter((key) => puzzles.some(({ theme }) => theme === key));
  return [
    `| theme | ${BANDS.map(({ name }) => name).join(' | ')} | all |`,
    '|---|---|---|---|---|',
    ...keys.map((key) =>
      row(
        themes.en[key] ?? key,
        puzzles.filter(({ theme }) => theme === key),
      ),
    ),
    row('all', puzzles),
  ].join('\n');
}
