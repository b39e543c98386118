// Who may be asked to sit at a game: the bots that play everything, and the baselines of this game.
import { botsFor } from '../bots/index.ts';
import type { AnyGame } from '../engine/index.ts';
import { insightOf } from '../games/insights.ts';

export function botNames(game: AnyGame): string[] {
  return botsFor(insightOf(game)).map((bot) => bot.name);
}
