// Dice and pawns, on wood and on stone: each bounce is shorter and quieter than the one before.
import { addNoise, addRoom, addTone, type Random, silence } from './samples.ts';

interface Ground {
  readonly body: number;
  readonly click: number;
  readonly length: number;
}

const WOOD: Ground = { body: 390, click: 1900, length: 0.06 };
const STONE: Ground = { body: 1150, click: 3900, length: 0.05 };

function knock(
  out: Float32Array,
  at: number,
  loud: number,
  { body, click, length }: Ground,
  random: Random,
): void {
  const pitch = body * (0.9 + 0.2 * random());
  addTone(out, { at, length, pitch, overtones: [[2.31, 0.4]], loud: 0.7 * loud, attack: 0.002 });
  addNoise(out, { at, length: length * 0.6, pitch: click, focus: 0.8, loud }, random);
}

function roll(ground: Ground, random: Random): Float32Array {
  const out = silence(0.85);
  for (let [at, gap, loud] = [0, 0.13, 1]; at < 0.7 && gap > 0.018; at += gap, gap *= 0.8, loud *= 0.84) {
    knock(out, at, loud, ground, random);
    // The second and the third die.
    knock(out, at + gap * (0.2 + 0.5 * random()), loud * 0.7, ground, random);
  }
  addRoom(out, 0.3);
  return out;
}

export const dice = (random: Random): Float32Array => roll(WOOD, random);
export const diceOnStone = (random: Random): Float32Array => roll(STONE, random);

export function pawn(random: Random): Float32Array {
  const out = silence(0.2);
  knock(out, 0, 1, { body: 640, click: 2600, length: 0.09 }, random);
  addTone(out, { at: 0, length: 0.08, pitch: 210, loud: 0.5 });
  addRoom(out, 0.3);
  return out;
}

/** A pawn that is thrown out: struck, then away over the stone. */
export function hit(random: Random): Float32Array {
  const out = silence(0.7);
  knock(out, 0, 1, { body: 520, click: 2200, length: 0.12 }, random);
  addTone(out, { at: 0, length: 0.2, pitch: 130, to: 80, loud: 0.9, attack: 0.004 });
  for (const [at, loud] of [
    [0.2, 0.4],
    [0.33, 0.28],
    [0.42, 0.18],
    [0.48, 0.12],
  ] as const)
    knock(out, at, loud, STONE, random);
  addRoom(out, 0.35);
  return out;
}
