// What a small value network is: features, one hidden layer, the chance to win.

export interface Shape {
  readonly inputs: number;
  /** A multiple of four. */
  readonly hidden: number;
}

/**
 * The hidden units are x / (1 + |x|), a bounded curve that costs no exponential; the output is logistic.
 * A network judges rows: write the features into `rows`, run, read `values`.
 */
export interface Net extends Shape {
  /** All numbers that are learnt, in the order of `layoutOf`; changed in place by training. */
  readonly weights: Float32Array;
  /** Where features are written, one list for each position judged at once. */
  readonly rows: readonly Float32Array[];
  /** What came out for each row, 0 to 1. */
  readonly values: Float32Array;
  /** Judges the first so many rows. */
  run(rows: number): void;
}

/** Positions judged at once. */
export const ROWS = 128;

/** Where each part of the weights begins: hidden units' weights by input, their biases, the output's weights, its bias. */
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
  return 1 / (1 + Math.exp(-x));
}
