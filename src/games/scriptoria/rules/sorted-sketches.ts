// Sorted lists of sketches, so that equal positions are equal data.
import type { Sketch } from './state.ts';

export function insertSketch(list: Sketch[], sketch: Sketch): void {
  let i = list.length;
  list.push(sketch);
  for (; i > 0 && list[i - 1]! > sketch; i--) list[i] = list[i - 1]!;
  list[i] = sketch;
}

/** The sketch must be in the list. */
export function removeSketch(list: Sketch[], sketch: Sketch): void {
  const last = list.length - 1;
  for (let i = list.indexOf(sketch); i < last; i++) list[i] = list[i + 1]!;
  list.length = last;
}
