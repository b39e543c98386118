/*
 * Drawing evenly among the solutions of a puzzle.
 *
 * What is aimed at: every deal equally likely, and every card that left a hand taken as picked from it blindly.
 * Choices are thus held to say nothing beyond the cards they showed. Then all histories that fit have the same weight,
 * and the task is to draw evenly among the solutions.
 *
 * 1. `sketch` makes a solution at random, in the order of the log, keeping back what is needed later.
 *    While nothing unseen has left a hand it is already an even draw.
 * 2. `repair` is needed only after penalties: cards seized between third hands, or a proven lack of gold, may be more
 *    than the sketch could foresee.
 * 3. `stir` walks from solution to solution by symmetric exchanges (a Metropolis walk), which keeps even draws even and
 *    brings uneven ones nearer to it.
 */
import type { Rng } from '../../engine/rng.ts';
import type { Draft } from './draft.ts';
import { draftOf, faults } from './draft.ts';
import type { Puzzle } from './puzzle.ts';
import { repair } from './repair.ts';
import { sketch } from './sketch.ts';
import { stir } from './stir.ts';

export function solve(puzzle: Puzzle, rng: Rng): Draft {
  for (;;) {
    const draft = draftOf(puzzle, sketch(puzzle, rng));
    if (faults(draft) > 0 && !repair(draft, rng)) continue;
    stir(draft, rng);
    return draft;
  }
}
