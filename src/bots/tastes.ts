// Tastes: a character overrates the moves that suit it and underrates those that do not.
import type { Tastes } from '../engine/characters.ts';
import type { Question } from './bot.ts';

/** By how much the move is overrated, in the determinization `truth`, as a win share between two seats. */
export function liking({ insight, seat }: Question, move: unknown, truth: unknown, tastes: Tastes): number {
  const flavour = new Map(Object.entries(insight.flavour?.(truth, seat, move) ?? {}));
  return Object.entries(tastes).reduce((sum, [trait, taste]) => sum + taste * (flavour.get(trait) ?? 0), 0);
}
