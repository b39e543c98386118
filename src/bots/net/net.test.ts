// The kernel against plain TypeScript, and both against the formula.
import { describe, expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import { scalarNet } from './scalar.ts';
import { layoutOf, type Net, ROWS } from './shape.ts';
import { simdNet } from './simd.ts';

/** Weights of a size typical after training, and mostly zero features as games write them. */
function fill(nets: readonly Net[], rng: Rng): void {
  const [first] = nets;
  for (let i = 0; i < first!.weights.length; i++) first!.weights[i] = rng.float() * 2 - 1;
  for (const row of first!.rows)
    for (let i = 0; i < row.length; i++) row[i] = rng.float() < 0.8 ? 0 : rng.float() * 2 - 0.5;
  for (const net of nets.slice(1)) {
    net.weights.set(first!.weights);
    for (const [i, row] of net.rows.entries()) row.set(first!.rows[i]!);
  }
}

describe('the kernel agrees with plain TypeScript', () => {
  test.each([
    { inputs: 1, hidden: 4 },
    { inputs: 7, hidden: 20 },
    { inputs: 250, hidden: 64 },
    { inputs: 301, hidden: 80 },
  ])('$inputs features, $hidden hidden units', (shape) => {
    const simd = simdNet(shape);
    const plain = scalarNet(shape);
    expect(simd, 'Node has SIMD').not.toBeNull();
    for (let seed = 0; seed < 5; seed++) {
      fill([plain, simd!], new Rng(seed));
      plain.run(ROWS);
      simd!.run(ROWS);
      const apart = plain.values.map((value, row) => Math.abs(value - simd!.values[row]!));
      expect(Math.max(...apart)).toBeLessThan(1e-5);
      expect(Math.max(...plain.values) - Math.min(...plain.values)).toBeGreaterThan(0.01);
    }
  });
});

test('a hidden size that is not a multiple of four is computed in plain TypeScript', () => {
  expect(simdNet({ inputs: 3, hidden: 6 })).toBeNull();
});

test('rows beyond the given count are not changed', () => {
  const net = simdNet({ inputs: 2, hidden: 4 })!;
  net.weights.fill(1);
  net.run(3);
  net.values.fill(-1);
  net.run(0);
  expect(net.values[0]).toBe(-1);
  net.run(2);
  expect([...net.values.slice(0, 3)].map((value) => value >= 0)).toEqual([true, true, false]);
});

test('the formula, by hand', () => {
  const shape = { inputs: 2, hidden: 4 };
  const { biases, output, outputBias } = layoutOf(shape);
  for (const net of [scalarNet(shape), simdNet(shape)!]) {
    net.weights[0] = 2; // input 0 to unit 0
    net.weights[5] = -3; // input 1 to unit 1
    net.weights[biases] = 1;
    net.weights[output] = 4;
    net.weights[output + 1] = 1;
    net.weights[outputBias] = 0.5;
    net.rows[0]!.set([1, 1]);
    net.run(1);
    const sum = 0.5 + 4 * (3 / 4) + 1 * (-3 / 4);
    expect(net.values[0]).toBeCloseTo(1 / (1 + Math.exp(-sum)), 5);
  }
});
