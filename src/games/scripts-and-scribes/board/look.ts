// Scripts & Scribes on the board: its words, symbols and scroll.
import { de } from '../../../engine/elision.ts';
import type { Look } from '../../biblios/board/look.ts';
import { SCRIPTS_AND_SCRIBES } from '../rules/data.ts';
import { BISHOP_PICTURE, PICTURES } from './pictures.ts';

export const SCRIPTS_LOOK: Look = {
  edition: SCRIPTS_AND_SCRIBES,
  room: 'counting-house',
  class: 'has-scroll',
  pictures: PICTURES,
  churchPicture: BISHOP_PICTURE,
  twoDice: (sign) => [`${sign}2`],
  terms: {
    en: {
      categories: ['Illuminators', 'Scribes', 'Manuscripts', 'Scrolls', 'Supplies'],
      church: 'Bishop',
      twoDice: { up: '+2', down: '−2' },
      hand: 'Your hand',
      auction: 'Auction deck',
      public: 'Common pool',
      gives: (name) => `${name}’s donation`,
      youGive: 'Your donation',
    },
    fr: {
      categories: ['Enlumineurs', 'Scribes', 'Manuscrits', 'Parchemins', 'Fournitures'],
      church: 'Évêque',
      twoDice: { up: '+2', down: '−2' },
      hand: 'Votre main',
      auction: 'Paquet d’enchères',
      public: 'Réserve commune',
      gives: (name) => `Donation ${de(name)}`,
      youGive: 'Votre donation',
    },
  },
  symbols: [
    // A brush, a quill, an open codex, a scroll, an ink pot.
    'M20.300 2.200c1.100.7 1.400 1.800.7 2.700L13.400 15l-3.300-2.600zM9.200 13.400l3.300 2.600c0 3.300-3.500 5.500-9 5.500 2-1 2.300-2.200 2.400-3.800.1-2.300 1.400-4 3.300-4.300z',
    'M21.500 2C12 2 6 7 5 15l-2.200 6.200 1.300.6L6.600 17C14.500 17 20.500 12 21.500 2zM8 14.800C10 10.800 13 7.800 17 5.800c-4 3.200-6.500 6-7.500 9z',
    'M2 5c4-1 7-.5 10 1.500C15 4.500 18 4 22 5v14.500c-4-1-7-.5-10 1.500-3-2-6-2.500-10-1.500zm9.300 3.200v10.300h1.400V8.200zM4.500 8.500V10l4.500.6V9.100zm0 3.500v1.500l4.500.6v-1.500zm15-3.500L15 9.100v1.500l4.500-.6zm0 3.500l-4.500.6v1.500l4.500-.6z',
    'M7 3h12a3 3 0 0 1 0 6h-1v9a3 3 0 0 1-3 3H4a3 3 0 0 1 0-6h3zm2.500 3.500V8h6V6.500zm0 3.500v1.500h6V10zm0 3.500V15h6v-1.500z',
    'M8 3h8v3h-1v2c3 1.500 5 4 5 7.500V21H4v-5.500C4 12 6 9.500 9 8V6H8zm4 8c-1.500 2.200-2.500 3.300-2.500 4.800a2.500 2.500 0 0 0 5 0c0-1.500-1-2.600-2.500-4.800z',
  ],
  emblem:
    'M12 1c4 3.500 6.500 7 6.500 11 0 2-.5 4-1 5.500h-11C6 16 5.500 14 5.500 12 5.500 8 8 4.500 12 1zm-1 6v2.500H8.500v2H11V15h2v-3.500h2.500v-2H13V7zM6 18.500h12V22H6z',
};
