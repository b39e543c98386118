// L’aide de jeu de Scout en français.
import type { CardBox, CardTable } from '../../../engine/teaching.ts';
import { ALL_CARDS, deckFor, handSize, TWO_PLAYER_CHIPS } from '../rules/data.ts';

export function card({ seats }: CardTable): readonly CardBox[] {
  const isForTwo = seats === 2;
  return [
    {
      section: 'aim',
      title: 'But du jeu',
      lines: [`**${seats} manches.** Le joueur qui a le plus de points en tout gagne.`],
    },
    {
      section: 'cards',
      title: 'Les cartes',
      lines: [
        `${handSize(seats)} cartes chacun. ${leftOut(deckFor(seats).length)}`,
        'Avant la manche, gardez votre main ou retournez-la **tout entière**. On ne la range **jamais**.',
      ],
    },
    {
      section: 'show',
      title: 'Montrer',
      lines: [
        'Des cartes voisines : une seule, des **égales**, ou une **suite** sans trou, dans un sens ou dans l’autre.',
        'Battez la série de la piste :',
      ],
      rows: [
        ['1.', 'le plus grand nombre de cartes l’emporte'],
        ['2.', 'à nombre égal, les cartes égales battent une suite'],
        ['3.', 'sinon, comparez les plus petites cartes : la plus forte l’emporte'],
      ],
    },
    isForTwo
      ? {
          section: 'two-players',
          title: 'Recruter',
          lines: [
            `${TWO_PLAYER_CHIPS} jetons chacun par manche. **Payez un jeton**, prenez une carte à l’un des bouts de la série et glissez-la où vous voulez, dans le sens voulu.`,
            'C’est encore à vous : recrutez de nouveau, ou montrez. Il n’y a pas de Scout & Show.',
          ],
        }
      : {
          section: 'scout',
          title: 'Recruter',
          lines: [
            'Prenez une carte à l’un des bouts de la série et glissez-la où vous voulez, dans le sens voulu. **Le propriétaire de la série reçoit un jeton.**',
            '**Scout & Show :** les deux dans le même tour, une fois par manche, si vous pouvez vraiment montrer.',
          ],
        },
    {
      section: 'scout',
      title: 'Piste vide',
      lines: ['Il faut montrer, la série de votre choix. On ne passe jamais.'],
    },
    {
      section: isForTwo ? 'two-players' : 'round-end',
      title: 'La manche s’arrête',
      lines: [
        'quand quelqu’un montre ses dernières cartes, ou',
        isForTwo
          ? 'quand le joueur dont c’est le tour ne peut ni montrer ni recruter. Le propriétaire de la série ne perd alors rien pour sa main.'
          : 'quand tous les autres ont recruté sans battre la série. Son propriétaire ne perd alors rien pour sa main.',
      ],
    },
    {
      section: 'round-end',
      title: 'Les points',
      rows: [
        ['+1', 'par carte capturée'],
        ['+1', isForTwo ? 'par jeton non dépensé' : 'par jeton'],
        ['−1', 'par carte restée en main'],
        ['0', 'pour la série de la piste'],
      ],
    },
  ];
}

function leftOut(cards: number): string {
  const out = ALL_CARDS.length - cards;
  if (out === 0) return `On joue avec les ${ALL_CARDS.length} cartes.`;
  return out === 1 ? 'Sans la carte 9/10.' : `Sans les ${out} cartes qui portent un 10.`;
}
