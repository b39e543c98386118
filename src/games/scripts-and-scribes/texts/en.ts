// Scripts & Scribes in English.
import type { GameTexts } from '../../../engine/texts.ts';
import type { Event, Move, View } from '../../biblios/rules/state.ts';
import { english } from '../../biblios/texts/english.ts';
import type { Words } from '../../biblios/texts/words.ts';
import { rules } from './rules.en.ts';

export const words: Words = {
  name: 'Scripts & Scribes',
  about:
    'Abbots gather the people and the goods that a good scriptorium needs: some are donated, the rest is sold at auction. Five dice say what each kind will be worth, and the bishop turns them.',
  categories: ['Illuminators', 'Scribes', 'Manuscripts', 'Scrolls', 'Supplies'],
  gold: 'Gold',
  church: 'Bishop',
  twoDice: 'on two dice',
  or: 'or',
  hand: 'hand',
  space: 'common pool',
};

export const en: GameTexts<View, Move, Event> = english(words, rules);
