// The figures of the rules of Duodecim scriptorum: positions of the first game.
import type { Figure } from '../../../engine/teaching.ts';
import { entering, leaving, travelling } from './lesson.ts';

const IN = ['0 colour light', '0 enter 1', '0 enter 1', '0 enter 4', '1 enter 4', '1 enter 3', '1 enter 2'];

export const figures: readonly Figure[] = [
  {
    ...entering,
    moves: IN,
    section: 'entering',
    shows: ['table'],
    caption: {
      en: 'The first turns. Light has two pawns on H (1), which are safe, and one to enter again; dark has just hit it on T (4).',
      fr: 'Les premiers tours. Les clairs ont deux pions sur le H (1), à l’abri, et un à faire rentrer ; les foncés viennent de le frapper sur le T (4).',
    },
  },
  {
    ...travelling,
    section: 'dice',
    shows: ['table'],
    caption: {
      en: 'Dark has rolled 3, 4 and 6. The pawn on M (17) reaches V (24) with 3 + 4.',
      fr: 'Les foncés ont lancé 3, 4 et 6. Le pion du M (17) atteint le V (24) avec 3 + 4.',
    },
  },
  {
    ...travelling,
    moves: [...travelling.moves, '0 move 17 3+4', '0 move 24 6'],
    seat: 1,
    section: 'hits',
    shows: ['table'],
    caption: {
      en: 'Light’s pawn was hit and has to enter before anything else. Dark closes 5 and 6 with two pawns or more, so of 3, 5 and 6 only the 3 enters.',
      fr: 'Le pion clair a été frappé et doit entrer avant toute chose. Les foncés ferment 5 et 6 avec deux pions ou plus : de 3, 5 et 6, seul le 3 entre.',
    },
  },
  {
    ...leaving,
    section: 'bearing-off',
    shows: ['table'],
    caption: {
      en: 'All pawns stand in the last word. With 2, 3 and 4, light takes off one pawn from 33 (by 4) and one from 34 (by 3).',
      fr: 'Tous les pions sont dans le dernier mot. Avec 2, 3 et 4, les clairs en sortent un de 33 (avec 4) et un de 34 (avec 3).',
    },
  },
];
