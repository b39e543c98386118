// The figures on the reference card of both editions, from the rules.
import type { CardTable } from '../../../engine/teaching.ts';
import { CARD_KINDS, copiesFor, GOLD_COPIES, LETTERS, settingsFor, VALUES } from '../rules/data.ts';
import { OPTIONS } from '../rules/state.ts';

export interface CardFigures {
  readonly seats: number;
  /** Gold cards of each value: in the game, and left out. */
  readonly gold: number;
  readonly goldRemoved: number;
  /** Cards of any kind left out unseen, and those that are played with. */
  readonly removed: number;
  readonly deck: number;
  /** What the letters of a strong and of a weak category are worth: "2 (A–D), 3 (E–G)". */
  readonly strong: string;
  readonly weak: string;
  readonly isMedievalBluff: boolean;
}

export function figuresFor({ seats, options }: CardTable): CardFigures {
  const { goldRemoved, removed } = settingsFor(seats);
  const all = Array.from({ length: CARD_KINDS }, (_, card) => copiesFor(seats, card));
  return {
    ...{ seats, goldRemoved, removed },
    gold: GOLD_COPIES - goldRemoved,
    deck: all.reduce((sum, copies) => sum + copies, 0) - removed,
    strong: lettersByValue(VALUES[0]),
    weak: lettersByValue(VALUES.at(-1)!),
    isMedievalBluff: options.penalty === OPTIONS.penalty[1],
  };
}

function lettersByValue(values: readonly number[]): string {
  return [...new Set(values)]
    .map((value) => `${value} (${LETTERS[values.indexOf(value)]}–${LETTERS[values.lastIndexOf(value)]})`)
    .join(', ');
}
