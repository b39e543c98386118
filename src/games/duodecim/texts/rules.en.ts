// The rules of Duodecim scriptorum in our own words, in English.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'The idea',
    text: `Two players race along the letters carved in a Roman gaming stone. You bring your fifteen pawns in on the first word, move them letter by letter to the last word, and bear them off. **The first player to bear off all fifteen wins.**

A game has three parts: all pawns enter, all pawns travel, all pawns leave.`,
  },
  {
    id: 'board',
    title: 'The board',
    text: `There are three lines of two words with six letters each: 36 places. Both players follow the same path. It runs along the middle line from left to right, back along the upper line from right to left, and along the lower line from left to right. On the first board it spells HOSTES VINCTI, then IREPMI SUTRIV, then LUDANT ROMANI.

The letters are numbered 1 to 36 along the path. The first word is 1 to 6, the last word 31 to 36. There is a second board with other words; the path is the same.`,
  },
  {
    id: 'start',
    title: 'The start',
    text: `All pawns are off the board. Each player rolls a die; the higher roll starts, and ties roll again. The player who starts chooses light or dark pawns and then rolls all **three dice**. After that, the players take turns.`,
  },
  {
    id: 'entering',
    title: 'Entering',
    text: `A roll from 1 to 6 puts a pawn on that letter of the first word.

As long as you have pawns to enter, none of your pawns may go beyond the first word, but they may move within it. As soon as the last one is in, even in the middle of a turn, all of them are free to go on.`,
  },
  {
    id: 'dice',
    title: 'Using the dice',
    text: `Each die moves one pawn by its value. You may also add dice up for one pawn. With 2, 3 and 5 you can move
- three pawns: by 2, by 3 and by 5;
- two pawns: by 5 and 5, by 7 and 3, or by 8 and 2;
- one pawn by 10.

A pawn that has moved may move again with the dice that are left. Doubles and triples give nothing extra.

How dice are added depends on the table:
- **One move** (the usual way): the pawn goes the whole distance at once, and only the letter where it ends counts. It jumps over everything in between.
- **One step per die**: each die is a step of its own. Every letter the pawn touches must be open, and a lone opposing pawn there is hit.

A sum cannot enter a pawn beyond the first word, and cannot bear off a pawn from outside the last word.`,
  },
  {
    id: 'hits',
    title: 'Closed letters and hits',
    text: `Any number of your own pawns may share a letter. Two or more opposing pawns **close** a letter: you cannot land there. A single opposing pawn is **hit**: yours takes its place, and it leaves the board and has to start again.

While you have hit pawns off the board, you may only enter pawns, until you have entered as many as were hit. This is true in the first part of the game too.`,
  },
  {
    id: 'duty',
    title: 'Use every die you can',
    text: `You must use as many of your dice as possible. Of all the ways to play your roll, in any order, only those that use the most dice are allowed. A move that would waste a die is therefore refused if another wastes none. If you could use either of two dice but not both, you choose. It is dice that count, not moves, so adding dice up may be the only way.

You may always bear off your last pawn, whatever dice are left.`,
  },
  {
    id: 'handed-over',
    title: 'Dice handed over',
    text: `Dice that you cannot use go to your opponent, who plays as many of them as possible with their own pawns, by the same rules, before rolling. They can hit, enter, bear off and even win with them. Dice that neither player can use are lost.`,
  },
  {
    id: 'bearing-off',
    title: 'Bearing off',
    text: `You may bear off pawns only while **all** your pawns in play are in the last word. The roll must be exact: it takes the pawn just past the last letter, so you need a 1 from letter 36 and a 6 from letter 31. You may still move within the last word, and sometimes you have to.

If one of your pawns is hit, the others wait until it has come all the way round to the last word.`,
  },
  {
    id: 'end',
    title: 'The end',
    text: `The player who bears off their fifteenth pawn wins at once. After 2,000 rolls, which does not happen in practice, the game is a draw.`,
  },
];
