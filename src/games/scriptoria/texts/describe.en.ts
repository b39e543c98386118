// Scriptoria in words, in English.
import { english } from '../../../engine/grammar.ts';
import { describeWith } from './describe.ts';
import { words } from './words.en.ts';

const { counted } = english;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number) => counted(count, 'point', 'points');

export const describe = describeWith({
  words,
  day: (day, hour, archivist) => `Day ${day}. ${hour}. Archivist: ${archivist}.`,
  cup: (inks) => `In the cup: ${inks}.`,
  emptyCup: 'The cup is empty.',
  grimoire: (name) => (name === null ? 'The Grimoire is on the table.' : `The Grimoire is with ${name}.`),
  lectern: (lectern, supply, sketches, owner) =>
    `${capital(lectern)}${supply === null ? '' : `, ${supply}`}${owner === null ? '' : `, with ${owner}`}: ${sketches}.`,
  scriptorium: (count) => `On the Scriptorium: ${counted(count, 'sketch', 'sketches')}.`,
  player: (name, { points: sum, inks, stock, tokens }) =>
    `${capital(name)}: ${points(sum)}; inks ${inks}; ${counted(stock, 'sketch', 'sketches')} in stock; ${counted(tokens, 'help token', 'help tokens')}.`,
  between: '; ',
  you: 'you',
  ownInks: (inks) => `Your inks: ${inks}.`,
  onLectern: (sketches) => `On your lectern: ${sketches}.`,
  inStock: (sketches) => `In stock: ${sketches}.`,
  part: (part, missing) => `${capital(words.parts[part])}: ${missing} missing.`,
  complete: (part) => `${capital(words.parts[part])}: complete.`,
  missing: (kind, count) => counted(count, words.kinds[kind], words.kindsFilled[kind]),
  nothing: 'nothing',
  score: (name, sum) => `${capital(name)}: ${points(sum)}.`,
});
