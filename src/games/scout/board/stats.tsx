// What is public about a player, as figures with words: points, cards, captured cards, chips, this round so far.
import type { SeatStat } from '../../../parts/SeatStrip.tsx';
import { HIDDEN, type View } from '../rules/state.ts';
import { isNothingWon, soFar } from './standing.ts';
import { AndToken, ChipToken, PileToken } from './Token.tsx';
import type { BoardWords } from './words.ts';

export function statsOf(view: View, seat: number, words: BoardWords): SeatStat[] {
  const hand = view.hands[seat] ?? [];
  const known = hand.flatMap((card, i) => (card === HIDDEN ? [] : [words.knownCard(card, i + 1)]));
  const cards = words.cards(hand.length);
  const [points, captured, chips] = [view.points[seat] ?? 0, view.captured[seat] ?? 0, view.chips[seat] ?? 0];
  const sum = soFar(view, seat);
  return [
    {
      icon: 'crown',
      value: words.signed(points),
      unit: words.units(points).points,
      label: words.points(points),
    },
    {
      icon: 'cards',
      value: hand.length,
      unit: words.units(hand.length).cards,
      label:
        seat === view.seat || known.length === 0 ? cards : `${cards}, ${words.knownCards(known.join(', '))}`,
    },
    {
      icon: 'pile',
      picture: <PileToken anchor={`pile-${seat}`} />,
      value: captured,
      unit: words.units(captured).captured,
      label: words.captured(captured),
    },
    {
      icon: 'chip',
      picture: <ChipToken {...chipPiece(view, seat)} />,
      value: chips,
      unit: words.units(chips).chips,
      label: words.chips(chips),
    },
    ...((view.phase === 'act' || view.phase === 'show') && !isNothingWon(view)
      ? [
          {
            icon: 'hourglass',
            picture: <></>,
            value: words.soFar(sum),
            label: words.soFarLabel(sum),
          } as const,
        ]
      : []),
    ...(view.seats > 2 && view.used[seat] === 0
      ? [{ icon: 'show', picture: <AndToken />, value: '', label: words.andShow } as const]
      : []),
  ];
}

/** Its name changes with the count, so that a chip flies in from the ring; with two players chips are only spent. */
function chipPiece(view: View, seat: number) {
  const count = view.chips[seat] ?? 0;
  return { flip: `chip-${seat}-${count}`, from: view.seats > 2 && count > 0 ? 'ring' : undefined };
}
