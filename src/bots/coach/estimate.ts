// Estimates a seat's win share from its view: the mean of quick playouts from determinizations.
import { rngOf } from '../../engine/chance.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { informedForesight, playOn } from '../search/playout.ts';

const PLAYOUTS = 60;
const HORIZON = 200;

export function estimateWinShare(game: AnyGame, insight: AnyInsight, state: unknown, seat: Seat): number {
  const view = game.view(state, seat);
  const foresight = informedForesight(game, insight);
  // The same generator for every position, so that two estimates differ by the positions only.
  const rng = rngOf('coach/worth');
  let sum = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    sum += playOn(game, foresight, game.determinize(view, rng), HORIZON, rng)[seat]!;
  }
  return sum / PLAYOUTS;
}
