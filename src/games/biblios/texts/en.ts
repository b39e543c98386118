// Biblios in English.
import type { GameTexts } from '../../../engine/texts.ts';
import type { BibliosReason } from '../insight/causes/context.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { english } from './english.ts';
import { rules } from './rules.en.ts';
import type { Words } from './words.ts';

export const words: Words = {
  name: 'Biblios',
  about:
    'You are an abbot who wants the finest library around. First you give cards away and receive some in return, then the rest is sold at auction. Five dice show what each category is worth, and the Church turns them.',
  categories: ['Monks', 'Pigments', 'Holy Books', 'Manuscripts', 'Forbidden Tomes'],
  gold: 'Gold',
  church: 'Church',
  twoDice: { up: '+1 on two dice', down: '−1 on two dice' },
  or: 'or',
  hand: 'reserve',
  space: 'public space',
  auctionPile: 'auction pile',
  firstHalf: 'Gifts',
  firstHalfOver: 'The gifts are over.',
};

export const en: GameTexts<View, Move, Event, BibliosReason> = {
  ...english(words, rules),
  options: {
    penalty: {
      label: 'If a player cannot pay',
      values: {
        'each-takes': 'each other player takes one of their cards',
        'medieval-bluff': 'Medieval bluff: they lose one card, out of the game',
      },
    },
  },
};
