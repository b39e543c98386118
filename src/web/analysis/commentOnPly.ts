// The coach's comment on one decision, with what the page needs to put it into words.
import { COMMENT_BUDGET, commentOn } from '../../bots/coach/comment.ts';
import { CHANCE } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { AnyTable } from '../../engine/table.ts';
import { delay } from '../table/botThinking.ts';
import type { PlayComment } from './messages.ts';

/** A smaller difference is not named: a short search may be wrong about it. */
const MIN_CLEAR_COST = 0.06;

export async function commentOnPly(
  table: AnyTable,
  insight: AnyInsight,
  ply: number,
): Promise<PlayComment | null> {
  const work = commentOn(table, insight, ply, COMMENT_BUDGET);
  let next = work.next();
  for (; !next.done; next = work.next()) await delay();
  if (next.value === null) return null;
  const { game } = table;
  const { position, decision } = next.value;
  const { state, by: seat } = position;
  if (seat === CHANCE) return null;
  const isClear = decision.cost >= MIN_CLEAR_COST;
  const better = game.legalMoves(state, seat).find((move) => game.notation(move) === decision.better);
  return {
    ply,
    seat,
    view: game.view(state, seat),
    after: decision.after,
    better: isClear ? { move: better, chance: decision.before } : null,
  };
}
