// The quill on parchment, and a drop of ink.
import { addNoise, addTone, type Random, silence } from './samples.ts';

export function quill(random: Random): Float32Array {
  const out = silence(0.42);
  for (const [at, length] of [
    [0, 0.09],
    [0.1, 0.06],
    [0.17, 0.12],
    [0.3, 0.08],
  ] as const) {
    const pitch = 4300 + 900 * random();
    addNoise(out, { at, length, pitch, to: pitch * 1.2, focus: 2.2, loud: 0.8, attack: length / 3 }, random);
    addNoise(out, { at, length, pitch: 1700, focus: 1, loud: 0.3, attack: length / 3 }, random);
  }
  return out;
}

export function ink(random: Random): Float32Array {
  const out = silence(0.3);
  addTone(out, { at: 0, length: 0.1, pitch: 480, to: 1250, loud: 0.9, attack: 0.006 });
  addTone(out, { at: 0.1, length: 0.13, pitch: 700, to: 1500, loud: 0.4, attack: 0.006 });
  addNoise(out, { at: 0, length: 0.05, pitch: 2000, focus: 1, loud: 0.15 }, random);
  return out;
}
