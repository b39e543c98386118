// Why a move of Duodecim is good or bad, in French.
import { french } from '../../../engine/grammar.ts';
import type { Spot } from '../rules/state.ts';
import type { CauseTexts } from './causes.en.ts';

const { counted, list, plural } = french;
const on = ({ letter, place }: Spot) => `${letter}${place}`;
const all = (spots: readonly Spot[]) => list(spots.map(on));
const percent = (chance: number) => `${Math.round(100 * chance)}\u00a0%`;
const more = (count: number) => `${counted(count, 'pion', 'pions')} de plus`;

export const causes: CauseTexts = {
  exposes: ({ at, chance, wasClosed }) =>
    wasClosed
      ? `Ce coup laisse un pion seul sur ${on(at)} : ${percent(chance)} des lancers peuvent le frapper.`
      : `Le pion sur ${on(at)} est seul : ${percent(chance)} des lancers peuvent le frapper.`,
  'exposes-several': ({ at, chance }) =>
    `Les pions sur ${all(at)} sont seuls : ${percent(chance)} des lancers peuvent en frapper un.`,
  opens: ({ at, seat }, names) =>
    `Ce coup rouvre ${all(at)}, ${plural(at.length, 'jusque-là fermée', 'jusque-là fermées')} à ${names(seat)}.`,
  closes: ({ at, seat }, names) => `Ce coup ferme ${all(at)} à ${names(seat)}.`,
  hits: ({ at }) =>
    at.length === 1
      ? `Ce coup frappe le pion sur ${all(at)}, qui doit recommencer.`
      : `Ce coup frappe les pions sur ${all(at)}, qui doivent recommencer.`,
  enters: ({ count, left }) =>
    left === 0
      ? `Ce coup fait entrer ${plural(count, 'le dernier pion', 'les derniers pions')} : tous peuvent alors quitter le premier mot.`
      : `Ce coup fait entrer ${more(count)}, et aucun ne quitte le premier mot avant que tous soient entrés.`,
  'bears-off': ({ count }) => `Ce coup sort ${more(count)}.`,
  'too-deep': ({ at, count, value }) =>
    count === 1
      ? `Depuis ${on(at)}, un pion ne sort qu’avec un ${value} exact.`
      : `Cela fait ${count} pions sur ${on(at)}, et chacun a besoin d’un ${value} exact pour sortir.`,
  'saves-dice': ({ dice }) =>
    `Les autres pions sortiront ensuite avec environ ${counted(dice, 'dé', 'dés')} de moins en moyenne.`,
};
