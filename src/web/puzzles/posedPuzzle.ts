// A puzzle as it is posed, whether from the collection or from an own game, found by its name in the address.
import type { PuzzleSet } from '../../engine/puzzle.ts';
import type { AnyScene } from '../../engine/teaching.ts';
import { puzzleOfTheDay } from './choosePuzzle.ts';
import type { OwnPuzzle } from './ownPuzzles.ts';

export interface PosedPuzzle {
  /** By which progress is kept. */
  readonly key: string;
  readonly scene: AnyScene;
  readonly best: string;
  readonly chance: number;
  readonly next: number;
  /** Its number in the collection; null for one from an own game, which has no rating and no theme either. */
  readonly number: number | null;
  readonly rating: number | null;
  readonly theme: string | null;
}

const OWN = 'own-';

export function posedPuzzle(
  game: string,
  { puzzles }: PuzzleSet,
  own: readonly OwnPuzzle[],
  name: string,
  now: Date,
): PosedPuzzle | null {
  if (name.startsWith(OWN)) {
    const puzzle = own.find(({ key }) => key === name.slice(OWN.length));
    if (!puzzle) return null;
    const { key, best, chance, next } = puzzle;
    return { key, scene: puzzle, best, chance, next, number: null, rating: null, theme: null };
  }
  const number = name === 'today' ? puzzleOfTheDay(game, puzzles, now) : Number(name);
  const puzzle = puzzles[number - 1];
  if (!puzzle) return null;
  const { seed, best, chance, next, rating, theme } = puzzle;
  return { key: seed, scene: puzzle, best, chance, next, number, rating, theme };
}
