// L’aide de jeu de Scriptoria en français.
import type { CardBox, CardTable } from '../../../engine/teaching.ts';
import {
  CUP,
  DOOR_POINTS,
  LECTERNS,
  SKETCHES_ON_LECTERN,
  START_SKETCHES,
  STOCK_LIMIT,
  TOKEN_POINTS,
  TOKENS,
} from '../rules/amounts.ts';
import { achievementPoints, lastDay } from './card-figures.ts';

export function card({ seats, options }: CardTable): readonly CardBox[] {
  const start = START_SKETCHES[seats]!;
  const first = `${TOKENS} jetons d’aide chacun${start > 0 ? `, ${start} esquisses sur le Scriptorium` : ''}.`;
  return [
    {
      section: 'setup',
      title: 'Chaque matin',
      lines: [
        `${LECTERNS[seats]} pupitres de ${SKETCHES_ON_LECTERN} esquisses, ${CUP[seats]} encres dans la coupe.`,
        ...(options.lecterns === 'master'
          ? ['Les pupitres restés de côté la veille reviennent d’abord.']
          : []),
        `Avant le premier jour : ${first}`,
      ],
    },
    {
      section: 'first-hour',
      title: 'Première heure : les encres',
      lines: [
        'À tour de rôle, prenez **1 encre ou 2 de couleurs différentes**, jamais noir et or ensemble.',
        'Ou retirez-vous avec le **Grimoire** : plus d’encre, mais le premier choix du pupitre.',
      ],
    },
    {
      section: 'second-hour',
      title: 'Deuxième heure : les pupitres',
      lines: [
        seats === 2
          ? 'Avec le Grimoire, on choisit, puis l’autre choisit. Sinon :'
          : 'Avec le Grimoire, on choisit d’abord.',
        'L’Archiviste donne un pupitre à quelqu’un qui n’en a pas, qui donne le suivant. Le reste va sur le Scriptorium.',
      ],
    },
    {
      section: 'last-hour',
      title: 'Dernière heure : l’enluminure',
      lines: [
        'Autant que vous voulez : **poser une esquisse** en la payant, poser une **bordure** sans payer ni marquer, demander de l’aide.',
        'L’or remplace le rouge, le vert ou le bleu, jamais le noir. L’encre de votre pupitre est offerte.',
        'Puis les esquisses du pupitre vont dans votre réserve.',
      ],
    },
    {
      section: 'help',
      title: 'L’aide',
      lines: [
        '**Retourner** un jeton : une esquisse du Scriptorium.',
        '**Donner** un jeton : une esquisse de la réserve de ce copiste.',
      ],
    },
    {
      section: 'evening',
      title: 'Le soir',
      lines: [
        `On garde au plus ${STOCK_LIMIT} encres, et ${STOCK_LIMIT} esquisses moins ses distinctions.`,
        'Le voisin de gauche devient Archiviste, ou le joueur qui a la **Plume**.',
      ],
    },
    {
      section: 'achievements',
      title: 'Les points',
      rows: [
        ['esquisse', 'encres − 1, + 1 avec de l’or'],
        ['frise, texte, miniature', achievementPoints('leftFrieze').join(', puis ')],
        ['manuscrit entier', achievementPoints('manuscript').join(', puis ')],
        ['jeton non retourné', String(TOKEN_POINTS)],
      ],
    },
    {
      section: 'end',
      title: 'Le dernier jour',
      lines: [
        `Quand un manuscrit est achevé, ou le jour ${lastDay(seats)}.`,
        'Le joueur qui a le plus de points gagne ; en cas d’égalité, on gagne ensemble.',
        ...(options.hell === undefined || options.hell === 'closed'
          ? []
          : [`Le premier joueur à ${DOOR_POINTS} points ouvre la porte noire.`]),
      ],
    },
  ];
}
