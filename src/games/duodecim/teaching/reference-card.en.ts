// The reference card of Duodecim scriptorum in English.
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
      title: 'Aim',
      lines: [`The first player to **bear off all ${PAWNS} pawns** wins.`],
    },
    {
      section: 'board',
      title: 'Path',
      rows: [
        ['1.', `middle line →: ${middle}`],
        ['2.', `upper line ←: ${upper}`],
        ['3.', `lower line →: ${lower}`],
      ],
    },
    {
      section: 'dice',
      title: 'Your turn',
      lines: [
        'Roll three dice. Each moves a pawn, or add dice up for one pawn.',
        options.sums === 'steps'
          ? '**One step per die:** every letter touched must be open, and a lone opposing pawn there is hit.'
          : '**One move:** only the letter where the pawn ends counts.',
        'Doubles give nothing extra.',
      ],
    },
    {
      section: 'entering',
      title: 'Entering',
      lines: [
        `A die puts a pawn on its letter of the first word (1–${FIRST_WORD_END}).`,
        'Until all your pawns are in, none goes beyond it.',
      ],
    },
    {
      section: 'hits',
      title: 'Letters',
      rows: [
        ['your pawns', 'any number may share a letter'],
        ['1 opposing', 'is hit and starts again'],
        ['2 or more', 'close the letter'],
      ],
      lines: ['Pawns of yours were hit? Enter as many before anything else.'],
    },
    {
      section: 'duty',
      title: 'Every die you can',
      lines: [
        'Play as many dice as possible.',
        'The rest go to your opponent, who plays them **before rolling**. What neither can use is lost.',
      ],
    },
    {
      section: 'bearing-off',
      title: 'Bearing off',
      lines: [
        `Only while all your pawns in play are in the last word (${LAST_WORD_START}–${LAST_LETTER}), and only with the exact roll:`,
      ],
      rows: exitRolls((letter) => `letter ${letter}`),
    },
    {
      section: 'board',
      title: 'What the Latin says',
      rows: inscribedLines(board, 'en').map(({ latin, meaning }) => [latin, meaning]),
    },
  ];
}
