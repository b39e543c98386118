// The network in plain TypeScript: used without WebAssembly SIMD, and as the reference for the tests of the kernel.
import { layoutOf, logistic, type Net, ROWS, type Shape } from './shape.ts';

export function scalarNet(shape: Shape): Net {
  const { inputs, hidden } = shape;
  const { biases, output, outputBias, size } = layoutOf(shape);
  const weights = new Float32Array(size);
  const rows = Array.from({ length: ROWS }, () => new Float32Array(inputs));
  const values = new Float32Array(ROWS);
  const sums = new Float64Array(hidden);
  const evaluate = (row: Float32Array): number => {
    for (let j = 0; j < hidden; j++) sums[j] = weights[biases + j]!;
    for (let i = 0, at = 0; i < inputs; i++, at += hidden) {
      const x = row[i]!;
      if (x !== 0) for (let j = 0; j < hidden; j++) sums[j]! += x * weights[at + j]!;
    }
    let sum = weights[outputBias]!;
    for (let j = 0; j < hidden; j++) sum += weights[output + j]! * (sums[j]! / (1 + Math.abs(sums[j]!)));
    return logistic(sum);
  };
  const run = (count: number) => {
    for (let row = 0; row < count; row++) values[row] = evaluate(rows[row]!);
  };
  return { inputs, hidden, weights, rows, values, run };
}
