// What bots know about Duodecim: an evaluation, position keys, features, a quick player for playouts.
import type { Seat } from '../../../engine/game.ts';
import type { Insight } from '../../../engine/insight.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Move, State, View } from '../rules/state.ts';
import { explain } from './causes/index.ts';
import { evaluate } from './evaluate.ts';
import { eyes, FEATURES, writeFeatures } from './features.ts';
import { flavour } from './flavour.ts';
import { keys } from './position-keys.ts';
import { weights } from './weights.ts';

export const insight: Insight<State, Move, View> = {
  evaluate,
  keys,
  flavour,
  playout,
  isQuiet: ({ phase }) => phase === 'roll' || phase === 'over',
  explain,
  features: { size: FEATURES, write: writeFeatures, eyes, weights },
};

/** Hits if it can, otherwise bears off, otherwise moves where the pawn is not alone; often picks another move at random. */
function playout(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const me = state.sides[seat]!;
  const foe = state.sides[1 - seat]!;
  let best = rng.pick(moves);
  let rating = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (!('from' in move)) continue;
    const { from, to, kind } = move;
    let worth = rng.float() * 3;
    if (kind === 'bear') worth += 4;
    else if (foe.at[to] === 1) worth += 3 + to / 12;
    else if (me.at[to]! > 0) worth += 1.5;
    if (me.at[from] === 1) worth += 1;
    else if (me.at[from] === 2) worth -= 1.5;
    if (worth > rating) {
      rating = worth;
      best = move;
    }
  }
  return best;
}
