// The insight for a game that brings none: it judges nothing before the end and plays at random.
import { type AnyGame, CHANCE, OVER } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { winShares } from '../engine/outcome.ts';
import { Rng } from '../engine/rng.ts';

/** A random game that is longer than this does not end. */
const MAX_RANDOM_MOVES = 10_000;

export function neutralInsight(game: AnyGame): AnyInsight {
  return {
    evaluate: (state) => {
      const outcome = game.outcome(state);
      return outcome ? winShares(outcome) : evenShares(seatsAt(game, state));
    },
    playout: (_state, _seat, moves, rng) => rng.pick(moves),
    isQuiet: () => false,
  };
}

const evenShares = (seats: number) => Array<number>(seats).fill(1 / seats);

/** The contract does not say how a state holds its seats: only the outcome of a game tells how many have played it. */
function seatsAt(game: AnyGame, state: unknown): number {
  const maxSeats = Math.max(...game.seatCounts);
  if (game.seatCounts.length === 1) return maxSeats;
  const rng = new Rng(1);
  const played = game.clone(state);
  for (let moves = 0; moves < MAX_RANDOM_MOVES; moves++) {
    const turn = game.turn(played);
    if (turn === OVER) return game.outcome(played)?.places.length ?? maxSeats;
    const move = turn === CHANCE ? game.chance(played, rng) : rng.pick(game.legalMoves(played, turn));
    game.play(played, turn, move);
  }
  return maxSeats;
}
