// Which dice a church card may turn, from the legal moves alone: one at once, or the first and then the second of two.
import type { Choice } from '../../../parts/board.ts';
import type { Move } from '../state.ts';

export interface Turning {
  readonly kind: 'raise' | 'lower';
  readonly die: number;
}

export interface Turn {
  readonly dice: readonly number[];
  readonly notation: string;
}

export function turnsOf(moves: readonly Choice<Move>[], kind: Turning['kind']): Turn[] {
  return moves.flatMap(({ move, notation }) => (move.kind === kind ? [{ dice: move.dice, notation }] : []));
}

/** A notation when choosing this die completes a turn, the turns it leads to when another must follow, null when it cannot. */
export function otherDice(
  turns: readonly Turn[],
  first: Turning | null,
  die: number,
): string | Turn[] | null {
  const chosen = first === null ? [die] : [first.die, die];
  const left = turns.filter(({ dice }) => chosen.every((each) => dice.includes(each)));
  const whole = left.find(({ dice }) => dice.length === chosen.length);
  if (whole) return whole.notation;
  return left.length > 0 ? left : null;
}
