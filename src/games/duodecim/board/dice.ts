// On whose rim each die lies, and whether it has been played.
import type { Seat } from '../../../engine/game.ts';
import type { View } from '../state.ts';

export interface LyingDie {
  /** Its place among the three, by which it is followed from rim to rim. */
  readonly index: number;
  readonly value: number;
  readonly used: boolean;
  readonly seat: Seat;
}

/** The three dice of the roll: those left before whoever plays them, those played before who threw them (D9). */
export function lyingDice({ phase, start, roll, dice, turn, roller }: View): readonly LyingDie[] {
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
