// Heaps of sketches: small sorted lists, so that equal positions are equal data and equal sketches lie together.
import type { Sketch } from './state.ts';
import { INKS } from './tables.ts';

export function put(list: Sketch[], sketch: Sketch): void {
  let i = list.length;
  list.push(sketch);
  for (; i > 0 && list[i - 1]! > sketch; i--) list[i] = list[i - 1]!;
  list[i] = sketch;
}

/** The sketch has to be there. */
export function pull(list: Sketch[], sketch: Sketch): void {
  const last = list.length - 1;
  for (let i = list.indexOf(sketch); i < last; i++) list[i] = list[i + 1]!;
  list.length = last;
}

export function sum(counts: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < counts.length; i++) all += counts[i]!;
  return all;
}

/** Five counts as letters: KKRA. */
export function lettersOfInks(counts: readonly number[]): string {
  return INKS.map((letter, ink) => letter.repeat(counts[ink]!)).join('');
}
