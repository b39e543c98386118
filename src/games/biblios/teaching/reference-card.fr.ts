// L’aide de jeu des deux éditions en français.
import { french } from '../../../engine/grammar.ts';
import type { CardBox, CardTable } from '../../../engine/teaching.ts';
import { BIBLIOS, INITIAL_DIE, MAX_DIE, MIN_DIE } from '../rules/data.ts';
import type { FrenchWords } from '../texts/french.ts';
import { figuresFor } from './card-figures.ts';

const { counted, list } = french;

export const cardIn =
  (words: FrenchWords) =>
  (table: CardTable): readonly CardBox[] => {
    const { categories, church, yourHand, theAuctionPile, inSpace, ofSpace } = words;
    const figures = figuresFor(table);
    const others = figures.seats - 1;
    return [
      {
        section: 'aim',
        title: 'But du jeu',
        lines: [
          'Le **plus grand total** d’une catégorie prend son dé.',
          'Le joueur qui a le **plus de points sur ses dés** gagne.',
        ],
      },
      {
        section: 'cards',
        title: 'Ce que valent les cartes',
        lines: [
          `**${list(categories.slice(0, 2))} :** ${figures.strong}`,
          `**${list(categories.slice(2))} :** ${figures.weak}`,
          `**${words.gold} :** 1, 2 et 3, ${figures.gold} cartes de chaque`,
        ],
      },
      {
        section: 'setup',
        title: 'Mise en place',
        lines: [
          `Tous les dés sur ${INITIAL_DIE}. On joue avec ${figures.deck} cartes.`,
          `Retirées : ${figures.goldRemoved > 0 ? `${counted(figures.goldRemoved, 'carte Or', 'cartes Or')} de chaque valeur et ` : ''}${figures.removed} cartes au hasard.`,
        ],
      },
      {
        section: 'donation',
        title: words.firstHalf,
        lines: [
          `Piochez **${figures.seats + 1} cartes, une par une**, et placez chacune avant la suivante : 1 dans ${yourHand}, 1 dans ${theAuctionPile}, ${others} ${inSpace}.`,
          others === 1
            ? `Puis l’autre joueur prend la carte ${ofSpace}.`
            : `Puis, à partir de votre gauche, chacun des autres prend une carte ${ofSpace}.`,
        ],
      },
      {
        section: 'church',
        title: `Cartes ${church}`,
        lines: [
          '**Aussitôt** utilisée, puis défaussée. On peut laisser les dés tels quels.',
          `Un dé de 1, ou deux dés différents de 1 chacun, jamais un seul des deux. Un dé reste entre ${MIN_DIE} et ${MAX_DIE}.`,
        ],
      },
      {
        section: 'auction',
        title: 'Enchères',
        lines: [
          'Le joueur actif retourne une carte ; son voisin de gauche mise en premier.',
          'Misez plus, ou passez : vous ne revenez plus pour cette carte. Si tous passent, elle quitte la partie.',
        ],
      },
      {
        section: 'paying',
        title: 'Payer',
        lines: [
          `**Carte de catégorie ou ${church} :** en or, montré. On ne rend pas la monnaie, et pas de carte inutile.`,
          '**Carte Or :** un nombre de cartes, quelles qu’elles soient, face cachée.',
        ],
      },
      {
        section: 'penalty',
        title: 'Impossible de payer',
        lines: [
          figures.isMedievalBluff
            ? 'Votre voisin de gauche vous tire une carte au hasard ; elle quitte la partie.'
            : `${others === 1 ? 'L’autre joueur' : 'Chacun des autres'} vous tire une carte au hasard et la garde.`,
          'La carte repasse aux enchères, sans vous.',
        ],
      },
      {
        section: 'winning',
        title: 'Égalités',
        lines: [
          '**Dans une catégorie :** la lettre la plus proche de A.',
          `**Aux points :** le plus d’or, puis la victoire chez les ${categories[BIBLIOS.tieCategory]}.`,
        ],
      },
    ];
  };
