// Which section of the rules explains the current decision.
import { LAST_WORD_START, WAITING } from '../rules/data.ts';
import type { View } from '../rules/state.ts';

export function sectionOf({ phase, turn, roller, sides }: View): string {
  if (phase === 'starter' || phase === 'colour') return 'start';
  if (phase === 'over') return 'end';
  if (turn !== roller) return 'handed-over';
  const { at, hits } = sides[turn]!;
  if (hits > 0) return 'hits';
  if (at[WAITING]! > 0) return 'entering';
  return at.slice(0, LAST_WORD_START).some((pawns) => pawns > 0) ? 'dice' : 'bearing-off';
}
