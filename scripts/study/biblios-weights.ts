// `npm run study -- biblios-weights [--games N] [--seats N] [--passes N] [--seed S]`: fits the weights of Biblios'
// evaluation to who won games of self-play, one weight after the other, and prints them.
import { parseArgs } from 'node:util';
import { CHANCE, OVER, rngOf, seatList } from '../../src/engine/index.ts';
import { winShares } from '../../src/engine/outcome.ts';
import { biblios } from '../../src/games/biblios/index.ts';
import { type Weights, weightsFor } from '../../src/games/biblios/insight/evaluate.ts';
import { insight } from '../../src/games/biblios/insight/index.ts';
import type { State } from '../../src/games/biblios/rules/state.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2500' },
    seats: { type: 'string', default: '2' },
    passes: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const seats = Number(values.seats);
/** The share of random moves (except bids): the weights must also fit positions after bad moves. */
const RANDOM_MOVE_SHARE = 0.06;
/** The share of positions that is used: neighbours in one game are much alike. */
const SAMPLED_SHARE = 0.07;
const MIN_WEIGHT = 0.05;

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
    const isRandom = state.phase !== 'bid' && rng.float() < RANDOM_MOVE_SHARE;
    biblios.play(state, turn, isRandom ? rng.pick(moves) : insight.playout(state, turn, moves, rng));
    if (rng.float() < SAMPLED_SHARE && biblios.turn(state) !== OVER)
      kept.push({ ...biblios.clone(state), log: [] });
  }
  const shares = winShares(biblios.outcome(state)!);
  return kept.map((state) => ({ state, shares }));
}

/** Log loss of the evaluation against who won. */
function logLoss(positions: readonly Position[]): number {
  let sum = 0;
  for (const { state, shares } of positions) {
    const expected = insight.evaluate(state);
    for (const seat of seatList(seats)) sum -= shares[seat]! * Math.log(Math.max(1e-6, expected[seat]!));
  }
  return sum / positions.length;
}

export function main(): void {
  const positions = Array.from({ length: Number(values.games) }, (_, game) =>
    selfPlay(`${values.seed}/${game}`),
  ).flat();
  const weights = weightsFor(seats);
  const names = Object.keys(weights) as (keyof Weights)[];
  const steps = new Map(names.map((name) => [name, 0.3 * weights[name]]));
  let least = logLoss(positions);
  console.log(`${positions.length} positions, log loss ${least.toFixed(5)}`);
  for (let pass = 1; pass <= Number(values.passes); pass++) {
    for (const name of names) {
      const before = weights[name];
      const step = steps.get(name)!;
      for (const tried of [before + step, before - step]) {
        weights[name] = Math.max(MIN_WEIGHT, tried);
        const found = logLoss(positions);
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
}
