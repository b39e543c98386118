// One card of the reader's hand: the first or last card of a show, or a card that cannot be shown now.
import { Action } from '../../../parts/Action.tsx';
import { identity } from '../rules/data.ts';
import { type Card, SEEN } from '../rules/state.ts';
import { NumberCard } from './NumberCard.tsx';
import { type Moves, type Picked, partners, type Range, showOf, showsAt } from './picking.ts';
import type { BoardWords } from './words.ts';

interface HandCardProps {
  readonly moves: Moves;
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
  /** The cards that are swept over now. */
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
    order: place,
    children: <NumberCard card={card} />,
    ...(isSwept && { chosen: true }),
  };
  if (picked?.kind === 'first') {
    const [first, last] = picked.place < place ? [picked.place, place] : [place, picked.place];
    const chosen = isSwept || picked.place === place || undefined;
    const move = showOf(moves, { first, last });
    return <Action {...look} chosen={chosen} move={move} tries={`show ${first + 1}-${last + 1}`} />;
  }
  if (picked) return <Action {...look} why={picked.kind === 'and' ? words.andEnd : words.tapGap} />;
  const ends = partners(moves, place);
  const [only] = ends;
  if (only === place && ends.length === 1) {
    return <Action {...look} move={showOf(moves, { first: place, last: place })} />;
  }
  if (only !== undefined) {
    const onPress = () => pick({ kind: 'first', place });
    return <Action {...look} step="first" leadsTo={showsAt(moves, place)} onPress={onPress} />;
  }
  return <Action {...look} tries={`show ${place + 1}`} />;
}
