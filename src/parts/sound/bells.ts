// Small bells that call somebody: your turn, little time left, a message, something that is not possible, a point.
import { addRoom, addTone, silence } from './samples.ts';

const BELL = [
  [2.01, 0.45],
  [2.99, 0.22],
  [4.16, 0.1],
] as const;

/** Two notes of a handbell, a fourth apart. */
export function yourTurn(): Float32Array {
  const out = silence(1.3);
  addTone(out, { at: 0, length: 0.9, pitch: 587.3, overtones: BELL, loud: 0.8, attack: 0.006 });
  addTone(out, { at: 0.16, length: 1.1, pitch: 784, overtones: BELL, loud: 0.9, attack: 0.006 });
  addRoom(out, 0.3);
  return out;
}

export function lowTime(): Float32Array {
  const out = silence(0.9);
  for (const at of [0, 0.18, 0.36])
    addTone(out, { at, length: 0.4, pitch: 988, overtones: BELL, loud: 0.8, attack: 0.004 });
  return out;
}

export function chat(): Float32Array {
  const out = silence(0.4);
  addTone(out, { at: 0, length: 0.2, pitch: 660, overtones: [[2, 0.2]], loud: 0.7, attack: 0.008 });
  addTone(out, { at: 0.09, length: 0.28, pitch: 880, overtones: [[2, 0.2]], loud: 0.7, attack: 0.008 });
  return out;
}

/** Dull, not angry. */
export function refused(): Float32Array {
  const out = silence(0.24);
  addTone(out, { at: 0, length: 0.2, pitch: 196, to: 165, overtones: [[2, 0.35]], loud: 0.9, attack: 0.01 });
  return out;
}

export function point(): Float32Array {
  const out = silence(0.5);
  addTone(out, { at: 0, length: 0.42, pitch: 523.3, overtones: BELL, loud: 0.9, attack: 0.004 });
  return out;
}
