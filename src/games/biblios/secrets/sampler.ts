/*
 * Draws uniformly among the assignments that satisfy the constraints of a view.
 *
 * The model: every deal is equally likely, and every card that left a hand was picked from it at random. A player's
 * choices thus reveal nothing beyond the cards they showed, and all histories that fit the view have the same weight.
 *
 * 1. `firstAssignment` builds a random assignment in log order and reserves cards that are needed later.
 *    As long as no card has left a hand unseen, this already is a uniform draw.
 * 2. `repair` is needed only after penalties: when cards were seized between two other hands, or a player is known to
 *    have lacked gold, the first assignment may violate constraints.
 * 3. `randomWalk` makes symmetric swaps between solutions (a Metropolis walk). It keeps a uniform draw uniform and brings
 *    any other draw closer to it.
 */
import type { Rng } from '../../../engine/rng.ts';
import { type Candidate, candidateOf, violations } from './assignment.ts';
import type { Constraints } from './constraints.ts';
import { firstAssignment } from './first-assignment.ts';
import { randomWalk } from './random-walk.ts';
import { repair } from './repair.ts';

export function sampleAssignment(constraints: Constraints, rng: Rng): Candidate {
  for (;;) {
    const candidate = candidateOf(constraints, firstAssignment(constraints, rng));
    if (violations(candidate) > 0 && !repair(candidate, rng)) continue;
    randomWalk(candidate, rng);
    return candidate;
  }
}
