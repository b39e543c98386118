// The cause for keeping or turning a hand (S4): the sets on that side.
import { turned, up } from '../../rules/state.ts';
import { isolate, isolateTurned, maximalSets, numbersIn, sizeOf } from './cards.ts';
import type { Compared, ScoutCause } from './context.ts';

const MAX_NAMED = 4;

export function* betterSide({ hand, seat, better }: Compared): Generator<ScoutCause> {
  if (better.kind !== 'keep' && better.kind !== 'turn') return;
  const isTurned = better.kind === 'turn';
  const side = isTurned ? hand.map(turned) : hand;
  const sets = maximalSets(side);
  if (sets.length === 0) return;
  const named = sets
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || up(side[b.first]!) - up(side[a.first]!))
    .slice(0, MAX_NAMED);
  yield {
    key: 'better-side',
    about: 'better',
    args: { sets: named.map((set) => numbersIn(side, set)) },
    without: {
      before: ({ hands }) => {
        for (const set of named) (isTurned ? isolateTurned : isolate)(hands[seat]!, set);
      },
    },
  };
}
