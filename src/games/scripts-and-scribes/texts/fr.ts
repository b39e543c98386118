// Scripts & Scribes en français.
import type { GameTexts } from '../../../engine/texts.ts';
import type { BibliosReason } from '../../biblios/insight/causes/context.ts';
import type { Event, Move, View } from '../../biblios/rules/state.ts';
import { type FrenchWords, french } from '../../biblios/texts/french.ts';
import { rules } from './rules.fr.ts';

export const words: FrenchWords = {
  name: 'Scripts & Scribes',
  about:
    'Vous dirigez une abbaye et réunissez les ouvriers et les ressources d’un bon scriptorium. Une partie vient de la donation, le reste se vend aux enchères. Cinq dés indiquent ce que vaut chaque catégorie, et l’évêque les tourne.',
  categories: ['Enlumineurs', 'Scribes', 'Manuscrits', 'Parchemins', 'Fournitures'],
  gold: 'Or',
  church: 'Évêque',
  twoDice: { up: '+2', down: '−2' },
  or: 'ou',
  hand: 'main',
  space: 'réserve commune',
  auctionPile: 'paquet d’enchères',
  theAuctionPile: 'le paquet d’enchères',
  firstHalf: 'Donation',
  firstHalfOver: 'La donation est terminée.',
  ofSpace: 'de la réserve commune',
  inSpace: 'dans la réserve commune',
  yourHand: 'votre main',
  theHand: 'la main',
};

export const fr: GameTexts<View, Move, Event, BibliosReason> = french(words, rules);
