// The history of a played game: the state before every move, of seats and of chance.
import { chanceRng } from '../../engine/chance.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { AnyTable, Step } from '../../engine/table.ts';

export interface PlayedPosition {
  /** The state before the move; not to be changed. */
  readonly state: unknown;
  readonly by: Seat | typeof CHANCE;
  readonly move: unknown;
  /** As in `Step`: a move of chance belongs to the decision before it. */
  readonly ply: number;
  /** Everything that has happened before. */
  readonly past: readonly Step[];
}

export interface GameHistory {
  readonly positions: readonly PlayedPosition[];
  /** The state after the last move. */
  readonly end: unknown;
}

export function historyOf({ game, seats, options, seed, steps }: AnyTable): GameHistory {
  const positions: PlayedPosition[] = [];
  let state = game.setup(seats, options);
  let chanceSteps = 0;
  for (const [index, { by, notation, ply }] of steps.entries()) {
    const move =
      by === CHANCE
        ? game.chance(state, chanceRng(seed, chanceSteps++))
        : game.legalMoves(state, by).find((move) => game.notation(move) === notation);
    positions.push({ state, by, move, ply, past: steps.slice(0, index) });
    state = game.clone(state);
    game.play(state, by, move);
  }
  return { positions, end: state };
}
