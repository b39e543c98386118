// L’aide de jeu de Duodecim scriptorum en français.
import type { CardBox, CardTable } from '../../../engine/teaching.ts';
import { FIRST_WORD_END, LAST_LETTER, LAST_WORD_START, PAWNS } from '../rules/data.ts';
import { inscribedLines } from '../texts/latin.ts';
import { exitRolls, linesOnPath } from './card-figures.ts';

export function card({ options }: CardTable): readonly CardBox[] {
  const board = options.board === 'abemus' ? 'abemus' : 'virtus';
  const [middle, upper, lower] = linesOnPath(board);
  return [
    {
      section: 'aim',
      title: 'But du jeu',
      lines: [`Le premier joueur à **sortir ses ${PAWNS} pions** gagne.`],
    },
    {
      section: 'board',
      title: 'Le chemin',
      rows: [
        ['1.', `ligne du milieu → : ${middle}`],
        ['2.', `ligne du haut ← : ${upper}`],
        ['3.', `ligne du bas → : ${lower}`],
      ],
    },
    {
      section: 'dice',
      title: 'À votre tour',
      lines: [
        'Lancez trois dés. Chacun avance un pion, ou additionnez-en pour un même pion.',
        options.sums === 'steps'
          ? '**Un pas par dé :** chaque lettre touchée doit être ouverte, et un pion adverse isolé y est frappé.'
          : '**Un seul coup :** seule la lettre d’arrivée compte.',
        'Les doubles ne donnent rien de plus.',
      ],
    },
    {
      section: 'entering',
      title: 'L’entrée',
      lines: [
        `Un dé pose un pion sur sa lettre du premier mot (1 à ${FIRST_WORD_END}).`,
        'Tant que tous vos pions ne sont pas entrés, aucun ne le dépasse.',
      ],
    },
    {
      section: 'hits',
      title: 'Les lettres',
      rows: [
        ['vos pions', 'autant que vous voulez'],
        ['1 pion adverse', 'est frappé et recommence'],
        ['2 ou plus', 'ferment la lettre'],
      ],
      lines: ['Des pions frappés ? Faites-en d’abord entrer autant.'],
    },
    {
      section: 'duty',
      title: 'Tous les dés possibles',
      lines: [
        'Jouez autant de dés que possible.',
        'Le reste passe à l’adversaire, qui le joue **avant de lancer**. Ce qu’aucun ne peut jouer est perdu.',
      ],
    },
    {
      section: 'bearing-off',
      title: 'La sortie',
      lines: [
        `Seulement quand tous vos pions en jeu sont dans le dernier mot (${LAST_WORD_START} à ${LAST_LETTER}), et avec la valeur exacte :`,
      ],
      rows: exitRolls((letter) => `lettre ${letter}`),
    },
    {
      section: 'board',
      title: 'Que dit le latin ?',
      rows: inscribedLines(board, 'fr').map(({ latin, meaning }) => [latin, meaning]),
    },
  ];
}
