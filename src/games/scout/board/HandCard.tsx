// One card of the own hand: the beginning or the end of a show, or a card that cannot be shown now.
import { Thing } from '../../../parts/Thing.tsx';
import { identity } from '../data.ts';
import { type Card, SEEN } from '../state.ts';
import { NumberCard } from './NumberCard.tsx';
import { type Moves, type Picked, partners, type Range, showOf } from './picking.ts';
import type { BoardWords } from './words.ts';

interface HandCardProps {
  readonly moves: Moves;
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
  /** The cards under a sweep that goes on. */
  readonly swept: Range | null;
  readonly hand: readonly Card[];
  readonly place: number;
  readonly words: BoardWords;
}

export function HandCard({ moves, picked, pick, swept, hand, place, words }: HandCardProps) {
  const card = hand[place]!;
  const name = words.handCard(card, place + 1, hand.length);
  const isSwept = swept !== null && swept.first <= place && place <= swept.last;
  const look = {
    label: card & SEEN ? `${name}, ${words.known}` : name,
    flip: `card-${identity(card)}`,
    from: 'ring',
    children: <NumberCard card={card} />,
    ...(isSwept && { chosen: true }),
  };
  if (picked?.kind === 'first') {
    const [first, last] = picked.place < place ? [picked.place, place] : [place, picked.place];
    const chosen = isSwept || picked.place === place || undefined;
    const move = showOf(moves, { first, last });
    return <Thing {...look} chosen={chosen} move={move} tries={`show ${first + 1}-${last + 1}`} />;
  }
  if (picked) return <Thing {...look} why={words.tapGap} />;
  const ends = partners(moves, place);
  const [only] = ends;
  if (only === place && ends.length === 1) {
    return <Thing {...look} move={showOf(moves, { first: place, last: place })} />;
  }
  if (only !== undefined) {
    return <Thing {...look} step="first" onPress={() => pick({ kind: 'first', place })} />;
  }
  return <Thing {...look} tries={`show ${place + 1}`} />;
}
