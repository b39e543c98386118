// The coach's comment on one decision, with what the page needs to put it into words.
import { COMMENT_BUDGET, commentOn } from '../../bots/coach/comment.ts';
import { questionAt } from '../../bots/coach/compare.ts';
import { explain } from '../../bots/coach/explain.ts';
import { CHANCE } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import type { AnyTable } from '../../engine/table.ts';
import { delay } from '../table/botThinking.ts';
import type { PlayComment } from './messages.ts';

/** A smaller difference is not named: a short search may be wrong about it. */
const MIN_CLEAR_COST = 0.06;

/** Of each duel: all of them together take about as long as the comment itself. */
const CAUSE_BUDGET = { iterations: 240, milliseconds: 150 };

export async function commentOnPly(
  table: AnyTable,
  insight: AnyInsight,
  ply: number,
): Promise<PlayComment | null> {
  const commented = await inSlices(commentOn(table, insight, ply, COMMENT_BUDGET));
  if (commented === null) return null;
  const { game } = table;
  const { position, decision } = commented;
  const { state, by: seat } = position;
  if (seat === CHANCE) return null;
  const question = questionAt(game, insight, position);
  const moveOf = (notation: string) => question('').moves.find((move) => game.notation(move) === notation);
  const pair = { played: moveOf(decision.played), better: moveOf(decision.better) };
  const isClear = decision.cost >= MIN_CLEAR_COST;
  const causes = isClear ? await inSlices(explain(() => question('why'), pair, CAUSE_BUDGET)) : [];
  return {
    ply,
    seat,
    view: game.view(state, seat),
    after: decision.after,
    better: isClear ? { move: pair.better, chance: decision.before, causes } : null,
  };
}

/** Lets the worker receive messages in between. */
async function inSlices<R>(work: Generator<undefined, R>): Promise<R> {
  let next = work.next();
  for (; !next.done; next = work.next()) await delay();
  return next.value;
}
