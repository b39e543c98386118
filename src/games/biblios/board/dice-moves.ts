// Which dice a church card may turn, from the legal moves alone: one die, or the first and then the second of two.
import type { Choice } from '../../../parts/board.ts';
import type { Move } from '../rules/state.ts';

export interface ChosenDie {
  readonly kind: 'raise' | 'lower';
  readonly die: number;
}

export interface DiceMove {
  readonly dice: readonly number[];
  readonly notation: string;
}

export function diceMovesOf(moves: readonly Choice<Move>[], kind: ChosenDie['kind']): DiceMove[] {
  return moves.flatMap(({ move, notation }) => (move.kind === kind ? [{ dice: move.dice, notation }] : []));
}

/** A notation if choosing this die completes a move, the remaining moves if another die must follow, null if it cannot be chosen. */
export function chooseDie(
  turns: readonly DiceMove[],
  first: ChosenDie | null,
  die: number,
): string | DiceMove[] | null {
  const chosen = first === null ? [die] : [first.die, die];
  const left = turns.filter(({ dice }) => chosen.every((each) => dice.includes(each)));
  const whole = left.find(({ dice }) => dice.length === chosen.length);
  if (whole) return whole.notation;
  return left.length > 0 ? left : null;
}
