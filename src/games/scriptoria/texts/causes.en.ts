// Why a move of Scriptoria is good or bad, in English.
import { english } from '../../../engine/grammar.ts';
import type { GameTexts } from '../../../engine/texts.ts';
import type { ScriptoriaReason } from '../insight/causes/context.ts';
import type { Event } from '../rules/events.ts';
import type { Move, View } from '../rules/state.ts';
import type { Part } from '../rules/tables.ts';
import { words } from './words.en.ts';
import { inkNames, isKindLetter, lecternName, sketchName } from './words.ts';

export type CauseTexts = Required<GameTexts<View, Move, Event, ScriptoriaReason>>['causes'];

const { counted, list, plural } = english;
const points = (count: number) => counted(count, 'point', 'points');
const sketch = (name: string) => `the ${sketchName(words, name)}`;
const inks = (letters: string) => inkNames(words, letters);
const theParts = (parts: readonly Part[]) => list(parts.map((part) => `the ${words.parts[part]}`));
/** "the miniature: an achievement of 3 points". */
const reward = (parts: readonly Part[], bonus: number) =>
  `${theParts(parts)}: ${plural(parts.length, 'an achievement', 'achievements')} of ${points(bonus)}${parts.includes('manuscript') ? ', and the last day' : ''}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const causes: CauseTexts = {
  'needs-ink': ({ ink, sketch: name }) => `${capital(sketch(name))} in the stock needs ${inks(ink)}.`,
  'strong-ink': ({ ink }) =>
    ink === 'A'
      ? 'Gold can replace any colour but black.'
      : 'Every sketch needs black ink, and no other ink can replace it.',
  'more-inks': () => 'This takes two inks instead of one.',
  'last-ink': ({ ink, left }) =>
    `There ${plural(left, 'is', 'are')} only ${left} ${inks(ink)} left in the cup.`,
  'leaves-ink': ({ ink, seat }, names) => `This leaves the ${inks(ink)} to ${names(seat)}.`,
  'first-choice': ({ lectern }) =>
    `The Grimoire gives the first choice of lectern, and ${lecternName(words, lectern)} offers the most.`,
  'gives-up-inks': ({ left }) =>
    `With the Grimoire there is no more ink today, and ${counted(left, 'ink is', 'inks are')} still in the cup.`,
  'lectern-sketches': ({ lectern, sketches }) =>
    `${capital(lecternName(words, lectern))} has ${list(sketches.map(sketch))}: ${plural(sketches.length, 'it', 'they')} can be paid for and placed.`,
  'lectern-supply': ({ lectern, saved }) =>
    `The supply of ${lecternName(words, lectern)} can save ${counted(saved, 'ink', 'inks')} today.`,
  'may-come-back': ({ lectern, sketches }) =>
    `${capital(lecternName(words, lectern))} stays on the table, with ${list(sketches.map(sketch))}.`,
  'feeds-rival': ({ to, count, points: sum }, names) =>
    `${names(to)} can place ${counted(count, 'sketch', 'sketches')} from this lectern, worth ${points(sum)}.`,
  'supplies-rival': ({ to, saved }, names) =>
    `The supply of this lectern can save ${names(to)} ${counted(saved, 'ink', 'inks')} today.`,
  scores: ({ sketch: name, points: sum }) => `${capital(sketch(name))} brings ${points(sum)}.`,
  'scores-more': ({ more }) => `This sketch is worth ${points(more)} more.`,
  'free-scores-nothing': ({ sketch: name, points: sum }) =>
    `${capital(sketch(name))} scores nothing without payment; paid for, it is worth ${points(sum)}.`,
  'stops-early': ({ count, points: sum, parts }) =>
    `${counted(count, 'sketch', 'sketches')} worth ${points(sum)} can still be placed${parts.length === 0 ? '' : `, and ${theParts(parts)} completed`}.`,
  'completes-parts': ({ parts, bonus }) => `This completes ${reward(parts, bonus)}.`,
  'scores-and-completes': ({ sketch: name, points: sum, parts, bonus }) =>
    `${capital(sketch(name))} brings ${points(sum)} and completes ${reward(parts, bonus)}.`,
  'scores-in-part': ({ sketch: name, points: sum, part, tile, lacking }) =>
    `${capital(sketch(name))} brings ${points(sum)}, and the ${words.parts[part]} then lacks ${counted(lacking, 'sketch', 'sketches')} for an achievement of ${points(tile)}.`,
  'part-begun': ({ part, tile, lacking }) =>
    `The ${words.parts[part]} then lacks ${counted(lacking, 'sketch', 'sketches')} for an achievement of ${points(tile)}.`,
  'before-rival': ({ part, tile, seat, lacking }, names) =>
    `This takes the achievement of ${points(tile)} for the ${words.parts[part]} before ${names(seat)}, who lacks only ${counted(lacking, 'sketch', 'sketches')}.`,
  'spends-gold': ({ inks: letters }) => `This spends gold in place of ${inks(letters)}.`,
  'costs-inks': ({ inks: letters }) => `This costs ${inks(letters)}, better kept for something else.`,
  'takes-place': ({ kind, left }) => {
    const name = isKindLetter(kind) ? words.kinds[kind] : kind;
    return left === 0
      ? `This fills the last place for a ${name}, and a better one may come.`
      : `This fills a place for a ${name} that a better one may need.`;
  },
  'gets-sketch': ({ sketch: name, points: sum }) =>
    `For a token, this brings ${sketch(name)}, worth ${points(sum)}.`,
  'costs-token': () => 'A token that is kept is worth 2 points at the end.',
  'first-tomorrow': () => 'The Quill makes its owner the Archivist tomorrow, with the first choice of inks.',
  'discards-good': ({ sketch: name, points: sum }) =>
    `${capital(sketch(name))} is worth ${points(sum)} and could still be placed.`,
  'pours-needed': ({ ink }) => `${capital(inks(ink))} is worth keeping.`,
};
