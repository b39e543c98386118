// Cards and pages: short hisses, a snap at the end when a card meets the table.
import { addNoise, addTone, type Random, silence } from './samples.ts';

export function deal(random: Random): Float32Array {
  const out = silence(0.16);
  addNoise(out, { at: 0, length: 0.11, pitch: 2400, to: 4600, focus: 0.8, loud: 0.5, attack: 0.03 }, random);
  addNoise(out, { at: 0.075, length: 0.05, pitch: 1500, focus: 0.9, loud: 1 }, random);
  addTone(out, { at: 0.075, length: 0.05, pitch: 190, loud: 0.35 });
  return out;
}

export function turnOver(random: Random): Float32Array {
  const out = silence(0.24);
  addNoise(out, { at: 0, length: 0.14, pitch: 1800, to: 5200, focus: 1.2, loud: 0.5, attack: 0.05 }, random);
  addNoise(out, { at: 0.12, length: 0.07, pitch: 2100, focus: 0.9, loud: 1 }, random);
  addTone(out, { at: 0.12, length: 0.07, pitch: 240, to: 180, loud: 0.4 });
  return out;
}

export function take(random: Random): Float32Array {
  const out = silence(0.24);
  addNoise(out, { at: 0, length: 0.22, pitch: 4200, to: 1700, focus: 0.9, loud: 1, attack: 0.07 }, random);
  return out;
}

export function shuffle(random: Random): Float32Array {
  const out = silence(0.75);
  for (let card = 0; card < 22; card++) {
    const at = 0.02 + card * 0.021 + random() * 0.006;
    const loud = 0.35 + 0.65 * Math.sin((Math.PI * card) / 22);
    addNoise(out, { at, length: 0.035, pitch: 2300 + 900 * random(), focus: 1, loud }, random);
  }
  addNoise(out, { at: 0.5, length: 0.2, pitch: 3600, to: 1900, focus: 0.8, loud: 0.7, attack: 0.06 }, random);
  return out;
}

export function page(random: Random): Float32Array {
  const out = silence(0.5);
  addNoise(out, { at: 0, length: 0.4, pitch: 1300, to: 3900, focus: 0.7, loud: 0.8, attack: 0.14 }, random);
  addNoise(out, { at: 0.3, length: 0.14, pitch: 2600, focus: 0.8, loud: 0.6, attack: 0.02 }, random);
  return out;
}
