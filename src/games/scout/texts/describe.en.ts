// Scout in words, in English.
import { english } from '../../../engine/grammar.ts';
import { describeWith } from './describe.ts';

const { counted, number } = english;

export const describe = describeWith({
  round: (round, rounds) => `Round ${round} of ${rounds}.`,
  emptyRing: 'The ring is empty.',
  ring: (owner, numbers, kind) =>
    `In the ring, shown by ${owner}: ${numbers}${{ single: '', equal: ', all equal', run: ', a run' }[kind]}.`,
  ends: (left, right) => `Left end ${left}, right end ${right}.`,
  card: (up, down) => `${up} over ${down}`,
  seen: 'seen by all',
  you: 'you',
  player: (name, { cards, captured, chips, andShow }) =>
    `${name[0]?.toUpperCase()}${name.slice(1)}: ${counted(cards, 'card', 'cards')} in hand, ${captured} captured, ${counted(chips, 'chip', 'chips')}${andShow ? ', Scout & Show not used yet' : ''}.`,
  hand: (count, cards) =>
    count === 0 ? 'Your hand is empty.' : `${counted(count, 'card', 'cards')} from left to right: ${cards}.`,
  score: (name, points, thisRound) =>
    `${name[0]?.toUpperCase()}${name.slice(1)}: ${number(points)} from earlier rounds, ${thisRound} so far in this one.`,
});
