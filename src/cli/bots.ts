// The names of the bots for a game: those that play every game, and the game's own baselines.
import { botsFor } from '../bots/index.ts';
import type { AnyGame } from '../engine/index.ts';
import { insightOf } from '../games/loaded.ts';

export function botNames(game: AnyGame): string[] {
  return botsFor(insightOf(game)).map((bot) => bot.name);
}
