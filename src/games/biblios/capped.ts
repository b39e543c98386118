// A simple way to play at random without overbidding, for fuzzing and for comparing figures: uniform bids ruin most hands.
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { isGold } from './data.ts';
import { goldSum, size } from './piles.ts';
import type { Move, State } from './state.ts';

/** What this seat can pay for the card on the lectern. */
function purse({ piles, card }: State, seat: Seat): number {
  return isGold(card) ? size(piles, seat) : goldSum(piles, seat);
}

const HIGHEST_RAISE = 3;

/** Passes or raises with equal chance, by one to three and never beyond what it can pay; everything else evenly. */
export function chooseCapped(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  if (state.phase !== 'bid') return rng.pick(moves);
  const highest = Math.min(HIGHEST_RAISE, purse(state, seat) - state.high, moves.length - 1);
  // The first move is to pass, the others are bids in rising order.
  if (highest <= 0 || rng.int(2) === 0) return moves[0]!;
  return moves[1 + rng.int(highest)]!;
}
