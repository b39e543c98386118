// Both editions in words, for players who listen: the dice, the lot and its leader, what lies open, the reader's own cards by kind.
import type { Descriptions } from '../../../engine/texts.ts';
import { CATEGORIES, type Card, categoryOf, isChurch, isGold, VALUE } from '../rules/data.ts';
import { coinFor } from '../rules/payments.ts';
import { type Coin, NONE, type View } from '../rules/state.ts';
import { cardText, type Words } from './words.ts';

export interface DescriptionPhrases {
  dice(values: readonly string[]): string;
  lot(card: string): string;
  leads(name: string, amount: number, coin: Coin): string;
  readonly noBid: string;
  passed(names: readonly string[]): string;
  drawn(card: string): string;
  toDonate(count: number): string;
  toAuction(count: number): string;
  open(cards: readonly string[]): string;
  cards(name: string, count: number): string;
  readonly you: string;
  /** Cards of one kind and their sum. */
  kind(cards: string, count: number, sum: number): string;
  readonly emptyHand: string;
}

export function describeWith(words: Words, phrases: DescriptionPhrases): Descriptions<View> {
  const text = (card: Card) => cardText(words, card);
  return {
    situation: (view, names) => {
      const { phase, card, high, bidder, out, seat, turn, seats, handSizes } = view;
      const name = (each: number) => (each === seat ? phrases.you : names(each));
      const isAuction = (phase === 'bid' || phase === 'pay') && card !== NONE;
      const passed = handSizes.flatMap((_, each) => ((out >> each) & 1 ? [name(each)] : []));
      return [
        ...(isAuction
          ? [
              phrases.lot(text(card)),
              high > 0 ? phrases.leads(name(bidder), high, coinFor(card)) : phrases.noBid,
              ...(passed.length > 0 ? [phrases.passed(passed)] : []),
            ]
          : []),
        ...(phase === 'give' && turn === seat && card !== NONE ? [phrases.drawn(text(card))] : []),
        phrases.dice(CATEGORIES.map((category) => `${words.categories[category]} ${view.dice[category]}`)),
        ...(view.public.length > 0 ? [phrases.open(view.public.map(text))] : []),
        ...(view.deckSize > 0 ? [phrases.toDonate(view.deckSize)] : []),
        phrases.toAuction(view.auctionSize),
        ...Array.from({ length: seats }, (_, each) => phrases.cards(name(each), handSizes[each]!)),
      ];
    },
    hand: ({ seat, hand }) => {
      if (seat === null) return [];
      const kinds = [
        ...CATEGORIES.map((category) =>
          hand.filter((card) => !isGold(card) && !isChurch(card) && categoryOf(card) === category),
        ),
        hand.filter(isGold),
      ].filter((cards) => cards.length > 0);
      if (kinds.length === 0) return [phrases.emptyHand];
      return kinds.map((cards) => {
        const sum = cards.reduce((total, card) => total + VALUE[card]!, 0);
        return phrases.kind(cards.map(text).join(', '), cards.length, sum);
      });
    },
  };
}
