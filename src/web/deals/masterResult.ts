// Lets a master play a daily deal in this worker: the same game as on a server.
import { playDeal } from '../../bots/deals/check.ts';
import { type DealResult, resultAt } from '../../bots/deals/compare.ts';
import { DEAL_MASTER, dailyDeal } from '../../bots/deals/deal.ts';
import type { AnyGame } from '../../engine/game.ts';
import { rankMoves } from '../table/botThinking.ts';

export async function masterResult(game: AnyGame, day: string): Promise<DealResult> {
  const deal = dailyDeal(game, day);
  const { outcome } = await playDeal(game, deal, DEAL_MASTER, async (table, seat, level) => {
    const ranking = await rankMoves(table, { seat, level, isCancelled: () => false });
    if (!ranking) throw new Error(`${level} has not answered`);
    return game.notation(ranking[0]!.move);
  });
  if (!outcome) throw new Error(`${game.id}: a deal without an outcome`);
  return resultAt(outcome, deal.seat);
}
