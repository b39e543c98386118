// The rules of Duodecim scriptorum in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `Two players race along the letters carved in a Roman gaming stone. You bring your fifteen pawns in on the first word, lead them over all the letters to the last word, and take them off the board. **First to have all fifteen off wins.**

A game has three parts: all pawns enter, all pawns travel, all pawns leave.`,
  },
  {
    id: 'board',
    title: 'The board',
    text: `Three lines of two words, six letters each: 36 places. Both players follow the same path. It runs along the middle line from left to right, back along the upper line from right to left, and along the lower line from left to right. On the first board it spells HOSTES VINCTI, then IREPMI SUTRIV, then LUDANT ROMANI.

The letters are numbered 1 to 36 along the path. The first word is 1 to 6, the last word 31 to 36. A second board has other words and the same path.`,
  },
  {
    id: 'start',
    title: 'The start',
    text: `All pawns are off the board. Each player rolls a die; the higher one begins, equal ones roll again. The player who begins chooses light or dark pawns and then rolls all **three dice**. From then on the players take turns.`,
  },
  {
    id: 'entering',
    title: 'Entering',
    text: `A value from 1 to 6 puts a pawn on that letter of the first word.

As long as you have pawns still to enter, none of your pawns goes beyond the first word, though they may move within it. The moment the last one is in, even in the middle of a turn, all are free to go on.`,
  },
  {
    id: 'dice',
    title: 'Using the dice',
    text: `Each die moves one pawn by its value. Dice may also be added up for one pawn. With 2, 3 and 5 you can move
- three pawns: by 2, by 3 and by 5;
- two pawns: by 5 and 5, by 7 and 3, or by 8 and 2;
- one pawn by 10.

A pawn that has moved may move again with the dice that are left. Doubles and triples give nothing extra.

How dice are added depends on the table:
- **One move** (usual): the pawn goes the whole way at once, and only the letter it ends on counts. It jumps over everything.
- **One step a die**: each die is a step of its own. Every letter touched must be open, and a lone enemy pawn there is hit.

A sum never enters a pawn beyond the first word, and never takes a pawn off from outside the last word.`,
  },
  {
    id: 'hits',
    title: 'Closed letters and hits',
    text: `Any number of your own pawns may share a letter. Two or more enemy pawns **close** a letter: you cannot land there. A single enemy pawn is **hit**: yours takes its place, and it goes off the board to start again.

While you have hit pawns off the board you may play nothing but entries, until there have been as many as there were hits. This holds during the first part of the game too.`,
  },
  {
    id: 'duty',
    title: 'All dice that can be played',
    text: `You must use as many of your dice as possible. Of all ways to play the roll, in whatever order, only those that use the greatest number of dice are allowed; so a move that would waste a die is refused when another wastes none. If either of two dice can be used but not both, you choose. Dice are counted, not moves, so adding dice up can be the only way.

Taking off your last pawn is always allowed, whatever is left.`,
  },
  {
    id: 'handed-over',
    title: 'Dice handed over',
    text: `Dice that you cannot use go to your opponent, who plays as many of them as possible with their own pawns, by the same rules, before rolling. They can hit, enter, take pawns off and even win with them. What neither can use is lost.`,
  },
  {
    id: 'bearing-off',
    title: 'Taking pawns off',
    text: `Pawns leave the board only while **all** your pawns in play stand in the last word. The value must be exact: it takes the pawn to the place just after the last letter, so 1 from letter 36 and 6 from letter 31. Moves within the last word stay possible, and so can be compulsory.

If one of your pawns is hit, the others wait until it has come all the way round to the last word.`,
  },
  {
    id: 'end',
    title: 'The end',
    text: `The player who takes off the fifteenth pawn wins at once. A game that has seen 2,000 rolls, which does not happen in practice, is a draw when the last of them is played out.`,
  },
];
