// One training step: moves the network's output for a position a little towards the target.
import { layoutOf, logistic, type Net } from './shape.ts';

export class Learner {
  private readonly net: Net;
  private readonly sums: Float64Array;
  private readonly pulls: Float64Array;

  constructor(net: Net) {
    this.net = net;
    this.sums = new Float64Array(net.hidden);
    this.pulls = new Float64Array(net.hidden);
  }

  /** One gradient step on the cross-entropy between target and output; zero features cost nothing. */
  learn(features: Float32Array, target: number, rate: number): void {
    const { sums, pulls } = this;
    const { hidden, inputs, weights } = this.net;
    const { biases, output, outputBias } = layoutOf(this.net);
    for (let j = 0; j < hidden; j++) sums[j] = weights[biases + j]!;
    for (let i = 0; i < inputs; i++) {
      const x = features[i]!;
      if (x === 0) continue;
      const at = i * hidden;
      for (let j = 0; j < hidden; j++) sums[j]! += x * weights[at + j]!;
    }
    let sum = weights[outputBias]!;
    for (let j = 0; j < hidden; j++) sum += weights[output + j]! * (sums[j]! / (1 + Math.abs(sums[j]!)));
    const step = rate * (target - logistic(sum));
    for (let j = 0; j < hidden; j++) {
      const slope = 1 / (1 + Math.abs(sums[j]!));
      pulls[j] = step * weights[output + j]! * slope * slope;
      weights[output + j]! += step * sums[j]! * slope;
      weights[biases + j]! += pulls[j]!;
    }
    weights[outputBias]! += step;
    for (let i = 0; i < inputs; i++) {
      const x = features[i]!;
      if (x === 0) continue;
      const at = i * hidden;
      for (let j = 0; j < hidden; j++) weights[at + j]! += x * pulls[j]!;
    }
  }
}
