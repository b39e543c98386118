// The playout move of a sensible player: the move with the best prospect, with some noise.
import type { Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Move, State } from '../rules/state.ts';
import { rateMoves } from './move-ratings.ts';
import type { PreparedWeights } from './prospect.ts';

/** The rating of a move in playouts is off by up to this many points. */
const NOISE = 1;

// The best move of each group so far. Scouts are many and similar, so they share one noise value:
// otherwise one of forty places would always look too good.
const GROUPS = { keep: 0, turn: 1, show: 2, scout: 3, 'scout+show': 4, starter: 5, deal: 5 } as const;
const best: (Move | null)[] = [null, null, null, null, null];
const prospects = new Float64Array(5);
let noiseRng: Rng;
let noise = 0;

function keepBest(move: Move, prospect: number): void {
  const group = GROUPS[move.kind];
  const found = move.kind === 'show' ? prospect + noise * noiseRng.float() : prospect;
  if (best[group] && found <= prospects[group]!) return;
  best[group] = move;
  prospects[group] = found;
}

export function playoutMove(
  state: State,
  seat: Seat,
  prepared: PreparedWeights,
  rng: Rng,
  maxNoise = NOISE,
): Move {
  best.fill(null);
  noiseRng = rng;
  noise = maxNoise;
  rateMoves(state, seat, prepared, 'best', keepBest);
  let chosen: Move | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let group = 0; group < best.length; group++) {
    if (!best[group]) continue;
    const found = prospects[group]! + (group === GROUPS.show ? 0 : maxNoise * rng.float());
    if (found > highest) {
      highest = found;
      chosen = best[group]!;
    }
  }
  return chosen!;
}
