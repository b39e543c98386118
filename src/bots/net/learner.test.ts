// Learning: each step follows the gradient of the error, and many steps learn what needs a hidden layer.
import { describe, expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import { Learner } from './learner.ts';
import { makeNet } from './net.ts';
import { packNet, unpackNet } from './pack.ts';
import type { Net } from './shape.ts';

function scattered(inputs: number, hidden: number): Net {
  const net = makeNet({ inputs, hidden });
  const rng = new Rng(inputs, hidden);
  for (let i = 0; i < net.weights.length; i++) net.weights[i] = rng.float() - 0.5;
  return net;
}

function answer(net: Net, features: readonly number[]): number {
  net.rows[0]!.set(features);
  net.run(1);
  return net.values[0]!;
}

test('a step is the gradient of the cross-entropy, weight by weight', () => {
  const net = scattered(5, 8);
  const features = [1, 0, 0.5, -1, 0];
  const target = 0.9;
  const before = net.weights.slice();
  const error = () => {
    const value = answer(net, features);
    return -target * Math.log(value) - (1 - target) * Math.log(1 - value);
  };
  const slopes = Array.from(before, (weight, i) => {
    const reach = 1e-2;
    net.weights[i] = weight + reach;
    const above = error();
    net.weights[i] = weight - reach;
    const below = error();
    net.weights[i] = weight;
    return (above - below) / (2 * reach);
  });
  const rate = 0.1;
  new Learner(net).learn(new Float32Array(features), target, rate);
  for (const [i, slope] of slopes.entries()) {
    expect((net.weights[i]! - before[i]!) / rate, `weight ${i}`).toBeCloseTo(-slope, 3);
  }
});

test('learns what needs a hidden layer', () => {
  const net = scattered(2, 8);
  const learner = new Learner(net);
  const cases = [
    [[0, 0], 0.1],
    [[1, 0], 0.9],
    [[0, 1], 0.9],
    [[1, 1], 0.1],
  ] as const;
  for (let round = 0; round < 6000; round++) {
    for (const [features, target] of cases) learner.learn(new Float32Array(features), target, 0.1);
  }
  for (const [features, target] of cases) expect(answer(net, features)).toBeCloseTo(target, 1);
});

describe('networks as text', () => {
  test('storing one byte per weight costs little accuracy', () => {
    const net = scattered(60, 24);
    const back = unpackNet(packNet(net));
    expect([back.inputs, back.hidden]).toEqual([60, 24]);
    const rng = new Rng(4);
    for (let i = 0; i < 200; i++) {
      const features = Array.from({ length: 60 }, () => (rng.float() < 0.8 ? 0 : rng.float()));
      expect(Math.abs(answer(net, features) - answer(back, features))).toBeLessThan(0.01);
    }
  });

  test('packing an unpacked network gives the same text', () => {
    const text = packNet(scattered(9, 4));
    expect(packNet(unpackNet(text))).toBe(text);
    expect(text.length).toBeLessThan(9 * 4 * 2 + 200);
  });
});
