// A gap in the reader's hand, into which a scouted card may go.
import { Action } from '../../../parts/Action.tsx';
import { type Card, up } from '../rules/state.ts';
import { gapOf, type Moves, type Picked } from './picking.ts';
import type { BoardWords } from './words.ts';

interface GapProps {
  readonly moves: Moves;
  readonly picked: Picked;
  readonly hand: readonly Card[];
  /** The cards from here on move right; the number of cards means the end of the hand. */
  readonly place: number;
  readonly words: BoardWords;
}

export function Gap({ moves, picked, hand, place, words }: GapProps) {
  const move = gapOf(moves, picked, place);
  if (move === undefined) return null;
  const isLast = place === hand.length;
  return <Action label={labelOf(hand, place, words)} class={`gap${isLast ? ' is-last' : ''}`} move={move} />;
}

function labelOf(hand: readonly Card[], place: number, words: BoardWords): string {
  const before = hand[place - 1];
  const after = hand[place];
  if (before === undefined) return after === undefined ? words.gapOnly : words.gapFirst(up(after));
  return after === undefined ? words.gapLast(up(before)) : words.gapBetween(up(before), up(after));
}
