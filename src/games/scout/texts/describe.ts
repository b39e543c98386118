// Scout in words, for players who listen: the ring, everybody's counts, the reader's own hand, the scores.
import type { Descriptions, Names } from '../../../engine/texts.ts';
import { type Card, down, SEEN, up, type View } from '../rules/state.ts';

export interface DescriptionPhrases {
  round(round: number, rounds: number): string;
  readonly emptyRing: string;
  /** `kind` is that of a set of several cards. */
  ring(owner: string, numbers: string, kind: 'single' | 'equal' | 'run'): string;
  ends(left: string, right: string): string;
  card(up: number, down: number): string;
  readonly seen: string;
  readonly you: string;
  player(name: string, counts: { cards: number; captured: number; chips: number; andShow: boolean }): string;
  hand(count: number, cards: string): string;
  score(name: string, points: number, thisRound: number): string;
}

export function describeWith(phrases: DescriptionPhrases): Descriptions<View> {
  const cardText = (card: Card) => phrases.card(up(card), down(card));
  const nameIn = (view: View, names: Names) => (seat: number) =>
    seat === view.seat ? phrases.you : names(seat);
  return {
    situation: (view, names) => {
      const { set, hands, captured, chips, used, seats } = view;
      const [first, last] = [set[0], set.at(-1)];
      return [
        phrases.round(view.round, seats),
        ...(first === undefined || last === undefined
          ? [phrases.emptyRing]
          : [
              phrases.ring(nameIn(view, names)(view.owner), set.map(up).join(' '), kindOf(set)),
              ...(set.length > 1 ? [phrases.ends(cardText(first), cardText(last))] : []),
            ]),
        ...hands.map((hand, seat) =>
          phrases.player(nameIn(view, names)(seat), {
            cards: hand.length,
            captured: captured[seat]!,
            chips: chips[seat]!,
            andShow: seats > 2 && used[seat] === 0,
          }),
        ),
      ];
    },
    hand: ({ seat, hands }) => {
      if (seat === null) return [];
      const cards = hands[seat]!.map((card) =>
        (card & SEEN) === 0 ? cardText(card) : `${cardText(card)} (${phrases.seen})`,
      );
      return [phrases.hand(cards.length, cards.join(', '))];
    },
    scores: (view, names) =>
      view.points.map((points, seat) =>
        phrases.score(nameIn(view, names)(seat), points, view.captured[seat]! + view.chips[seat]!),
      ),
  };
}

function kindOf(set: readonly Card[]): 'single' | 'equal' | 'run' {
  if (set.length === 1) return 'single';
  return up(set[0]!) === up(set[1]!) ? 'equal' : 'run';
}
