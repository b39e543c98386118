// The reference card of both editions in English.
import { english } from '../../../engine/grammar.ts';
import type { CardBox, CardTable } from '../../../engine/teaching.ts';
import { BIBLIOS, INITIAL_DIE, MAX_DIE, MIN_DIE } from '../rules/data.ts';
import type { Words } from '../texts/words.ts';
import { figuresFor } from './card-figures.ts';

const { counted, list } = english;

export const cardIn =
  (words: Words) =>
  (table: CardTable): readonly CardBox[] => {
    const { categories, church, hand, space, auctionPile } = words;
    const figures = figuresFor(table);
    const others = figures.seats - 1;
    return [
      {
        section: 'aim',
        title: 'Aim',
        lines: [
          'The **highest total** in a category takes its die.',
          'The player with the **most points on dice** wins.',
        ],
      },
      {
        section: 'cards',
        title: 'What cards are worth',
        lines: [
          `**${list(categories.slice(0, 2))}:** ${figures.strong}`,
          `**${list(categories.slice(2))}:** ${figures.weak}`,
          `**${words.gold}:** 1, 2 and 3, ${figures.gold} cards of each`,
        ],
      },
      {
        section: 'setup',
        title: 'Setup',
        lines: [
          `All dice at ${INITIAL_DIE}. ${figures.deck} cards to play.`,
          `Left out: ${figures.goldRemoved > 0 ? `${counted(figures.goldRemoved, 'Gold card', 'Gold cards')} of each value and ` : ''}${figures.removed} cards at random.`,
        ],
      },
      {
        section: 'donation',
        title: words.firstHalf,
        lines: [
          `Draw **${figures.seats + 1} cards, one at a time**, and place each before the next: 1 in your ${hand}, 1 on the ${auctionPile}, ${others} in the ${space}.`,
          others === 1
            ? `Then the other player takes the card in the ${space}.`
            : `Then the others take one card each from the ${space}, from your left.`,
        ],
      },
      {
        section: 'church',
        title: `${church} cards`,
        lines: [
          'Use it **at once**, then discard it. You may leave the dice alone.',
          `One die by 1, or two different dice by 1 each: both or neither. Dice stay between ${MIN_DIE} and ${MAX_DIE}.`,
        ],
      },
      {
        section: 'auction',
        title: 'Auctions',
        lines: [
          'The active player turns up a card; the player on their left bids first.',
          'Bid more, or pass: then you are out for this card. If all pass, it leaves the game.',
        ],
      },
      {
        section: 'paying',
        title: 'Paying',
        lines: [
          `**Category or ${church} card:** gold, shown. No change, and no card more than needed.`,
          '**Gold card:** a number of cards of any kind, face down.',
        ],
      },
      {
        section: 'penalty',
        title: 'Cannot pay?',
        lines: [
          figures.isMedievalBluff
            ? `Your left neighbour draws a card at random from your ${hand}; it leaves the game.`
            : `${others === 1 ? 'The other player draws' : 'Each of the others draws'} a card at random from your ${hand} and keeps it.`,
          'The card is auctioned again, without you.',
        ],
      },
      {
        section: 'winning',
        title: 'Ties',
        lines: [
          '**In a category:** the letter nearest to A.',
          `**In points:** the most gold left, then the winner of the ${categories[BIBLIOS.tieCategory]}.`,
        ],
      },
    ];
  };
