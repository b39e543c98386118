// Bots at a local table: loaded when one sits there, thinking in slices so that they can be interrupted.
import type { Bot, Ranked } from '../../bots/index.ts';
import { rngOf } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyTable } from '../../engine/table.ts';

export interface Thinking {
  readonly seat: Seat;
  readonly level: string;
  /** Asked between two slices. */
  isCancelled(): boolean;
}

const SLICE = 20;

/** Null when it was cancelled. */
export async function think(
  table: AnyTable,
  { seat, level, isCancelled }: Thinking,
): Promise<readonly Ranked[] | null> {
  const moves = table.legalMoves(seat);
  const [only] = moves;
  if (moves.length === 1) return [{ move: only, value: 0.5, visits: 0 }];
  const [{ findBot, random }, { insightOf }] = await Promise.all([
    import('../../bots/index.ts'),
    import('../../games/insights.ts'),
  ]);
  if (isCancelled()) return null;
  const bot: Bot = findBot(level) ?? random;
  const temper = `${table.seed}/seat ${seat}`;
  const thought = bot.think({
    game: table.game,
    insight: insightOf(table.game),
    seat,
    moves,
    view: () => table.view(seat),
    rng: rngOf(`${temper}/ply ${table.ply}`),
    temper,
  });
  while (!thought.work(SLICE)) {
    await breath();
    if (isCancelled()) return null;
  }
  return thought.ranking();
}

/** Lets messages in. */
export function breath(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
