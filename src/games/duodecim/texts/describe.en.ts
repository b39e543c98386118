// Duodecim scriptorum in words, in English.
import { english } from '../../../engine/grammar.ts';
import { describeWith } from './describe.ts';

const { counted, list, plural } = english;
const pawns = (count: number) => counted(count, 'pawn', 'pawns');

export const describe = describeWith({
  dice: (dice) => `Dice to play: ${list(dice)}.`,
  side: (name, colour) => `${name ?? 'You'}${colour === null ? '' : `, ${colour} pawns`}:`,
  toEnter: (count, hit) => `${pawns(count)} to enter${hit > 0 ? `, ${hit} of them hit` : ''}.`,
  closed: (stacks) => `Stacks, closed to the other side: ${stacks.join(', ')}.`,
  stack: (letter, count) => `${letter} with ${count}`,
  alone: (letters) => `Alone on ${list(letters)}.`,
  noneOnStone: 'No pawn on the stone.',
  off: (count) => `${pawns(count)} off.`,
  toGo: (letters) => `${counted(letters, 'letter', 'letters')} to go.`,
  score: (name, off, toGo) =>
    `${name ?? 'You'}: ${off} ${plural(off, 'pawn', 'pawns')} off, ${counted(toGo, 'letter', 'letters')} to go.`,
});
