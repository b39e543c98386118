// The coach's running comment: the verdict on one decision of a game that goes on.
import { CHANCE } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { AnyTable } from '../../engine/table.ts';
import type { Budget } from '../bot-name.ts';
import { historyOf, type PlayedPosition } from './history.ts';
import { type Decision, judgeDecision, judgesWith } from './judge.ts';

/** Short enough to be ready while the move is still read. */
export const COMMENT_BUDGET: Budget = { iterations: 300, milliseconds: 350 };

export interface CommentedDecision {
  readonly position: PlayedPosition;
  readonly decision: Decision;
}

/** Null for a move that was the only one. The caller may stop at any yield. */
export function* commentOn(
  table: AnyTable,
  insight: AnyInsight,
  ply: number,
  budget: Budget,
): Generator<undefined, CommentedDecision | null> {
  const { game } = table;
  const position = historyOf(table).positions.find(({ by, ply: at }) => by !== CHANCE && at === ply);
  if (!position || position.by === CHANCE) return null;
  if (game.legalMoves(position.state, position.by).length < 2) return null;
  const decision = yield* judgeDecision(game, insight, position, judgesWith(budget));
  return { position, decision };
}
