// Scripts & Scribes in English.
import type { GameTexts } from '../../../engine/texts.ts';
import type { BibliosReason } from '../../biblios/insight/causes/context.ts';
import type { Event, Move, View } from '../../biblios/rules/state.ts';
import { english } from '../../biblios/texts/english.ts';
import type { Words } from '../../biblios/texts/words.ts';
import { rules } from './rules.en.ts';

export const words: Words = {
  name: 'Scripts & Scribes',
  about:
    'You are an abbot gathering the workers and resources a good scriptorium needs. Some come by donation, the rest is sold at auction. Five dice show what each category is worth, and the bishop turns them.',
  categories: ['Illuminators', 'Scribes', 'Manuscripts', 'Scrolls', 'Supplies'],
  gold: 'Gold',
  church: 'Bishop',
  twoDice: { up: '+2', down: '−2' },
  or: 'or',
  hand: 'hand',
  space: 'common pool',
  auctionPile: 'auction deck',
  firstHalf: 'Donation',
  firstHalfOver: 'The donation is over.',
};

export const en: GameTexts<View, Move, Event, BibliosReason> = english(words, rules);
