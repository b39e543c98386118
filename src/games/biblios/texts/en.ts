// Biblios in English.
import type { GameTexts } from '../../../engine/texts.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { english } from './english.ts';
import { rules } from './rules.en.ts';
import type { Words } from './words.ts';

export const words: Words = {
  name: 'Biblios',
  about:
    'Abbots furnish the library of their monastery: first with what they give away and receive, then with what they buy at auction. Five dice say what each kind of card will be worth, and the Church turns them.',
  categories: ['Monks', 'Pigments', 'Holy Books', 'Manuscripts', 'Forbidden Tomes'],
  gold: 'Gold',
  church: 'Church',
  twoDice: 'on two dice',
  or: 'or',
  hand: 'reserve',
  space: 'public space',
};

export const en: GameTexts<View, Move, Event> = {
  ...english(words, rules),
  options: {
    penalty: {
      label: 'Who cannot pay a bid',
      values: {
        'each-takes': 'loses a card to every other player',
        'medieval-bluff': 'Medieval bluff: loses one card, out of the game',
      },
    },
  },
};
