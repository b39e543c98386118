// The first game of Duodecim scriptorum in English.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

const ADDED = 'You may add dice up for one pawn. Here you want one pawn per die.';

export const en: LessonTexts<Step> = {
  path: {
    say: 'A Roman gaming stone, three dice, fifteen pawns each. Your pawns come in on the first word, **HOSTES**, run along the middle line, back along the top and along the bottom, and leave after **ROMANI**. The first player to bear off all fifteen wins.',
  },
  colour: {
    say: 'Your roll was higher, so you start and choose your pawns.',
    task: 'Choose light or dark.',
  },
  close: {
    say: 'You rolled 1, 1 and 4. A die from 1 to 6 puts a pawn on that letter of the first word. **Two of your pawns on one letter close it**: nobody else can land there.',
    task: 'Enter two pawns on H with the two ones.',
    wrong: {
      'enter 4': 'The 4 is next. First the ones: together they make H safe.',
      'enter 1+1': ADDED,
      'enter 1+4': ADDED,
      else: 'That is possible, but first put two pawns on H, one with each 1.',
    },
  },
  alone: {
    say: 'H is closed. You must use every die you can, so the 4 has to enter too, and that pawn will be **alone** on T.',
    task: 'Enter a pawn on T with the 4.',
    done: 'Hildegard rolled 2, 3 and 4. Watch T…',
    wrong: { else: 'Moving within the first word is possible too. But bring another pawn in: on T.' },
  },
  back: {
    say: 'A lone pawn is **hit** when an opposing pawn lands on it: yours is off the board again. Until it is back, you can only enter pawns. But look at your dice, 1, 2 and 4, and at her lone pawns on O, S and T.',
    task: 'Hit back: enter on T with the 4.',
    wrong: {
      'enter 2': 'That hits too. Take revenge on T first, with the 4.',
      else: 'A pawn has to enter, so let it hit something: enter on T with the 4.',
    },
  },
  twice: {
    say: 'Hers is off, and the 2 hits again.',
    task: 'Enter on O with the 2, then on H with the 1.',
    wrong: { else: 'There is another lone pawn within reach: O with the 2. Then H with the 1.' },
  },
  travel: {
    say: 'Thirty rolls later; here you have the dark pawns. All fifteen are in, so they may leave the first word now. Hildegard’s two pawns on S (19) close that letter, but one of hers is alone on V (24).',
  },
  sum: {
    say: 'You rolled 3, 4 and 6. **You may add dice up for one pawn**: then only the letter where it ends counts, and it jumps over everything in between. It is seven letters from M (17) to V (24).',
    task: 'Move the pawn on M (17) by 3 + 4 and hit on V.',
    wrong: {
      'move 17 3': 'Step by step works too, but 3 + 4 at once gets you there in one leap.',
      'move 17 4': 'Step by step works too, but 3 + 4 at once gets you there in one leap.',
      else: 'That is allowed, but it lets her off. Seven letters from M (17) there is a lone pawn: 3 + 4.',
    },
  },
  run: {
    say: 'Hit! That pawn has 24 letters to go again. A pawn that has moved may move on with the dice that are left: a 6.',
    task: 'Move on from V (24) to T (30) with the 6.',
    done: 'She rolled 3, 5 and 6, and has to enter first.',
    wrong: { else: 'Better not break up a stack. Move on with the same pawn: from V (24), by 6.' },
  },
  duty: {
    say: 'Your stacks close E and S, so her 5 and 6 cannot enter: only the 3 can. And remember: **dice that a player cannot use are handed over** to the opponent, who plays them before rolling. Shutting your opponent out pays twice.',
  },
  home: {
    say: 'The end of another game; you have the light pawns. All those you have left are in the last word, and only then may you bear off. Nine are off on each side: this will be close.',
  },
  off: {
    say: 'The roll must be **exact**: it takes the pawn just past the last letter. From M (33) you need a 4, from A (34) a 3.',
    task: 'Bear off the pawn on M with the 4, then one on A with the 3.',
    wrong: {
      'bear 3': 'That comes next. First the pawn on M, with the 4.',
      'move 34 2': 'Bear off pawns while you can: the 4 first, then the 3.',
    },
  },
  exact: {
    say: 'The 2 bears nothing off, but you have to use it: move a pawn to the last letter, where a 1 will do.',
    task: 'Move a pawn from A (34) by 2.',
  },
  end: {
    say: 'Four to go for you, six for Hildegard, who needs a 2 for each. Roll well.',
  },
};
