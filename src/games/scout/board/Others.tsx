// The other players: how many cards they hold, and the cards that everybody has seen.
import { othersInOrder } from '../../../engine/seats.ts';
import type { BoardProps } from '../../../parts/board.ts';
import { SeatBadge, type SeatStat, SeatStrip } from '../../../parts/SeatStrip.tsx';
import { type Card, HIDDEN, type Move, up, type View } from '../rules/state.ts';
import type { BoardWords } from './words.ts';
import { WORDS } from './words.ts';

export function Others({ view, seat, deciders, names, lang }: BoardProps<View, Move>) {
  const words = WORDS[lang];
  return (
    <SeatStrip>
      {othersInOrder(view.seats, seat).map((other) => (
        <SeatBadge
          key={other}
          seat={other}
          name={names(other)}
          acts={deciders.includes(other)}
          stats={statsOf(view, other, words)}
        >
          <Backs hand={view.hands[other] ?? []} />
        </SeatBadge>
      ))}
    </SeatStrip>
  );
}

export function statsOf(view: View, seat: number, words: BoardWords): SeatStat[] {
  const hand = view.hands[seat] ?? [];
  const known = hand.flatMap((card, i) => (card === HIDDEN ? [] : [words.knownCard(card, i + 1)]));
  const cards = words.cards(hand.length);
  return [
    {
      icon: 'crown',
      value: words.signed(view.points[seat] ?? 0),
      label: words.points(view.points[seat] ?? 0),
    },
    {
      icon: 'cards',
      value: hand.length,
      label:
        seat === view.seat || known.length === 0 ? cards : `${cards}, ${words.knownCards(known.join(', '))}`,
    },
    { icon: 'pile', value: view.captured[seat] ?? 0, label: words.captured(view.captured[seat] ?? 0) },
    { icon: 'chip', value: view.chips[seat] ?? 0, label: words.chips(view.chips[seat] ?? 0) },
    ...(view.seats > 2 && view.used[seat] === 0
      ? [{ icon: 'star', value: '', label: words.andShow } as const]
      : []),
  ];
}

function Backs({ hand }: { readonly hand: readonly Card[] }) {
  return (
    <span class="backs">
      {hand.map((card, place) => (card === HIDDEN ? <i key={place} /> : <b key={place}>{up(card)}</b>))}
    </span>
  );
}
