// Duodecim scriptorum in words, in French.
import { french } from '../../../engine/grammar.ts';
import { describeWith } from './describe.ts';

const { counted, list, plural } = french;
const pawns = (count: number) => counted(count, 'pion', 'pions');
const letters = (count: number) => counted(count, 'lettre', 'lettres');

export const describe = describeWith({
  dice: (dice) => `Dés à jouer : ${list(dice)}.`,
  side: (name, colour) =>
    `${name ?? 'Vous'}${colour === null ? '' : colour === 'light' ? ', pions clairs' : ', pions foncés'} :`,
  toEnter: (count, hit) =>
    `${pawns(count)} à entrer${hit > 0 ? `, dont ${counted(hit, 'frappé', 'frappés')}` : ''}.`,
  closed: (stacks) => `Piles, fermées à l’autre camp : ${stacks.join(', ')}.`,
  stack: (letter, count) => `${letter} avec ${count}`,
  alone: (spots) => `${plural(spots.length, 'Pion isolé', 'Pions isolés')} sur ${list(spots)}.`,
  noneOnStone: 'Aucun pion sur la pierre.',
  off: (count) => `${counted(count, 'pion sorti', 'pions sortis')}.`,
  toGo: (count) => `Encore ${letters(count)} à parcourir.`,
  score: (name, off, toGo) =>
    `${name ?? 'Vous'} : ${counted(off, 'pion sorti', 'pions sortis')}, encore ${letters(toGo)} à parcourir.`,
});
