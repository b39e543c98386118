// The other players: how many cards they hold, and the cards that everybody has seen.
import { othersInOrder } from '../../../engine/seats.ts';
import { Backs } from '../../../parts/Backs.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { SeatBadge, type SeatStat, SeatStrip } from '../../../parts/SeatStrip.tsx';
import { HIDDEN, type Move, up, type View } from '../rules/state.ts';
import { ChipToken, PileToken } from './Token.tsx';
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
          <Backs cards={(view.hands[other] ?? []).map((card) => (card === HIDDEN ? null : up(card)))} />
        </SeatBadge>
      ))}
    </SeatStrip>
  );
}

export function statsOf(view: View, seat: number, words: BoardWords): SeatStat[] {
  const hand = view.hands[seat] ?? [];
  const known = hand.flatMap((card, i) => (card === HIDDEN ? [] : [words.knownCard(card, i + 1)]));
  const cards = words.cards(hand.length);
  const [points, captured, chips] = [view.points[seat] ?? 0, view.captured[seat] ?? 0, view.chips[seat] ?? 0];
  return [
    { icon: 'crown', value: words.signed(points), label: words.points(points) },
    {
      icon: 'cards',
      value: hand.length,
      label:
        seat === view.seat || known.length === 0 ? cards : `${cards}, ${words.knownCards(known.join(', '))}`,
    },
    { icon: 'pile', picture: <PileToken />, value: captured, label: words.captured(captured) },
    { icon: 'chip', picture: <ChipToken />, value: chips, label: words.chips(chips) },
    ...(view.seats > 2 && view.used[seat] === 0
      ? [{ icon: 'show', value: '', label: words.andShow } as const]
      : []),
  ];
}
