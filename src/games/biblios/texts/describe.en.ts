// Both editions in words, in English.
import { english } from '../../../engine/grammar.ts';
import type { Descriptions } from '../../../engine/texts.ts';
import type { View } from '../rules/state.ts';
import { describeWith } from './describe.ts';
import type { Words } from './words.ts';

const { counted, list } = english;
const cardCount = (count: number) => counted(count, 'card', 'cards');

export const describeIn = (words: Words): Descriptions<View> =>
  describeWith(words, {
    dice: (values) => `Dice: ${values.join(', ')}.`,
    lot: (card) => `Up for auction: ${card}.`,
    leads: (name, amount, coin) =>
      `The highest bid is ${coin === 'gold' ? `${amount} gold` : cardCount(amount)}, by ${name}.`,
    noBid: 'No bid yet.',
    passed: (names) => `Passed: ${list(names)}.`,
    drawn: (card) => `You have drawn ${card}.`,
    toDonate: (count) => `${cardCount(count)} left in the deck.`,
    toAuction: (count) =>
      `${words.auctionPile[0]?.toUpperCase()}${words.auctionPile.slice(1)}: ${cardCount(count)}.`,
    open: (cards) => `In the ${words.space}: ${cards.join(', ')}.`,
    cards: (name, count) =>
      name === 'you' ? `You have ${cardCount(count)}.` : `${name} has ${cardCount(count)}.`,
    you: 'you',
    kind: (cards, count, sum) => (count === 1 ? `${cards}.` : `${cards}: ${sum} in all.`),
    emptyHand: `Your ${words.hand} is empty.`,
  });
