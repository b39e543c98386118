// The insight for a game that brings none: it judges nothing before the end and plays at random.
import type { AnyGame } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { winShares } from '../engine/outcome.ts';

export function neutralInsight(game: AnyGame): AnyInsight {
  const maxSeats = Math.max(...game.seatCounts);
  const even = Array<number>(maxSeats).fill(1 / maxSeats);
  return {
    evaluate: (state) => {
      const outcome = game.outcome(state);
      return outcome ? winShares(outcome) : even;
    },
    playout: (_state, _seat, moves, rng) => rng.pick(moves),
    isQuiet: () => false,
  };
}
