// The ring: the active set, its owner, its ends to scout, and the two ways up of the card taken.
import type { BoardProps } from '../../../parts/board.ts';
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { identity } from '../data.ts';
import { type Card, type End, type Move, SEEN, turned, up, type View } from '../state.ts';
import type { PickProps } from './Hand.tsx';
import { NumberCard } from './Number.tsx';
import { canScout, hasGap } from './picking.ts';
import { WORDS } from './words.ts';

export function Ring(props: BoardProps<View, Move> & PickProps) {
  const { view, names, lang, picked } = props;
  const words = WORDS[lang];
  const title = view.set.length === 0 ? words.emptyRing : words.ringOf(names(view.owner));
  return (
    <div class="ring-area">
      <p class="ring-title">
        {title} <small>{words.round(view.round, view.seats)}</small>
      </p>
      <Group label={title} class="ring">
        {view.set.map((card, i) => (
          <RingCard key={identity(card)} {...props} card={card} at={i} />
        ))}
      </Group>
      {picked?.kind === 'end' && <Ways {...props} end={picked.end} />}
    </div>
  );
}

/** The end a place of the set is; a single card counts as the left one. */
function endAt(set: readonly Card[], at: number): End | null {
  if (at === 0) return 'left';
  return at === set.length - 1 ? 'right' : null;
}

function RingCard({
  view,
  moves,
  lang,
  picked,
  pick,
  card,
  at,
}: BoardProps<View, Move> & PickProps & { readonly card: Card; readonly at: number }) {
  const words = WORDS[lang];
  const end = endAt(view.set, at);
  const look = {
    flip: `card-${identity(card)}`,
    from: `seat-${view.owner}`,
    children: <NumberCard card={card & ~SEEN} />,
  };
  if (end === null || !canScout(moves, end)) return <Thing label={words.card(card)} {...look} />;
  return (
    <Thing
      {...look}
      class="breathes"
      label={end === 'left' ? words.leftEnd(card) : words.rightEnd(card)}
      step={`scout ${end}`}
      chosen={picked !== null && picked.kind !== 'first' && picked.end === end}
      onPress={() => pick({ kind: 'end', end })}
    />
  );
}

/** Two previews of the card: as it lies and turned. */
function Ways({ view, moves, lang, pick, end }: BoardProps<View, Move> & PickProps & { readonly end: End }) {
  const words = WORDS[lang];
  const lying = end === 'left' ? view.set[0] : view.set.at(-1);
  if (lying === undefined) return null;
  return (
    <Group label={words.wayUp} class="ways">
      {[lying, turned(lying)].map((card, i) => {
        const way = { end, turned: i === 1 };
        const act = hasGap(moves, end, way.turned, 'scout') ? 'scout' : 'scout+show';
        return (
          <Thing
            key={card}
            label={words.as(up(card))}
            step={`as ${up(card)}`}
            onPress={() => pick({ kind: 'gap', ...way, act })}
          >
            <NumberCard card={card & ~SEEN} />
          </Thing>
        );
      })}
    </Group>
  );
}
