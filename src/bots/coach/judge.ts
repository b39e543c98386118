// The coach's verdict on one decision: what was played, what a master would have played, and what the difference costs.
import type { AnyGame } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { Bot } from '../bot.ts';
import type { Budget } from '../bot-name.ts';
import { comparingMaster, levelBot } from '../levels.ts';
import { type Comparison, compareWithBest, duel, isSame, questionAt } from './compare.ts';
import type { PlayedPosition } from './history.ts';

/** A decision with more than one legal move. Chances are win shares, 0 to 1. */
export interface Decision {
  /** The number of the decision in the game, from 1. */
  readonly ply: number;
  readonly played: string;
  /** The move of a master; equal to `played` if nothing was better. */
  readonly better: string;
  /** The chance before the decision, with the best move. */
  readonly before: number;
  /** The chance after the move that was played. */
  readonly after: number;
  /** What the decision lost: before − after. */
  readonly cost: number;
  /** The second best move, and how far it is behind; null if the best move was not played, or was the only sensible one. */
  readonly next: { readonly move: string; readonly lead: number } | null;
}

/** One pair for a whole game: what they remember of one step of a turn helps with the next. */
export interface Judges {
  readonly master: Bot;
  /** Compares two moves more carefully. */
  readonly comparing: Bot;
}

export const judgesWith = (budget: Budget): Judges => ({
  master: levelBot('master', budget),
  comparing: comparingMaster(budget),
});

/** Smaller differences are noise of the playouts. */
const MIN_COST = 0.03;

export function* judgeDecision(
  game: AnyGame,
  insight: AnyInsight,
  position: PlayedPosition,
  { master, comparing }: Judges,
): Generator<undefined, Decision> {
  const compared = yield* compareWithBest(game, insight, position, master);
  const { best, rival } = compared;
  const wasBest = isSame(game, best, position.move);
  const looksCostly = !wasBest && compared.bestValue - compared.rivalValue >= MIN_COST;
  const { bestValue, rivalValue, error } = looksCostly
    ? yield* confirmed(game, insight, position, comparing, compared)
    : { ...compared, error: 0 };
  const gap = bestValue - rivalValue;
  const isCostly = looksCostly && gap - SURE_ERRORS * error >= MIN_COST;
  const cost = isCostly ? gap : 0;
  const after = wasBest ? bestValue : rivalValue;
  const played = game.notation(position.move);
  const isAlone = isSame(game, best, rival);
  return {
    ply: position.ply,
    played,
    better: cost > 0 ? game.notation(best) : played,
    before: after + cost,
    after,
    cost,
    next: wasBest && !isAlone ? { move: game.notation(rival), lead: bestValue - rivalValue } : null,
  };
}

const CONFIRMATIONS = 8;
/** The 95th percentile of Student's t for eight comparisons: with that certainty a move costs as much as is said. */
const SURE_ERRORS = 1.9;

interface ConfirmedComparison extends Comparison {
  /** The standard error of the difference, from how far the comparisons are apart. */
  readonly error: number;
}

/**
 * The same two moves on more determinizations. Of many decisions some look costly by chance; a new comparison has no
 * part in that luck.
 */
export function* confirmed(
  game: AnyGame,
  insight: AnyInsight,
  position: PlayedPosition,
  comparing: Bot,
  compared: Pick<Comparison, 'best' | 'rival'>,
): Generator<undefined, ConfirmedComparison> {
  const question = questionAt(game, insight, position);
  let bestValue = 0;
  let rivalValue = 0;
  let squares = 0;
  for (let i = 0; i < CONFIRMATIONS; i++) {
    const [best, rival] = yield* duel(question(`confirm/${i}`), comparing, compared.best, compared.rival);
    bestValue += best / CONFIRMATIONS;
    rivalValue += rival / CONFIRMATIONS;
    squares += (best - rival) ** 2;
  }
  const deviations = Math.max(0, squares - CONFIRMATIONS * (bestValue - rivalValue) ** 2);
  const error = Math.sqrt(deviations / (CONFIRMATIONS - 1) / CONFIRMATIONS);
  return { ...compared, bestValue, rivalValue, error };
}
