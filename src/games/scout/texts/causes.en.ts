// Why a move of Scout is good or bad, in English.
import { english } from '../../../engine/grammar.ts';
import type { GameTexts } from '../../../engine/texts.ts';
import type { ScoutReason } from '../insight/causes/context.ts';
import type { Event, Move, View } from '../rules/state.ts';

export type CauseTexts = Required<GameTexts<View, Move, Event, ScoutReason>>['causes'];

const { counted, list } = english;
const cards = (count: number) => counted(count, 'card', 'cards');
const fewer = (count: number) => counted(count, 'fewer card', 'fewer cards');
const set = (numbers: readonly number[]) =>
  `the ${numbers[0] === numbers[1] ? 'set' : 'run'} ${numbers.join(' ')}`;

export const causes: CauseTexts = {
  'breaks-set': ({ numbers }) => `This takes cards out of ${set(numbers)}, which is worth more whole.`,
  'splits-set': ({ numbers }) => `The scouted card tears ${set(numbers)} apart.`,
  'keeps-set': ({ numbers }) => `This keeps ${set(numbers)} for later.`,
  'completes-set': ({ numbers }) => `With the scouted card the hand has ${set(numbers)}.`,
  'harder-to-beat': ({ strong, weak }) => `${strong.join(' ')} is harder to beat than ${weak.join(' ')}.`,
  'bigger-set': ({ strong, weak, count }) =>
    `${strong.join(' ')} is harder to beat than ${weak.join(' ')} and leaves ${fewer(count)} in hand.`,
  'hard-to-beat': ({ numbers }) => `${numbers.join(' ')} is hard to beat.`,
  'strong-show': ({ numbers, captured, shed }) =>
    `This captures ${cards(captured)} and leaves ${fewer(shed)} in hand, and ${numbers.join(' ')} is hard to beat.`,
  captures: ({ count }) =>
    count === 1 ? 'This captures the card in the ring.' : `This captures the ${cards(count)} in the ring.`,
  sheds: ({ count }) => `This leaves ${fewer(count)} in hand.`,
  'captures-and-sheds': ({ captured, shed }) =>
    `This captures ${cards(captured)} and leaves ${fewer(shed)} in hand.`,
  'goes-out': ({ others }) =>
    `This empties the hand and ends the round, while the others hold ${cards(others)}.`,
  'somebody-nearly-out': ({ seat, count }, names) =>
    `${names(seat)} has ${cards(count)} left and may soon end the round: every card still in hand then costs a point.`,
  'ends-round': ({ owner, count }, names) =>
    `This gives ${names(owner)} a chip and ends the round with ${cards(count)} still in hand.`,
  'one-scout-left': ({ owner, count }, names) =>
    `This gives ${names(owner)} a chip, and one more scout ends the round, with ${cards(count)} still in hand.`,
  'gives-chip': ({ owner }, names) => `This gives ${names(owner)} a chip.`,
  'pays-chip': () => 'This costs a chip, which is a point at the end of the round.',
  'spends-scout-and-show': () => 'Scout & Show can be used only once a round, and it is worth keeping here.',
  'shows-at-once': () => 'This shows a set in the same turn.',
  'better-side': ({ sets }) => `This way up, the hand holds ${list(sets.map((each) => each.join(' ')))}.`,
};
