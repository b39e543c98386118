// Both editions in words, in French.
import { french } from '../../../engine/grammar.ts';
import type { Descriptions } from '../../../engine/texts.ts';
import type { View } from '../rules/state.ts';
import { describeWith } from './describe.ts';
import type { Words } from './words.ts';

const { counted, list } = french;
const cardCount = (count: number) => counted(count, 'carte', 'cartes');

interface PlaceWords extends Words {
  readonly inSpace: string;
  readonly yourHand: string;
}

export const describeIn = (words: PlaceWords): Descriptions<View> =>
  describeWith(words, {
    dice: (values) => `Dés : ${values.join(', ')}.`,
    lot: (card) => `Aux enchères : ${card}.`,
    leads: (name, amount, coin) =>
      `Plus haute enchère : ${coin === 'gold' ? counted(amount, 'pièce d’or', 'pièces d’or') : cardCount(amount)}, par ${name}.`,
    noBid: 'Pas encore d’enchère.',
    passed: (names) => `Ont passé : ${list(names)}.`,
    drawn: (card) => `Vous avez pioché ${card}.`,
    toDonate: (count) => `Pioche : ${cardCount(count)}.`,
    toAuction: (count) =>
      `${words.auctionPile[0]?.toUpperCase()}${words.auctionPile.slice(1)} : ${cardCount(count)}.`,
    open: (cards) => `${words.inSpace[0]?.toUpperCase()}${words.inSpace.slice(1)} : ${cards.join(', ')}.`,
    cards: (name, count) =>
      name === 'vous' ? `Vous avez ${cardCount(count)}.` : `${name} a ${cardCount(count)}.`,
    you: 'vous',
    kind: (cards, count, sum) => (count === 1 ? `${cards}.` : `${cards} : ${sum} en tout.`),
    emptyHand: `${words.yourHand[0]?.toUpperCase()}${words.yourHand.slice(1)} est vide.`,
  });
