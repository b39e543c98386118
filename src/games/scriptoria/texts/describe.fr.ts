// Scriptoria in words, in French.
import { french } from '../../../engine/grammar.ts';
import { describeWith } from './describe.ts';
import { words } from './words.fr.ts';

const { counted } = french;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number) => counted(count, 'point', 'points');
const sketchCount = (count: number) => counted(count, 'esquisse', 'esquisses');

export const describe = describeWith({
  words,
  day: (day, hour, archivist) => `Jour ${day}. ${hour}. Archiviste : ${archivist}.`,
  cup: (inks) => `Dans la coupe : ${inks}.`,
  emptyCup: 'La coupe est vide.',
  grimoire: (name) => (name === null ? 'Le Grimoire est sur la table.' : `Le Grimoire est chez ${name}.`),
  lectern: (lectern, supply, sketches, owner) =>
    `${capital(lectern)}${supply === null ? '' : `, ${supply}`}${owner === null ? '' : `, chez ${owner}`} : ${sketches}.`,
  scriptorium: (count) => `Sur le Scriptorium : ${sketchCount(count)}.`,
  player: (name, { points: sum, inks, stock, tokens }) =>
    `${capital(name)} : ${points(sum)}, encres ${inks}, ${sketchCount(stock)} en réserve, ${counted(tokens, 'jeton', 'jetons')} d’aide.`,
  between: ' ; ',
  you: 'vous',
  ownInks: (inks) => `Vos encres : ${inks}.`,
  onLectern: (sketches) => `Sur votre pupitre : ${sketches}.`,
  inStock: (sketches) => `En réserve : ${sketches}.`,
  part: (part, missing) => `${capital(words.parts[part])} : il manque ${missing}.`,
  complete: (part) => `${capital(words.parts[part])} : rien ne manque.`,
  missing: (kind, count) => counted(count, words.kinds[kind], words.kindsFilled[kind]),
  nothing: 'rien',
  score: (name, sum) => `${capital(name)} : ${points(sum)}.`,
});
