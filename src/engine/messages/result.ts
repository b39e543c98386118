// A recorded result as text: everything in it that can differ, so that a sentence about a difference shows it.
import type { Outcome } from '../game.ts';

export function resultText({ scores, places, reason }: Outcome): string {
  return `${scores.join(', ')}; ${places.join(', ')}; ${reason}`;
}
