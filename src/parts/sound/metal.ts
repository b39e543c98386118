// Coins: bright overtones that are no whole multiples, as in every struck piece of metal.
import { addNoise, addTone, type Random, silence } from './samples.ts';

const DISC = [
  [1.51, 0.5],
  [2.34, 0.35],
  [3.7, 0.12],
] as const;

function ring(out: Float32Array, at: number, pitch: number, loud: number, random: Random): void {
  addTone(out, { at, length: 0.34, pitch, overtones: DISC, loud, attack: 0.002 });
  addNoise(out, { at, length: 0.02, pitch: 4200, focus: 0.8, loud: 0.5 * loud }, random);
}

export function coin(random: Random): Float32Array {
  const out = silence(0.45);
  ring(out, 0, 2080, 0.8, random);
  ring(out, 0.055, 2420, 0.5, random);
  return out;
}

/** A purse put down on the table. */
export function bid(random: Random): Float32Array {
  const out = silence(0.5);
  addTone(out, { at: 0, length: 0.1, pitch: 170, loud: 0.9, attack: 0.004 });
  for (const [at, pitch, loud] of [
    [0.01, 1780, 0.5],
    [0.045, 2240, 0.4],
    [0.1, 1990, 0.3],
  ] as const)
    ring(out, at, pitch, loud, random);
  return out;
}

export function payment(random: Random): Float32Array {
  const out = silence(0.75);
  for (let count = 0; count < 5; count++)
    ring(out, count * 0.075 + 0.015 * random(), 1850 + 420 * random(), 0.7 - 0.08 * count, random);
  return out;
}
