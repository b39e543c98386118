// A played game moment by moment: the truth before every move, of seats and of chance.
import { chanceRng } from '../../engine/chance.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { AnyTable } from '../../engine/table.ts';

export interface Moment {
  /** Before the move; nobody may change it. */
  readonly state: unknown;
  readonly by: Seat | typeof CHANCE;
  readonly move: unknown;
  /** As the table counts it: a decision's own number; what chance does belongs to the decision before. */
  readonly ply: number;
}

export interface Course {
  readonly moments: readonly Moment[];
  /** The truth after the last move. */
  readonly end: unknown;
}

export function courseOf({ game, seats, options, seed, steps }: AnyTable): Course {
  const moments: Moment[] = [];
  let state = game.setup(seats, options);
  let chanceSteps = 0;
  for (const { by, notation, ply } of steps) {
    const move =
      by === CHANCE
        ? game.chance(state, chanceRng(seed, chanceSteps++))
        : game.legalMoves(state, by).find((move) => game.notation(move) === notation);
    moments.push({ state, by, move, ply });
    state = game.clone(state);
    game.play(state, by, move);
  }
  return { moments, end: state };
}
