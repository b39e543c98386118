// A decent player's choice at once: the move that leads to the best prospect, with some variety.
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { weighMoves } from './insight-moves.ts';
import type { Judge } from './insight-prospect.ts';
import type { Move, State } from './state.ts';

/** Judgement in playouts is off by up to so many points. */
const VARIETY = 1;

// The best of each group so far. Scouts are many and much alike, so that they are off together:
// otherwise some place among forty would always look too good.
const GROUPS = { keep: 0, turn: 1, show: 2, scout: 3, 'scout+show': 4, starter: 5, deal: 5 } as const;
const best: (Move | null)[] = [null, null, null, null, null];
const prospects = new Float64Array(5);
let luck: Rng;
let variety = 0;

function take(move: Move, prospect: number): void {
  const group = GROUPS[move.kind];
  const found = move.kind === 'show' ? prospect + variety * luck.float() : prospect;
  if (best[group] && found <= prospects[group]!) return;
  best[group] = move;
  prospects[group] = found;
}

export function sensibleMove(state: State, seat: Seat, judge: Judge, rng: Rng, off = VARIETY): Move {
  best.fill(null);
  luck = rng;
  variety = off;
  weighMoves(state, seat, judge, 'best', take);
  let chosen: Move | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let group = 0; group < best.length; group++) {
    if (!best[group]) continue;
    const found = prospects[group]! + (group === GROUPS.show ? 0 : off * rng.float());
    if (found > highest) {
      highest = found;
      chosen = best[group]!;
    }
  }
  return chosen!;
}
