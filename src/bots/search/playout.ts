// Playouts from a determinization until it can be evaluated, and the evaluation.
import { type AnyGame, CHANCE, OVER } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { winShares } from '../../engine/outcome.ts';
import type { Rng } from '../../engine/rng.ts';

/** How a search plays and evaluates below its tree. */
export interface Foresight {
  /** Whether a playout, or the tree, has to stop here. */
  isQuiet(state: unknown): boolean;
  /** For each seat the expected win share. */
  evaluate(state: unknown): readonly number[];
  /** Plays one decision, in place. */
  step(state: unknown, seat: number, rng: Rng): void;
}

export function informedForesight(game: AnyGame, insight: AnyInsight, mastersValue = 0): Foresight {
  return {
    isQuiet: (state) => insight.isQuiet(state),
    evaluate:
      mastersValue && insight.mastersValue
        ? (state) => insight.mastersValue!(state)
        : (state) => insight.evaluate(state),
    step: insight.swift
      ? (state, seat, rng) => game.play(state, seat, insight.swift!(state, seat, rng))
      : (state, seat, rng) =>
          game.play(state, seat, insight.playout(state, seat, game.legalMoves(state, seat), rng)),
  };
}

/** Knows only the rules: nothing is evaluated before the end. */
export function plainForesight(game: AnyGame): Foresight {
  return {
    isQuiet: () => false,
    evaluate: (state) => winShares(game.outcome(state)!),
    step: (state, seat, rng) => game.play(state, seat, rng.pick(game.legalMoves(state, seat))),
  };
}

/** Changes the state. Moves of chance before a quiet position are played too, so a deal does not end a playout. */
export function playOn(
  game: AnyGame,
  foresight: Foresight,
  state: unknown,
  horizon: number,
  rng: Rng,
): readonly number[] {
  for (let left = horizon; left > 0 && !foresight.isQuiet(state); ) {
    const turn = game.turn(state);
    if (turn === OVER) break;
    if (turn === CHANCE) game.play(state, CHANCE, game.chance(state, rng));
    else {
      foresight.step(state, turn, rng);
      left--;
    }
  }
  return foresight.evaluate(state);
}
