// Why a move of Scout is good or bad, in French.
import { french } from '../../../engine/grammar.ts';
import type { CauseTexts } from './causes.en.ts';

const { counted, list } = french;
const cards = (count: number) => counted(count, 'carte', 'cartes');
const set = (numbers: readonly number[]) =>
  `la ${numbers[0] === numbers[1] ? 'série' : 'suite'} ${numbers.join(' ')}`;

export const causes: CauseTexts = {
  'breaks-set': ({ numbers }) => `Ce coup entame ${set(numbers)}, qui vaut plus entière.`,
  'splits-set': ({ numbers }) => `La carte recrutée coupe en deux ${set(numbers)}.`,
  'keeps-set': ({ numbers }) => `Ce coup garde ${set(numbers)} pour plus tard.`,
  'completes-set': ({ numbers }) => `Avec la carte recrutée, la main contient ${set(numbers)}.`,
  'harder-to-beat': ({ strong, weak }) =>
    `${strong.join(' ')} est plus difficile à battre que ${weak.join(' ')}.`,
  'bigger-set': ({ strong, weak, count }) =>
    `${strong.join(' ')} est plus difficile à battre que ${weak.join(' ')} et laisse ${cards(count)} de moins en main.`,
  'hard-to-beat': ({ numbers }) => `${numbers.join(' ')} est difficile à battre.`,
  'strong-show': ({ numbers, captured, shed }) =>
    `Ce coup capture ${cards(captured)} et laisse ${cards(shed)} de moins en main, et ${numbers.join(' ')} est difficile à battre.`,
  captures: ({ count }) =>
    count === 1
      ? 'Ce coup capture la carte de la piste.'
      : `Ce coup capture les ${cards(count)} de la piste.`,
  sheds: ({ count }) => `Ce coup laisse ${cards(count)} de moins en main.`,
  'captures-and-sheds': ({ captured, shed }) =>
    `Ce coup capture ${cards(captured)} et laisse ${cards(shed)} de moins en main.`,
  'goes-out': ({ others }) =>
    `Ce coup vide la main et finit la manche, alors que les autres ont encore ${cards(others)}.`,
  'somebody-nearly-out': ({ seat, count }, names) =>
    `Il ne reste que ${cards(count)} à ${names(seat)}, qui peut bientôt finir la manche : chaque carte encore en main coûtera un point.`,
  'ends-round': ({ owner, count }, names) =>
    `Ce coup donne un jeton à ${names(owner)} et finit la manche avec ${cards(count)} encore en main.`,
  'one-scout-left': ({ owner, count }, names) =>
    `Ce coup donne un jeton à ${names(owner)}, et un recrutement de plus finit la manche, avec ${cards(count)} encore en main.`,
  'gives-chip': ({ owner }, names) => `Ce coup donne un jeton à ${names(owner)}.`,
  'pays-chip': () => 'Ce coup coûte un jeton, donc un point à la fin de la manche.',
  'spends-scout-and-show': () =>
    'Scout & Show ne se joue qu’une fois par manche : mieux vaut le garder pour plus tard.',
  'shows-at-once': () => 'Ce coup permet de montrer une série dans le même tour.',
  'better-side': ({ sets }) => `Dans ce sens, la main contient ${list(sets.map((each) => each.join(' ')))}.`,
};
