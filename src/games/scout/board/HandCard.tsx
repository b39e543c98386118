// One card of the reader's hand: it is lifted for a show, or cannot be shown now.
import { Action, type ActionProps } from '../../../parts/Action.tsx';
import { identity } from '../rules/data.ts';
import { type Card, SEEN } from '../rules/state.ts';
import { NumberCard } from './NumberCard.tsx';
import {
  liftAt,
  type Moves,
  type Picked,
  type Range,
  rangeOf,
  type ShowPick,
  showOf,
  showsWith,
} from './picking.ts';
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
  if (picked?.kind === 'show') return <LiftedOr look={look} {...{ moves, picked, pick, place }} />;
  if (picked) return <Action {...look} why={picked.kind === 'and' ? words.andEnd : words.tapGap} />;
  const lift = liftAt(moves, place);
  if (!lift) return <Action {...look} tries={`show ${place + 1}`} />;
  const leadsTo = showsWith(moves, place);
  return <Action {...look} step={`show ${place + 1}`} leadsTo={leadsTo} onPress={() => pick(lift)} />;
}

type LiftedProps = Pick<HandCardProps, 'moves' | 'pick' | 'place'> & {
  readonly look: ActionProps;
  readonly picked: ShowPick;
};

/** While cards are lifted: a tap on one of them shows them, a tap on another card ends the set there or lifts that one. */
function LiftedOr({ look, moves, picked, pick, place }: LiftedProps) {
  const lifted = rangeOf(picked);
  if (lifted.first <= place && place <= lifted.last) {
    return <Action {...look} chosen move={showOf(moves, lifted)} tries={notationOf(lifted)} />;
  }
  const wider: ShowPick = { kind: 'show', from: picked.from, to: place };
  const show = showOf(moves, rangeOf(wider));
  if (show !== undefined) {
    // Only from a single card on does it narrow the choice.
    const kind = lifted.first === lifted.last ? { step: `show ${place + 1}` } : { look: true };
    return <Action {...look} {...kind} leadsTo={[show]} onPress={() => pick(wider)} />;
  }
  const other = liftAt(moves, place);
  if (other) return <Action {...look} look onPress={() => pick(other)} />;
  return <Action {...look} tries={notationOf(rangeOf(wider))} />;
}

const notationOf = ({ first, last }: Range) =>
  first === last ? `show ${first + 1}` : `show ${first + 1}-${last + 1}`;
