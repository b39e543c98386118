// Pourquoi un coup de Scriptoria est bon ou mauvais, en français.
import { french } from '../../../engine/grammar.ts';
import { INKS, type Part } from '../rules/tables.ts';
import { theParts, theSketch } from './articles.fr.ts';
import type { CauseTexts } from './causes.en.ts';
import type { Words } from './word-types.ts';
import { FEMININE, words } from './words.fr.ts';
import { inkNames, isKindLetter, lecternName } from './words.ts';

const { counted, list } = french;
const points = (count: number) => counted(count, 'point', 'points');
const inks = (letters: string) => inkNames(words, letters);
/** « la miniature : une distinction de 3 points ». */
const reward = (parts: readonly Part[], bonus: number) =>
  `${list(parts.map((part) => theParts[part]))} : ${parts.length === 1 ? 'une distinction' : 'des distinctions'} de ${points(bonus)}${parts.includes('manuscript') ? ', et ce jour est le dernier' : ''}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const someInk: Words['inks'] = { K: 'du noir', R: 'du rouge', G: 'du vert', B: 'du bleu', A: 'de l’or' };
const theInk: Words['inks'] = { K: 'le noir', R: 'le rouge', G: 'le vert', B: 'le bleu', A: 'l’or' };
const a: Words['kinds'] = {
  c: 'un coin',
  b: 'une bordure',
  t: 'un texte',
  m: 'une miniature',
  d: 'une lettrine',
};
/** « du pupitre rouge ». */
const ofLectern = (name: string) => lecternName(words, name).replace(/^le /, 'du ');

export const causes: CauseTexts = {
  'needs-ink': ({ ink, sketch }) => `Il faut ${someInk[ink]} pour ${theSketch(sketch)} en réserve.`,
  'strong-ink': ({ ink }) =>
    ink === 'A'
      ? 'L’or remplace toutes les couleurs, sauf le noir.'
      : 'Chaque esquisse demande de l’encre noire, que rien ne remplace.',
  'more-inks': () => 'Ce coup prend deux encres au lieu d’une.',
  'last-ink': ({ ink, left }) =>
    `Il ne reste que ${counted(left, `encre ${FEMININE[ink]}`, `encres ${FEMININE[ink]}s`)} dans la coupe.`,
  'leaves-ink': ({ ink, seat }, names) => `Ce coup laisse ${theInk[ink]} à ${names(seat)}.`,
  'first-choice': ({ lectern }) =>
    `Le Grimoire donne le premier choix du pupitre, et ${lecternName(words, lectern)} offre le plus.`,
  'gives-up-inks': ({ left }) =>
    `Avec le Grimoire, plus d’encre aujourd’hui, et il en reste ${left} dans la coupe.`,
  'lectern-sketches': ({ lectern, sketches }) =>
    `${capital(lecternName(words, lectern))} offre ${list(sketches.map(theSketch))} : il y a de quoi payer, et la place.`,
  'lectern-supply': ({ lectern, saved }) =>
    `La fourniture ${ofLectern(lectern)} peut épargner ${counted(saved, 'encre', 'encres')} aujourd’hui.`,
  'may-come-back': ({ lectern, sketches }) =>
    `${capital(lecternName(words, lectern))} reste sur la table, avec ${list(sketches.map(theSketch))}.`,
  'feeds-rival': ({ to, count, points: sum }, names) =>
    `${names(to)} peut poser ${counted(count, 'esquisse', 'esquisses')} de ce pupitre, pour ${points(sum)}.`,
  'supplies-rival': ({ to, saved }, names) =>
    `La fourniture de ce pupitre peut épargner ${counted(saved, 'encre', 'encres')} à ${names(to)} aujourd’hui.`,
  scores: ({ sketch, points: sum }) => `${capital(theSketch(sketch))} rapporte ${points(sum)}.`,
  'scores-more': ({ more }) => `Cette esquisse vaut ${points(more)} de plus.`,
  'free-scores-nothing': ({ sketch, points: sum }) =>
    `Sans paiement, ${theSketch(sketch)} ne rapporte rien ; en payant, ${points(sum)}.`,
  'stops-early': ({ count, points: sum, parts }) =>
    `On peut encore poser ${counted(count, 'esquisse', 'esquisses')}, pour ${points(sum)}${parts.length === 0 ? '' : `, et achever ${list(parts.map((part) => theParts[part]))}`}.`,
  'completes-parts': ({ parts, bonus }) => `Ce coup achève ${reward(parts, bonus)}.`,
  'scores-and-completes': ({ sketch, points: sum, parts, bonus }) =>
    `${capital(theSketch(sketch))} rapporte ${points(sum)} et achève ${reward(parts, bonus)}.`,
  'scores-in-part': ({ sketch, points: sum, part, tile, lacking }) =>
    `${capital(theSketch(sketch))} rapporte ${points(sum)}, et il ne manque alors que ${counted(lacking, 'esquisse', 'esquisses')} pour achever ${theParts[part]} (${points(tile)}).`,
  'part-begun': ({ part, tile, lacking }) =>
    `Il ne manque alors que ${counted(lacking, 'esquisse', 'esquisses')} pour achever ${theParts[part]} et recevoir une distinction de ${points(tile)}.`,
  'before-rival': ({ part, tile, seat, lacking }, names) =>
    `Ce coup prend la distinction de ${points(tile)} pour ${theParts[part]} avant ${names(seat)}, à qui il ne manque que ${counted(lacking, 'esquisse', 'esquisses')}.`,
  'spends-gold': ({ inks: letters }) =>
    `Ce coup dépense de l’or à la place ${list(INKS.filter((ink) => letters.includes(ink)).map((ink) => someInk[ink]))}.`,
  'costs-inks': ({ inks: letters }) =>
    `Mieux vaut garder ${letters.length === 1 ? 'cette encre' : 'ces encres'} pour autre chose : ${inks(letters)}.`,
  'takes-place': ({ kind, left }) =>
    left === 0
      ? `C’est la dernière place pour ${isKindLetter(kind) ? a[kind] : kind}, et mieux peut encore venir.`
      : `Cette place pour ${isKindLetter(kind) ? a[kind] : kind} pourrait servir à une meilleure esquisse.`,
  'gets-sketch': ({ sketch, points: sum }) =>
    `Contre un jeton, ce coup apporte ${theSketch(sketch)}, qui vaut ${points(sum)}.`,
  'costs-token': () => 'Un jeton gardé vaut 2 points à la fin.',
  'first-tomorrow': () =>
    'La Plume fait de son détenteur l’Archiviste de demain, qui choisit ses encres en premier.',
  'discards-good': ({ sketch, points: sum }) =>
    `${capital(theSketch(sketch))} vaut ${points(sum)} et peut encore servir.`,
  'pours-needed': ({ ink }) => `Mieux vaut garder ${someInk[ink]}.`,
};
