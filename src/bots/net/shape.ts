// The shape of a small value network: features, one hidden layer, the chance of winning.
import { exp } from '../../engine/exact-math.ts';

export interface Shape {
  readonly inputs: number;
  /** A multiple of four. */
  readonly hidden: number;
}

/**
 * The hidden units are x / (1 + |x|), a bounded curve that costs no exponential; the output is logistic.
 * A network evaluates rows: write the features into `rows`, call `run`, read `values`.
 */
export interface Net extends Shape {
  /** All weights in the order of `layoutOf`; training changes them in place. */
  readonly weights: Float32Array;
  /** The features of each position of a batch. */
  readonly rows: readonly Float32Array[];
  /** The output for each row, 0 to 1. */
  readonly values: Float32Array;
  /** Evaluates the first `rows` rows. */
  run(rows: number): void;
}

/** The batch size. */
export const ROWS = 128;

/** The offset of each part of the weights: hidden weights by input, hidden biases, output weights, output bias. */
export interface Layout {
  readonly biases: number;
  readonly output: number;
  readonly outputBias: number;
  readonly size: number;
}

export function layoutOf({ inputs, hidden }: Shape): Layout {
  const biases = inputs * hidden;
  const output = biases + hidden;
  const outputBias = output + hidden;
  return { biases, output, outputBias, size: outputBias + 1 };
}

export function logistic(x: number): number {
  return 1 / (1 + exp(-x));
}
