// Which puzzle comes next: one a day for everybody, own mistakes first, then the nearest to the player's rating.

import { rngOf } from '../../engine/chance.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { OwnPuzzle } from './ownPuzzles.ts';
import { isSolved, type Progress } from './progress.ts';

/** The number of today's puzzle, from 1; the same everywhere on a day of the calendar. */
export function puzzleOfTheDay(game: string, puzzles: readonly Puzzle[], now: Date): number {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
  return 1 + rngOf(`puzzle of ${game} on ${day}`).int(puzzles.length);
}

/** The last part of the address of the next puzzle; null if all are solved. `seen` is the key of the one that was just posed. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  own: readonly OwnPuzzle[],
  progress: Progress,
  theme: string | null = null,
  seen: string | null = null,
): string | null {
  const mistake =
    theme === null ? own.find(({ key }) => key !== seen && !isSolved(progress, key)) : undefined;
  if (mistake) return `own-${mistake.key}`;
  const distance = ({ rating }: Puzzle) => Math.abs(rating - progress.rating);
  let best: Puzzle | null = null;
  for (const puzzle of puzzles) {
    if (puzzle.seed === seen || isSolved(progress, puzzle.seed)) continue;
    if (theme !== null && puzzle.theme !== theme) continue;
    if (!best || distance(puzzle) < distance(best)) best = puzzle;
  }
  return best && String(puzzles.indexOf(best) + 1);
}
