// The figures of the rules for both editions: positions of the first game.
import type { Figure } from '../../../engine/teaching.ts';
import type { Edition } from '../rules/data.ts';
import type { FrenchWords } from '../texts/french.ts';
import type { Words } from '../texts/words.ts';
import { scenesOf } from './scenes.ts';

const GIVEN = ['0 give hand', '0 give public', '0 give auction', '0 give public'];
const TAKEN = ['1 take monks-I', '2 take books-D', '1 give public', '1 give hand', '1 give public'];

export function figuresOf(edition: Edition, en: Words, fr: FrenchWords): Figure[] {
  const { donation, auctions, say } = scenesOf(edition);
  const monks = { en: en.categories[0], fr: fr.categories[0] };
  return [
    {
      ...donation,
      section: 'donation',
      shows: ['table'],
      caption: {
        en: `The first card of a turn, seen by its drawer only. It goes to their own ${en.hand}, to the auction pile or to the ${en.space}; what each may still get stands beside it.`,
        fr: `La première carte d’un tour, vue seulement par qui la pioche. Elle ira dans ${fr.yourHand}, sur la pile d’enchères ou ${fr.inSpace} ; ce que chacun peut encore recevoir est indiqué à côté.`,
      },
    },
    {
      ...donation,
      moves: GIVEN,
      seat: 1,
      section: 'aim',
      shows: ['table'],
      caption: {
        en: `The five dice, all still at 3. Two cards lie open; ${monks.en} worth 4 will be gone at once.`,
        fr: `Les cinq dés, tous encore à 3. Deux cartes sont visibles ; ${monks.fr} de valeur 4 ne restera pas longtemps.`,
      },
    },
    {
      ...donation,
      moves: [...GIVEN, ...TAKEN, '1 give auction', '2 take gold-2', '0 take church+1'].map(say),
      section: 'church',
      shows: ['table'],
      caption: {
        en: `A ${en.church} card has been taken: one die may go up by 1. Those that can be turned glow.`,
        fr: `Une carte ${fr.church} a été prise : un dé peut monter de 1. Ceux que l’on peut tourner sont entourés.`,
      },
    },
    {
      ...auctions,
      section: 'auction',
      shows: ['table', 'own'],
      caption: {
        en: 'Gold for sale: bids are in cards. Alcuin has bid three; one may pass, or bid four and more.',
        fr: 'De l’or à vendre : on mise des cartes. Alcuin en offre trois ; on peut passer, ou miser quatre et plus.',
      },
    },
    {
      ...auctions,
      moves: [...auctions.moves, ...PAID.map(say)],
      section: 'paying',
      shows: ['table', 'own'],
      caption: {
        en: `${monks.en} worth 3, won for 3 gold: one Gold card worth 3 pays it exactly.`,
        fr: `${monks.fr} de valeur 3, pour 3 d’or : une carte Or de valeur 3 paie exactement.`,
      },
    },
  ];
}

const PAID = [
  '0 pass',
  '1 pass',
  '2 pay pigments-C',
  '2 pay books-D',
  '2 pay manuscripts-F',
  '0 bid 3',
  '1 pass',
  '2 pass',
];
