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
        en: `The first card of a turn, which only the player who drew it can see. It can go to their ${en.hand}, to the ${en.auctionPile} or to the ${en.space}; the board shows how many cards each still needs.`,
        fr: `La première carte d’un tour : seul le joueur qui l’a piochée la voit. Elle peut aller dans sa ${fr.hand}, dans ${fr.theAuctionPile} ou ${fr.inSpace} ; le plateau indique combien de cartes il y manque encore.`,
      },
    },
    {
      ...donation,
      moves: GIVEN,
      seat: 1,
      section: 'aim',
      shows: ['table'],
      caption: {
        en: `The five dice, all still at 3. Two cards are face up; ${monks.en} 4 will not stay there for long.`,
        fr: `Les cinq dés, tous encore à 3. Deux cartes sont visibles ; ${monks.fr} 4 n’y restera pas longtemps.`,
      },
    },
    {
      ...donation,
      moves: [...GIVEN, ...TAKEN, '1 give auction', '2 take gold-2', '0 take church+1'].map(say),
      section: 'church',
      shows: ['table'],
      caption: {
        en: `A ${en.church} card has been taken: one die may go up by 1. The dice that can be turned are lit.`,
        fr: `Une carte ${fr.church} a été prise : un dé peut monter de 1. Les dés que l’on peut tourner sont éclairés.`,
      },
    },
    {
      ...auctions,
      section: 'auction',
      shows: ['table', 'own'],
      caption: {
        en: 'Gold is up for auction, so bids are in cards. Alcuin has bid three: pass, or bid four or more.',
        fr: 'De l’or est aux enchères : on mise des cartes. Alcuin en mise trois : passez, ou misez-en quatre ou plus.',
      },
    },
    {
      ...auctions,
      moves: [...auctions.moves, ...PAID.map(say)],
      section: 'paying',
      shows: ['table', 'own'],
      caption: {
        en: `${monks.en} 3, won for 3 gold: a single Gold 3 pays for it exactly.`,
        fr: `${monks.fr} 3, remporté pour 3 pièces d’or : une seule carte Or 3 fait l’appoint.`,
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
