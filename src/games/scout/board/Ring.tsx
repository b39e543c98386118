// The ring: the active set, its owner, and the ends to scout from.
import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Fan } from '../../../parts/Fan.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { identity } from '../rules/data.ts';
import { type Card, type End, type Move, SEEN, type View } from '../rules/state.ts';
import type { PickProps } from './Hand.tsx';
import { NumberCard } from './NumberCard.tsx';
import { canScout, scoutsFrom } from './picking.ts';
import { RingStage } from './RingStage.tsx';
import { useScoutDrag } from './useScoutDrag.ts';
import { WORDS } from './words.ts';

type RingProps = BoardProps<View, Move> & PickProps;

export function Ring(props: RingProps) {
  const { view, moves, names, lang, pick } = props;
  const words = WORDS[lang];
  const drag = useScoutDrag((end, place) => pick({ kind: 'end', end, place }));
  const isEmpty = view.set.length === 0;
  const title = isEmpty ? words.emptyRing : words.ringOf(names(view.owner));
  return (
    <RingStage title={title} foot={words.round(view.round, view.seats)}>
      {isEmpty ? (
        <p class="ring-empty">{moves.length > 0 ? words.anySet : words.waiting}</p>
      ) : (
        <div class="ring-set" {...drag}>
          <Fan label={title} perRow={20}>
            {view.set.map((card, at) => (
              <RingCard key={identity(card)} {...props} card={card} at={at} />
            ))}
          </Fan>
        </div>
      )}
    </RingStage>
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
    order: at,
    children: <NumberCard card={card & ~SEEN} />,
  };
  if (end !== null && canScout(moves, end)) {
    const chosen = picked !== null && picked.kind !== 'first' && picked.end === end;
    const label = end === 'left' ? words.leftEnd(card) : words.rightEnd(card);
    const onPress = () => pick({ kind: 'end', end });
    const children = (
      <>
        {look.children}
        <span class="end-mark">
          <Icon name="take" />
        </span>
      </>
    );
    return (
      <Action
        {...look}
        {...{ label, chosen, onPress, children }}
        class={`is-end is-${end}`}
        step={`scout ${end}`}
        leadsTo={scoutsFrom(moves, end)}
      />
    );
  }
  if (moves.length === 0) return <Action {...look} />;
  return end === null ? (
    <Action {...look} why={words.endsOnly} />
  ) : (
    <Action {...look} why={texts.refusals[view.phase === 'show' ? 'show-must-follow' : 'no-chip']} />
  );
}
