// Biblios on the board: its words, symbols and arcade.
import { de } from '../../../engine/elision.ts';
import { BIBLIOS } from '../rules/data.ts';
import type { Look } from './look.ts';
import { CHURCH_PICTURE, PICTURES } from './pictures.ts';

export const BIBLIOS_LOOK: Look = {
  edition: BIBLIOS,
  room: 'library',
  class: 'has-arcade',
  pictures: PICTURES,
  churchPicture: CHURCH_PICTURE,
  twoDice: (sign) => [`${sign}1`, `${sign}1`],
  terms: {
    en: {
      categories: ['Monks', 'Pigments', 'Holy Books', 'Manuscripts', 'Forbidden Tomes'],
      church: 'Church',
      twoDice: { up: '+1 on two dice', down: '−1 on two dice' },
      hand: 'Your reserve',
      auction: 'Auction pile',
      public: 'Public space',
      gives: (name) => `${name}’s gifts`,
      youGive: 'Your gifts',
    },
    fr: {
      categories: ['Moines', 'Pigments', 'Livres Sacrés', 'Manuscrits', 'Grimoires Interdits'],
      church: 'Église',
      twoDice: { up: '+1 sur deux dés', down: '−1 sur deux dés' },
      hand: 'Votre réserve',
      auction: 'Pile d’enchères',
      public: 'Place publique',
      gives: (name) => `Dons ${de(name)}`,
      youGive: 'Vos dons',
    },
  },
  symbols: [
    // A hooded monk, mortar and pestle, a book with a cross, a written leaf, a tome on fire.
    'M12 2C9 2 7 4.500 7 8v2c0 1 .3 2 .8 2.800C5 14 3.500 17 3.500 22h17c0-5-1.500-8-4.300-9.200.5-.8.8-1.800.8-2.800V8c0-3.500-2-6-5-6zm0 3.300c1.800 0 2.800 1.400 2.800 3.300 0 2.100-1.200 3.600-2.800 3.600s-2.800-1.500-2.800-3.600c0-1.900 1-3.300 2.800-3.300z',
    'M2.500 11h19c0 4-2 6.800-5 8V22h-9v-3c-3-1.200-5-4-5-8zM13 9.500L17.600 2 20 3.500 16.300 9.500z',
    'M6 2h12a1.500 1.500 0 0 1 1.500 1.500v17A1.500 1.500 0 0 1 18 22H6.500A2 2 0 0 1 4.500 20V3.500A1.500 1.500 0 0 1 6 2zm5 4v3H8v2h3v6h2v-6h3V9h-3V6z',
    'M5 2h10l4 4v16H5zM8 5v3h3.500V5zm0 5v1.500h8V10zm0 3.500V15h8v-1.500zM8 17v1.500h5V17z',
    'M12 1c1 3.500 5 5 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 .3 1.500 1 2 1.500 2 0-2 0-4.500 1.500-7zM2 15c4-1 7-.5 10 1.500 3-2 6-2.500 10-1.500v6.500c-4-1-7-.5-10 1.500-3-2-6-2.500-10-1.500z',
  ],
  emblem: 'M11 1h2v2h2v2h-2v2l5 4v3l4 2v7h-7v-5a3 3 0 0 0-6 0v5H2v-7l4-2v-3l5-4V5H9V3h2z',
};
