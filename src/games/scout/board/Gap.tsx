// A gap in the reader's hand, into which a scouted card may go.
import { Action } from '../../../parts/Action.tsx';
import { type Card, up } from '../rules/state.ts';
import { joins } from './joins.ts';
import { NumberCard } from './NumberCard.tsx';
import { gapOf, type Moves, type ScoutPick } from './picking.ts';
import type { BoardWords } from './words.ts';

interface GapProps {
  readonly moves: Moves;
  readonly picked: ScoutPick;
  /** The scouted card, the way up it is to be taken. */
  readonly taken: Card;
  readonly hand: readonly Card[];
  /** The cards from here on move right; the number of cards means the end of the hand. */
  readonly place: number;
  readonly words: BoardWords;
}

export function Gap({ moves, picked, taken, hand, place, words }: GapProps) {
  const move = gapOf(moves, picked, place);
  if (move === undefined) return null;
  const [before, after] = [hand[place - 1], hand[place]].map((card) => card && up(card));
  const marks = [
    'gap',
    ...(place === hand.length ? ['is-last'] : []),
    ...(joins(up(taken), before, after) ? ['joins'] : []),
  ];
  return (
    <Action label={labelOf(hand, place, words)} class={marks.join(' ')} move={move}>
      <b class={`n-${up(taken)}`}>{up(taken)}</b>
      <span class="gap-preview">
        <NumberCard card={taken} />
      </span>
    </Action>
  );
}

function labelOf(hand: readonly Card[], place: number, words: BoardWords): string {
  const before = hand[place - 1];
  const after = hand[place];
  if (before === undefined) return after === undefined ? words.gapOnly : words.gapFirst(up(after));
  return after === undefined ? words.gapLast(up(before)) : words.gapBetween(up(before), up(after));
}
