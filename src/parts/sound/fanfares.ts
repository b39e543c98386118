// What ends something: brass for the ring and for a victory, strings and a low bell for a defeat.
import { addNoise, addRoom, addTone, type Random, silence } from './samples.ts';

/** In semitones above A below middle C. */
const hz = (semitones: number): number => 220 * 2 ** (semitones / 12);

const BRASS = [
  [2, 0.62],
  [3, 0.42],
  [4, 0.24],
  [5, 0.14],
  [6, 0.07],
] as const;
/** A plucked string. */
const LUTE = [
  [2, 0.4],
  [3, 0.22],
  [4, 0.1],
] as const;
const BELL = [
  [2.01, 0.5],
  [2.74, 0.25],
  [3.76, 0.12],
] as const;

type Note = readonly [at: number, semitones: number, length: number];

function brass(out: Float32Array, notes: readonly Note[], loud: number): void {
  // Two players are never quite in tune.
  for (const [at, semitones, length] of notes)
    for (const tuning of [0.9985, 1.0015])
      addTone(out, { at, length, pitch: hz(semitones) * tuning, overtones: BRASS, loud, attack: 0.03 });
}

function lute(out: Float32Array, notes: readonly Note[], loud: number): void {
  for (const [at, semitones, length] of notes)
    addTone(out, { at, length, pitch: hz(semitones), overtones: LUTE, loud, attack: 0.005 });
}

/** The end of a round in the ring: drum and trumpets. */
export function fanfare(random: Random): Float32Array {
  const out = silence(1.6);
  brass(
    out,
    [
      [0, 5, 0.2],
      [0.13, 5, 0.2],
      [0.26, 5, 0.2],
      [0.39, 9, 0.35],
      [0.62, 12, 1],
      [0.62, 5, 1],
    ],
    0.34,
  );
  for (const at of [0, 0.13, 0.26, 0.39, 0.62]) {
    addTone(out, { at, length: 0.16, pitch: 105, to: 80, loud: 0.6, attack: 0.004 });
    addNoise(out, { at, length: 0.09, pitch: 1500, focus: 0.5, loud: 0.25 }, random);
  }
  addRoom(out, 0.4);
  return out;
}

export function achievement(): Float32Array {
  const out = silence(1.1);
  lute(
    out,
    [
      [0, 7, 0.6],
      [0.09, 12, 0.7],
      [0.18, 16, 0.9],
    ],
    0.6,
  );
  addTone(out, { at: 0.18, length: 0.8, pitch: hz(28), overtones: BELL, loud: 0.18, attack: 0.01 });
  addRoom(out, 0.3);
  return out;
}

/** A rising chord that stays open, with a bell on top. */
export function win(): Float32Array {
  const out = silence(2.4);
  brass(
    out,
    [
      [0, 3, 0.3],
      [0.16, 7, 0.3],
      [0.32, 10, 0.4],
      [0.52, 15, 1.6],
      [0.52, 10, 1.6],
      [0.52, 3, 1.7],
    ],
    0.3,
  );
  for (const [at, semitones] of [
    [0.52, 27],
    [0.7, 31],
    [0.88, 34],
    [1.06, 39],
  ] as const)
    addTone(out, { at, length: 1.1, pitch: hz(semitones), overtones: BELL, loud: 0.13, attack: 0.006 });
  addRoom(out, 0.4);
  return out;
}

export function shared(): Float32Array {
  const out = silence(2);
  lute(
    out,
    [
      [0, 3, 0.9],
      [0.14, 7, 0.9],
      [0.28, 10, 1],
      [0.42, 15, 1.4],
    ],
    0.55,
  );
  brass(
    out,
    [
      [0.42, 10, 1.2],
      [0.42, 3, 1.2],
    ],
    0.16,
  );
  addRoom(out, 0.35);
  return out;
}

/** Falls, but into a warm chord: somebody else has won, nothing is broken. */
export function loss(): Float32Array {
  const out = silence(2);
  lute(
    out,
    [
      [0, 12, 0.8],
      [0.2, 10, 0.8],
      [0.4, 7, 0.9],
      [0.64, 3, 1.3],
      [0.64, 0, 1.3],
    ],
    0.55,
  );
  addTone(out, { at: 0.64, length: 1.3, pitch: hz(-12), overtones: [[2, 0.2]], loud: 0.4, attack: 0.03 });
  addRoom(out, 0.4);
  return out;
}

/** For somebody who only watches: a bell. */
export function gameOver(): Float32Array {
  const out = silence(1.8);
  addTone(out, { at: 0, length: 1.6, pitch: hz(7), overtones: BELL, loud: 0.8, attack: 0.006 });
  addTone(out, { at: 0.3, length: 1.4, pitch: hz(12), overtones: BELL, loud: 0.6, attack: 0.006 });
  addRoom(out, 0.4);
  return out;
}
