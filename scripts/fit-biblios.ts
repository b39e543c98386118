// `node --import tsx scripts/fit-biblios.ts [--games N] [--seats N] [--passes N] [--seed S]`: fits the weights of Biblios'
// evaluation to who won games of self-play, one weight after the other, and prints them.
import { parseArgs } from 'node:util';
import { CHANCE, OVER, rngOf, seatList } from '../src/engine/index.ts';
import { sharesOfVictory } from '../src/engine/outcome.ts';
import { biblios } from '../src/games/biblios/index.ts';
import { insight } from '../src/games/biblios/insight.ts';
import { type Weights, weightsFor } from '../src/games/biblios/insight-estate.ts';
import type { State } from '../src/games/biblios/state.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2500' },
    seats: { type: 'string', default: '2' },
    passes: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const seats = Number(values.seats);
/** How often something else than bids is tried out at random: the weights have to know what bad moves lead to. */
const STRANGE = 0.06;
/** The share of positions that is kept: neighbours in one game tell much the same. */
const KEPT = 0.07;
const LEAST = 0.05;

interface Position {
  readonly state: State;
  readonly shares: readonly number[];
}

function selfPlay(seed: string): Position[] {
  const rng = rngOf(seed);
  const state = biblios.setup(seats, { penalty: 'each-takes' });
  const kept: State[] = [];
  for (let turn = biblios.turn(state); turn !== OVER; turn = biblios.turn(state)) {
    if (turn === CHANCE) {
      biblios.play(state, CHANCE, biblios.chance(state, rng));
      continue;
    }
    const moves = biblios.legalMoves(state, turn);
    const isStrange = state.phase !== 'bid' && rng.float() < STRANGE;
    biblios.play(state, turn, isStrange ? rng.pick(moves) : insight.playout(state, turn, moves, rng));
    if (rng.float() < KEPT && biblios.turn(state) !== OVER) kept.push({ ...biblios.clone(state), log: [] });
  }
  const shares = sharesOfVictory(biblios.outcome(state)!);
  return kept.map((state) => ({ state, shares }));
}

/** Log loss: how surprised the evaluation is by who won. */
function surprise(positions: readonly Position[]): number {
  let sum = 0;
  for (const { state, shares } of positions) {
    const expected = insight.evaluate(state);
    for (const seat of seatList(seats)) sum -= shares[seat]! * Math.log(Math.max(1e-6, expected[seat]!));
  }
  return sum / positions.length;
}

const positions = Array.from({ length: Number(values.games) }, (_, game) =>
  selfPlay(`${values.seed}/${game}`),
).flat();
const weights = weightsFor(seats);
const names = Object.keys(weights) as (keyof Weights)[];
const steps = new Map(names.map((name) => [name, 0.3 * weights[name]]));
let least = surprise(positions);
console.log(`${positions.length} positions, log loss ${least.toFixed(5)}`);
for (let pass = 1; pass <= Number(values.passes); pass++) {
  for (const name of names) {
    const before = weights[name];
    const step = steps.get(name)!;
    for (const tried of [before + step, before - step]) {
      weights[name] = Math.max(LEAST, tried);
      const found = surprise(positions);
      if (found < least) {
        least = found;
        break;
      }
      weights[name] = before;
    }
    steps.set(name, weights[name] === before ? step / 2 : step * 1.3);
  }
  console.log(`pass ${pass}, log loss ${least.toFixed(5)}`, weights);
}
