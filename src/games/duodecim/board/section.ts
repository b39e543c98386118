// Which section of the rules is about what is asked now.
import { LAST_WORD_START, WAITING } from '../data.ts';
import type { View } from '../state.ts';

export function sectionOf({ phase, turn, roller, sides }: View): string {
  if (phase === 'starter' || phase === 'colour') return 'start';
  if (phase === 'over') return 'end';
  if (turn !== roller) return 'handed-over';
  const { at, hits } = sides[turn]!;
  if (hits > 0) return 'hits';
  if (at[WAITING]! > 0) return 'entering';
  return at.slice(0, LAST_WORD_START).some((pawns) => pawns > 0) ? 'dice' : 'bearing-off';
}
