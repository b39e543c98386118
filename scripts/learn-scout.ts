// `node --import tsx scripts/learn-scout.ts [--seed S] [--samples N] [--turns T]`: learns the weights of Scout's insight.
// Self-play of whole rounds by the weights so far, then least squares on what the rounds brought; some turns of that.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHANCE, Rng, seatList } from '../src/engine/index.ts';
import { scout } from '../src/games/scout/index.ts';
import { sensibleMove } from '../src/games/scout/insight-playout.ts';
import {
  banked,
  type Judge,
  judgeWith,
  prospect,
  TRAITS,
  type Weights,
} from '../src/games/scout/insight-prospect.ts';
import type { State } from '../src/games/scout/state.ts';

const VARIETY = 0.5;
const RIDGE = 20;
/** The share of positions that is kept: neighbours in one round tell much the same. */
const KEPT = 0.35;

const weightsFrom = (value: (trait: (typeof TRAITS)[number]) => number): Weights =>
  Object.fromEntries(TRAITS.map((trait) => [trait, value(trait)])) as Weights;
/** The prospect is linear in the weights: with one of them 1 and the others 0 it is the trait itself. */
const TRAIT_READERS = TRAITS.map((one) => judgeWith(weightsFrom((trait) => (trait === one ? 1 : 0))));
/** To begin with: cards are a burden, sets are good. */
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
  xx: new Float64Array(TRAITS.length ** 2),
  xy: new Float64Array(TRAITS.length),
  yy: 0,
  count: 0,
});

function add(sums: Sums, x: Float64Array, y: number): void {
  const size = TRAITS.length;
  for (let i = 0; i < size; i++) {
    if (x[i] === 0) continue;
    sums.xy[i]! += x[i]! * y;
    for (let j = 0; j < size; j++) sums.xx[i * size + j]! += x[i]! * x[j]!;
  }
  sums.yy += y * y;
  sums.count++;
}

/** One round from the deal; what every seat could see after some of the moves, and what it then got. */
function playRound(seats: number, judge: Judge, rng: Rng, sums: Sums): void {
  const state = scout.setup(seats, {});
  while (scout.turn(state) === CHANCE) scout.play(state, CHANCE, scout.chance(state, rng));
  const seen: { x: Float64Array; seat: number; won: number }[] = [];
  while (state.round === 1 && state.phase !== 'deal') {
    const turn = scout.turn(state);
    scout.play(state, turn, sensibleMove(state, turn, judge, rng, VARIETY));
    if (state.phase !== 'act') continue;
    for (const seat of seatList(seats)) {
      if (rng.float() > KEPT) continue;
      const won = banked(state, seat);
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

/** Least squares by elimination, with a little weight on small weights. */
function solve({ xx, xy }: Sums): Weights {
  const size = TRAITS.length;
  const rows = TRAITS.map((_, i) => [
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
  return weightsFrom((trait) => {
    const i = TRAITS.indexOf(trait);
    return rows[i]![size]! / rows[i]![i]!;
  });
}

function explained({ xx, xy, yy }: Sums, weights: Weights): number {
  const size = TRAITS.length;
  const w = TRAITS.map((trait) => weights[trait]);
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
const learned: Record<number, Weights> = {};
for (const seats of scout.seatCounts) {
  const rng = new Rng(Number(values.seed), seats);
  let weights = weightsFrom((trait) => START[trait] ?? 0);
  for (let turn = 0; turn < Number(values.turns); turn++) {
    const sums = newSums();
    while (sums.count < Number(values.samples)) playRound(seats, judgeWith(weights), rng, sums);
    const fitted = solve(sums);
    const before = weights;
    weights = turn === 0 ? fitted : weightsFrom((trait) => (before[trait] + fitted[trait]) / 2);
    console.log(
      `${seats} seats, turn ${turn + 1}: ${(100 * explained(sums, fitted)).toFixed(1)} % explained`,
    );
  }
  learned[seats] = weights;
}
const out = values.out ?? fileURLToPath(new URL('../src/games/scout/insight-weights.ts', import.meta.url));
const rounded = JSON.stringify(learned, (_, value) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value,
);
writeFileSync(
  out,
  `// What the traits of a standing weigh in Scout, by the number of seats. Learned: node --import tsx scripts/learn-scout.ts --seed ${values.seed} --samples ${values.samples} --turns ${values.turns}
import type { Weights } from './insight-prospect.ts';

export const WEIGHTS: { readonly [seats: number]: Weights } = ${rounded};
`,
);
