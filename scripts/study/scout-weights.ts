// `npm run study -- scout-weights [--seed S] [--samples N] [--turns T]`: learns the weights of Scout's insight.
// Repeats: self-play of whole rounds with the current weights, then least squares on the results of the rounds.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHANCE, Rng, seatList } from '../../src/engine/index.ts';
import { scout } from '../../src/games/scout/index.ts';
import { playoutMove } from '../../src/games/scout/insight/playout.ts';
import {
  FEATURES,
  type PreparedWeights,
  pointsLead,
  prepareWeights,
  prospect,
  type Weights,
} from '../../src/games/scout/insight/prospect.ts';
import type { State } from '../../src/games/scout/rules/state.ts';

const NOISE = 0.5;
const RIDGE = 20;
/** The share of positions that is used: neighbours in one round are much alike. */
const SAMPLED_SHARE = 0.35;

const weightsFrom = (value: (feature: (typeof FEATURES)[number]) => number): Weights =>
  Object.fromEntries(FEATURES.map((feature) => [feature, value(feature)])) as Weights;
/** The prospect is linear in the weights: with one of them 1 and the others 0 it is the trait itself. */
const TRAIT_READERS = FEATURES.map((one) =>
  prepareWeights(weightsFrom((feature) => (feature === one ? 1 : 0))),
);
/** Initial weights: cards count against, sets count for a player. */
const START: Partial<Weights> = {
  cards: -1,
  equals2: 0.8,
  equals3: 2,
  equals4: 4,
  equals5: 6,
  runs2: 0.6,
  runs3: 1.6,
  runs4: 3.2,
  runs5: 5,
};

interface Sums {
  readonly xx: Float64Array;
  readonly xy: Float64Array;
  yy: number;
  count: number;
}
const newSums = (): Sums => ({
  xx: new Float64Array(FEATURES.length ** 2),
  xy: new Float64Array(FEATURES.length),
  yy: 0,
  count: 0,
});

function add(sums: Sums, x: Float64Array, y: number): void {
  const size = FEATURES.length;
  for (let i = 0; i < size; i++) {
    if (x[i] === 0) continue;
    sums.xy[i]! += x[i]! * y;
    for (let j = 0; j < size; j++) sums.xx[i * size + j]! += x[i]! * x[j]!;
  }
  sums.yy += y * y;
  sums.count++;
}

/** Plays one round and adds what every seat saw after some of the moves, with its result. */
function playRound(seats: number, prepared: PreparedWeights, rng: Rng, sums: Sums): void {
  const state = scout.setup(seats, {});
  while (scout.turn(state) === CHANCE) scout.play(state, CHANCE, scout.chance(state, rng));
  const seen: { x: Float64Array; seat: number; won: number }[] = [];
  while (state.round === 1 && state.phase !== 'deal') {
    const turn = scout.turn(state);
    scout.play(state, turn, playoutMove(state, turn, prepared, rng, NOISE));
    if (state.phase !== 'act') continue;
    for (const seat of seatList(seats)) {
      if (rng.float() > SAMPLED_SHARE) continue;
      const won = pointsLead(state, seat);
      seen.push({
        x: Float64Array.from(TRAIT_READERS, (reader) => prospect(state, seat, reader) - won),
        seat,
        won,
      });
    }
  }
  for (const { x, seat, won } of seen) add(sums, x, leadOf(state, seat) - won);
}

function leadOf({ seats, points }: State, seat: number): number {
  const all = points.reduce((sum, each) => sum + each, 0);
  return points[seat]! - (all - points[seat]!) / (seats - 1);
}

/** Ridge regression by Gaussian elimination. */
function solve({ xx, xy }: Sums): Weights {
  const size = FEATURES.length;
  const rows = FEATURES.map((_, i) => [
    ...xx.slice(i * size, (i + 1) * size).map((v, j) => v + (i === j ? RIDGE : 0)),
    xy[i]!,
  ]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i]!;
    for (let r = 0; r < size; r++) {
      if (r === i) continue;
      const factor = rows[r]![i]! / pivot[i]!;
      for (let c = i; c <= size; c++) rows[r]![c]! -= factor * pivot[c]!;
    }
  }
  return weightsFrom((feature) => {
    const i = FEATURES.indexOf(feature);
    return rows[i]![size]! / rows[i]![i]!;
  });
}

function explained({ xx, xy, yy }: Sums, weights: Weights): number {
  const size = FEATURES.length;
  const w = FEATURES.map((feature) => weights[feature]);
  let left = yy;
  for (let i = 0; i < size; i++) {
    left -= 2 * w[i]! * xy[i]!;
    for (let j = 0; j < size; j++) left += w[i]! * w[j]! * xx[i * size + j]!;
  }
  return 1 - left / yy;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    samples: { type: 'string', default: '150000' },
    turns: { type: 'string', default: '5' },
    out: { type: 'string' },
  },
});
export function main(): void {
  const learned: Record<number, Weights> = {};
  for (const seats of scout.seatCounts) {
    const rng = new Rng(Number(values.seed), seats);
    let weights = weightsFrom((feature) => START[feature] ?? 0);
    for (let turn = 0; turn < Number(values.turns); turn++) {
      const sums = newSums();
      while (sums.count < Number(values.samples)) playRound(seats, prepareWeights(weights), rng, sums);
      const fitted = solve(sums);
      const before = weights;
      weights = turn === 0 ? fitted : weightsFrom((feature) => (before[feature] + fitted[feature]) / 2);
      console.log(
        `${seats} seats, turn ${turn + 1}: ${(100 * explained(sums, fitted)).toFixed(1)} % explained`,
      );
    }
    learned[seats] = weights;
  }
  const out =
    values.out ?? fileURLToPath(new URL('../../src/games/scout/insight/weights.ts', import.meta.url));
  const rounded = JSON.stringify(learned, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
  const command = `npm run study -- scout-weights --seed ${values.seed} --samples ${values.samples} --turns ${values.turns}`;
  writeFileSync(
    out,
    [
      `// What the traits of a standing weigh in Scout, by the number of seats. Learned: ${command}`,
      "import type { Weights } from './prospect.ts';",
      '',
      `export const WEIGHTS: { readonly [seats: number]: Weights } = ${rounded};`,
      '',
    ].join('\n'),
  );
}
