// Counts of inks, one number for each ink.
import { INKS } from './tables.ts';

export function sum(counts: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < counts.length; i++) all += counts[i]!;
  return all;
}

/** Five counts as letters: KKRA. */
export function inkLetters(counts: readonly number[]): string {
  return INKS.map((letter, ink) => letter.repeat(counts[ink]!)).join('');
}
