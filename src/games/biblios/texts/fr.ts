// Biblios in French.
import type { GameTexts } from '../../../engine/texts.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { type FrenchWords, french } from './french.ts';
import { rules } from './rules.fr.ts';

export const words: FrenchWords = {
  name: 'Biblios',
  about:
    'Des abbés garnissent la bibliothèque de leur monastère : d’abord par les dons qu’ils font et reçoivent, puis aux enchères. Cinq dés disent ce que vaudra chaque sorte de cartes, et l’Église les tourne.',
  categories: ['Moines', 'Pigments', 'Livres Sacrés', 'Manuscrits', 'Grimoires Interdits'],
  gold: 'Or',
  church: 'Église',
  twoDice: 'sur deux dés',
  or: 'ou',
  hand: 'réserve',
  space: 'place publique',
  ofSpace: 'de la place publique',
  inSpace: 'sur la place publique',
  yourHand: 'votre réserve',
  theHand: 'la réserve',
};

export const fr: GameTexts<View, Move, Event> = {
  ...french(words, rules),
  options: {
    penalty: {
      label: 'Qui ne peut pas payer son enchère',
      values: {
        'each-takes': 'perd une carte au profit de chaque autre joueur',
        'medieval-bluff': 'Bluff médiéval : perd une carte, retirée de la partie',
      },
    },
  },
};
