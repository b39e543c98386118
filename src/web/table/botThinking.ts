// The bots of a local table: loaded when one plays there, and thinking in slices so that they can be cancelled.
import type { Bot, RankedMove } from '../../bots/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyTable } from '../../engine/table.ts';
import { loadInsight } from '../../games/load-insight.ts';

export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  /** Checked between two slices. */
  isCancelled(): boolean;
}

const SLICE_MS = 20;

/** The moves with their values, best first; null when it was cancelled. */
export async function rankMoves(
  table: AnyTable,
  { seat, level, isCancelled }: BotTurn,
): Promise<readonly RankedMove[] | null> {
  const moves = table.legalMoves(seat);
  const [only] = moves;
  if (moves.length === 1) return [{ move: only, value: 0.5, visits: 0 }];
  const [{ findBot, questionFor, random, seatRandomness }, insight] = await Promise.all([
    import('../../bots/index.ts'),
    loadInsight(table.game),
  ]);
  if (isCancelled()) return null;
  const bot: Bot = findBot(level) ?? random;
  const thought = bot.think(questionFor(table, seat, insight, seatRandomness(table.seed, seat, table.ply)));
  while (!thought.work(SLICE_MS)) {
    await delay();
    if (isCancelled()) return null;
  }
  return thought.ranking();
}

/** Even a delay of 0 lets the worker receive messages. */
export function delay(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
