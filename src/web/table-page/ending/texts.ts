// The words of an ending: who has won, by how much, and what can be done with the result.
import { english, french } from '../../../engine/grammar.ts';
import type { Lang } from '../../../engine/texts.ts';

const ORDINALS_EN = ['first', 'second', 'third', 'fourth', 'fifth'];
const ORDINALS_FR = ['premier rang', 'deuxième rang', 'troisième rang', 'quatrième rang', 'cinquième rang'];

const en = {
  /** Scores are points unless the game says otherwise. */
  lead: (points: number) => english.plural(points, 'by one point', `by ${points} points`),
  youWin: (lead: string) => `You win${lead && ` ${lead}`}`,
  wins: (name: string, lead: string) => `${name} wins${lead && ` ${lead}`}`,
  youShare: (others: readonly string[]) => `You share the victory with ${english.list(others)}`,
  share: (names: readonly string[]) => `${english.list(names)} share the victory`,
  noWinner: 'Nobody has won',
  yourPlace: (place: number, seats: number) =>
    place === seats ? 'You come last.' : `You come ${ORDINALS_EN[place - 1] ?? `in place ${place}`}.`,
  youResigned: 'You have resigned.',
  count: 'Scoring',
  skip: 'Skip',
  places: 'Places',
  seeCount: 'Watch the scoring again',
  shareTitle: 'Share the result',
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  copyText: 'Copy as text',
  copied: 'Copied.',
  cannotCopy: 'Copy this line by hand:',
  pictureOf: (headline: string) => `The result as a picture: ${headline}`,
};

export type EndingTexts = typeof en;

const fr: EndingTexts = {
  lead: (points) => french.plural(points, 'd’un point', `de ${points} points`),
  youWin: (lead) => `Vous l’emportez${lead && ` ${lead}`}`,
  wins: (name, lead) => `${name} l’emporte${lead && ` ${lead}`}`,
  youShare: (others) => `Vous partagez la victoire avec ${french.list(others)}`,
  share: (names) => `${french.list(names)} se partagent la victoire`,
  noWinner: 'Personne n’a gagné',
  yourPlace: (place, seats) =>
    place === seats
      ? 'Vous finissez au dernier rang.'
      : `Vous finissez au ${ORDINALS_FR[place - 1] ?? `${place}e rang`}.`,
  youResigned: 'Vous avez abandonné.',
  count: 'Le décompte',
  skip: 'Passer',
  places: 'Places',
  seeCount: 'Revoir le décompte',
  shareTitle: 'Partager le résultat',
  sharePicture: 'Partager l’image',
  savePicture: 'Enregistrer l’image',
  copyText: 'Copier en texte',
  copied: 'Copié.',
  cannotCopy: 'Copiez cette ligne à la main :',
  pictureOf: (headline) => `Le résultat en image : ${headline}`,
};

export const ENDING_TEXTS: Readonly<Record<Lang, EndingTexts>> = { en, fr };
