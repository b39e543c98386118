// The ring: the active set, its owner, and the ends to scout from.
import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Fan } from '../../../parts/Fan.tsx';
import { identity } from '../rules/data.ts';
import { type Card, type End, type Move, SEEN, type View } from '../rules/state.ts';
import type { PickProps } from './Hand.tsx';
import { NumberCard } from './NumberCard.tsx';
import { canScout } from './picking.ts';
import { WORDS } from './words.ts';

type RingProps = BoardProps<View, Move> & PickProps;

export function Ring(props: RingProps) {
  const { view, names, lang } = props;
  const words = WORDS[lang];
  const isEmpty = view.set.length === 0;
  const title = isEmpty ? words.emptyRing : words.ringOf(names(view.owner));
  return (
    <div class="ring" data-anchor="ring">
      <Fence />
      <p class="ring-title">{title}</p>
      {!isEmpty && (
        <Fan label={title} perRow={20}>
          {view.set.map((card, at) => (
            <RingCard key={identity(card)} {...props} card={card} at={at} />
          ))}
        </Fan>
      )}
      <p class="round">{words.round(view.round, view.seats)}</p>
    </div>
  );
}

/** Which end of the set a place is; a single card counts as the left end. */
function endAt(set: readonly Card[], at: number): End | null {
  if (at === 0) return 'left';
  return at === set.length - 1 ? 'right' : null;
}

function RingCard(props: RingProps & { readonly card: Card; readonly at: number }) {
  const { view, moves, lang, texts, picked, pick, card, at } = props;
  const words = WORDS[lang];
  const end = endAt(view.set, at);
  const look = {
    label: words.card(card),
    flip: `card-${identity(card)}`,
    from: `seat-${view.owner}`,
    children: <NumberCard card={card & ~SEEN} />,
  };
  if (end !== null && canScout(moves, end)) {
    const chosen = picked !== null && picked.kind !== 'first' && picked.end === end;
    const label = end === 'left' ? words.leftEnd(card) : words.rightEnd(card);
    const onPress = () => pick({ kind: 'end', end });
    return <Action {...look} {...{ label, chosen, onPress }} class="breathes" step={`scout ${end}`} />;
  }
  if (moves.length === 0) return <Action {...look} />;
  return end === null ? (
    <Action {...look} why={words.endsOnly} />
  ) : (
    <Action {...look} why={texts.refusals[view.phase === 'show' ? 'show-must-follow' : 'no-chip']} />
  );
}

/** The fence around the ring. It stretches with the ring; its strokes keep their width. */
function Fence() {
  return (
    <svg class="fence" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <ellipse cx="50" cy="50" rx="49" ry="48" class="fence-bed" />
      <ellipse cx="50" cy="50" rx="49" ry="48" class="fence-blocks" />
      <ellipse cx="50" cy="50" rx="47" ry="44.5" class="fence-sand" />
    </svg>
  );
}
