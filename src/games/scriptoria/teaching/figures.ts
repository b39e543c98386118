// The figures of Scriptoria's rules: positions of the first game.
import type { Figure } from '../../../engine/teaching.ts';
import { firstDay, tenthDay } from './lesson.ts';

const INKED = [
  '0 take GA',
  '1 take KR',
  '0 take RA',
  '1 take KB',
  '0 grimoire',
  '1 take KB',
  '1 take B',
] as const;

export const figures: readonly Figure[] = [
  {
    ...firstDay,
    section: 'first-hour',
    shows: ['table'],
    caption: {
      en: 'The cup on the first morning with two copyists: eleven inks. Each colour has its own shape: black is round, red a lozenge, green a leaf, blue a drop, gold a sun.',
      fr: 'La coupe au premier matin, à deux copistes : onze encres. Chaque couleur a sa forme : le noir est rond, le rouge un losange, le vert une feuille, le bleu une goutte, l’or un soleil.',
    },
  },
  {
    ...firstDay,
    moves: INKED,
    section: 'second-hour',
    shows: ['table'],
    caption: {
      en: 'The three lecterns of that day with what they supply and their four sketches. The player who has the Grimoire picks.',
      fr: 'Les trois pupitres de ce jour, ce qu’ils offrent et leurs quatre esquisses. Le joueur qui a le Grimoire choisit.',
    },
  },
  {
    ...tenthDay,
    section: 'scroll',
    shows: ['table'],
    caption: {
      en: 'A scroll on the last day: two pages, each with its frieze of two corners and six borders. The text has its three places filled and lacks the dropcap.',
      fr: 'Un parchemin au dernier jour : deux pages, chacune avec sa frise de deux coins et six bordures. Le texte a ses trois places remplies, il lui manque la lettrine.',
    },
  },
  {
    ...tenthDay,
    moves: [...tenthDay.moves, '0 place dKRBA'],
    section: 'achievements',
    shows: ['table'],
    caption: {
      en: 'With the dropcap, the text is complete: the first to do so takes the achievement worth 3 points.',
      fr: 'Avec la lettrine, le texte est complet : le premier à y arriver prend la distinction qui vaut 3 points.',
    },
  },
  {
    ...firstDay,
    moves: [...INKED, '0 pick K', '1 pick B'],
    section: 'paying',
    shows: ['own'],
    caption: {
      en: 'A lectern with black for free, and inks beside it. Whatever you can pay for glows: black costs nothing here, and gold may stand for green.',
      fr: 'Un pupitre qui offre le noir, et des encres à côté. Ce qui peut être payé est entouré : le noir ne coûte rien ici, et l’or peut remplacer le vert.',
    },
  },
];
