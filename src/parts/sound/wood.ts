// Wood: a piece put down, a knock, the hammer that ends an auction, cards swept together.
import { addNoise, addRoom, addTone, type Random, silence } from './samples.ts';

const PLANK = [
  [2.76, 0.35],
  [5.4, 0.14],
] as const;

export function place(random: Random): Float32Array {
  const out = silence(0.22);
  addTone(out, { at: 0, length: 0.16, pitch: 215, to: 185, overtones: PLANK, loud: 0.8, attack: 0.004 });
  addNoise(out, { at: 0, length: 0.035, pitch: 950, focus: 0.8, loud: 0.9 }, random);
  addRoom(out, 0.25);
  return out;
}

/** Two soft knuckles on the table. */
export function pass(random: Random): Float32Array {
  const out = silence(0.36);
  for (const at of [0, 0.13]) {
    addTone(out, { at, length: 0.14, pitch: 165, overtones: PLANK, loud: 0.7, attack: 0.005 });
    addNoise(out, { at, length: 0.03, pitch: 600, focus: 0.8, loud: 0.4 }, random);
  }
  return out;
}

export function hammer(random: Random): Float32Array {
  const out = silence(0.6);
  for (const [at, loud] of [
    [0, 1],
    [0.17, 0.55],
  ] as const) {
    addTone(out, { at, length: 0.3, pitch: 330, to: 290, overtones: PLANK, loud: 0.9 * loud });
    addTone(out, { at, length: 0.2, pitch: 118, loud: 0.8 * loud });
    addNoise(out, { at, length: 0.04, pitch: 1700, focus: 0.7, loud }, random);
  }
  addRoom(out, 0.4);
  return out;
}

/** Cards are swept together, then knocked on the table. */
export function capture(random: Random): Float32Array {
  const out = silence(0.55);
  addNoise(out, { at: 0, length: 0.3, pitch: 1500, to: 3400, focus: 0.8, loud: 0.7, attack: 0.12 }, random);
  addTone(out, { at: 0.25, length: 0.18, pitch: 225, to: 190, overtones: PLANK, loud: 0.9 });
  addNoise(out, { at: 0.25, length: 0.04, pitch: 1200, focus: 0.8, loud: 0.8 }, random);
  addRoom(out, 0.25);
  return out;
}
