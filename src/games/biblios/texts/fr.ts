// Biblios in French.
import type { GameTexts } from '../../../engine/texts.ts';
import type { BibliosReason } from '../insight/causes/context.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { type FrenchWords, french } from './french.ts';
import { rules } from './rules.fr.ts';

export const words: FrenchWords = {
  name: 'Biblios',
  about:
    'Vous dirigez une abbaye et voulez la plus belle bibliothèque de la région. On donne et on reçoit d’abord des cartes, puis le reste se vend aux enchères. Cinq dés indiquent ce que vaut chaque catégorie, et l’Église les tourne.',
  categories: ['Moines', 'Pigments', 'Livres Sacrés', 'Manuscrits', 'Grimoires Interdits'],
  gold: 'Or',
  church: 'Église',
  twoDice: { up: '+1 sur deux dés', down: '−1 sur deux dés' },
  or: 'ou',
  hand: 'réserve',
  space: 'place publique',
  auctionPile: 'pile d’enchères',
  theAuctionPile: 'la pile d’enchères',
  firstHalf: 'Dons',
  firstHalfOver: 'Les dons sont terminés.',
  ofSpace: 'de la place publique',
  inSpace: 'sur la place publique',
  yourHand: 'votre réserve',
  theHand: 'la réserve',
};

export const fr: GameTexts<View, Move, Event, BibliosReason> = {
  ...french(words, rules),
  options: {
    penalty: {
      label: 'Si un joueur ne peut pas payer',
      values: {
        'each-takes': 'chaque autre joueur lui prend une carte',
        'medieval-bluff': 'Bluff médiéval : il perd une carte, retirée de la partie',
      },
    },
  },
};
