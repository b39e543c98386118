// On which rim each die lies, and whether it has been played.
import type { Seat } from '../../../engine/game.ts';
import type { View } from '../rules/state.ts';

export interface RimDie {
  /** Its index among the three dice, which stays the same from rim to rim. */
  readonly index: number;
  readonly value: number;
  readonly used: boolean;
  readonly seat: Seat;
}

/** The three dice of the roll: unplayed ones lie before the player who plays them, played ones before the player who threw them (D9). */
export function diceOnRims({ phase, start, roll, dice, turn, roller }: View): readonly RimDie[] {
  if (phase === 'starter' || phase === 'colour') {
    return start.map((value, seat) => ({ index: seat, value, used: false, seat }));
  }
  const left = [...dice];
  const isLeft = roll.toReversed().map((value) => {
    const at = left.indexOf(value);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
  return roll.map((value, index) => {
    const used = !isLeft.at(-1 - index)!;
    return { index, value, used, seat: used ? roller : turn };
  });
}
