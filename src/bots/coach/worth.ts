// What a moment is worth to a seat that knows its view: the mean of quick playouts from truths that fit it.
import { rngOf } from '../../engine/chance.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { informedForesight, playOn } from '../search/playout.ts';

const PLAYOUTS = 60;
const HORIZON = 200;

export function worthOf(game: AnyGame, insight: AnyInsight, state: unknown, seat: Seat): number {
  const view = game.view(state, seat);
  const foresight = informedForesight(game, insight);
  // The same generator for every moment: what differs between two of them is the moment.
  const rng = rngOf('coach/worth');
  let sum = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    sum += playOn(game, foresight, game.determinize(view, rng), HORIZON, rng)[seat]!;
  }
  return sum / PLAYOUTS;
}
