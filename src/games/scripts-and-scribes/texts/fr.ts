// Scripts & Scribes en français.
import type { GameTexts } from '../../../engine/texts.ts';
import type { Event, Move, View } from '../../biblios/rules/state.ts';
import { type FrenchWords, french } from '../../biblios/texts/french.ts';
import { rules } from './rules.fr.ts';

export const words: FrenchWords = {
  name: 'Scripts & Scribes',
  about:
    'Des abbés réunissent les gens et les biens qu’il faut à un bon scriptorium : une part vient de dons, le reste se vend aux enchères. Cinq dés disent ce que vaudra chaque sorte de cartes, et l’évêque les tourne.',
  categories: ['Enlumineurs', 'Scribes', 'Manuscrits', 'Parchemins', 'Fournitures'],
  gold: 'Or',
  church: 'Évêque',
  twoDice: 'sur deux dés',
  or: 'ou',
  hand: 'main',
  space: 'réserve commune',
  ofSpace: 'de la réserve commune',
  inSpace: 'dans la réserve commune',
  yourHand: 'votre main',
  theHand: 'la main',
};

export const fr: GameTexts<View, Move, Event> = french(words, rules);
