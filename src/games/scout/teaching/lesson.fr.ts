// The first round of Scout in French.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

export const fr: LessonTexts<Step> = {
  order: {
    say: 'Vous dirigez un cirque, et ces douze cartes sont vos artistes. **Leur ordre ne change jamais.** Tout Scout vient de là : les beaux numéros sont déjà dans votre main, mais quelqu’un se tient au milieu.',
  },
  turn: {
    say: 'Chaque carte porte un second nombre à son pied. Une seule fois, avant le premier tour, vous pouvez retourner **toute** la main. Lisez les petits nombres : il y a 5 6 7 et 4 4 4 côte à côte. Parmi les grands, jamais trois qui aillent ensemble.',
    task: 'Retournez votre main.',
    wrong: {
      keep: 'Dans ce sens, pas trois voisines ne vont ensemble. Retournée, votre main a 5 6 7 et 4 4 4.',
    },
  },
  first: {
    say: 'La piste est vide et vous commencez. Un numéro, c’est une carte, ou des voisines **égales** ou **qui se suivent**, en montant ou en descendant. Débutez par peu de chose, qui vous encombre : 3 2. Les cartes qui partent en rapprochent d’autres.',
    task: 'Montrez 3 2 : touchez le 3, puis le 2.',
    done: 'Votre 3 2 est en piste. Aux autres de faire mieux, ou d’y prendre un artiste.',
    wrong: {
      'show 6-8':
        '5 6 7 est l’un de vos deux beaux numéros. Gardez-le pour un moment où il y a quelque chose à gagner.',
      'show 9-11':
        '4 4 4 est votre plus beau numéro. Gardez-le pour un moment où il y a quelque chose à gagner.',
      else: 'C’est un numéro, mais ouvrez par 3 2 : vous voilà d’un coup sans deux cartes faibles.',
    },
  },
  beaten: {
    say: 'Hildegard a battu votre 3 2 avec 5 6 : même taille, même sorte, mais **le plus petit nombre** est plus grand. Alcuin a battu cela avec 6 6 : à taille égale, **des cartes égales battent une suite**. Chacun a pris les cartes battues : un point pièce.',
  },
  more: {
    say: 'À vous. **Plus de cartes en battent toujours moins**, quels que soient les nombres. Il y a deux cartes en piste ; vous avez des numéros de trois.',
    task: 'Montrez 5 6 7 et capturez les deux six.',
    done: 'Deux cartes capturées : deux points, et trois artistes de moins à nourrir.',
    wrong: {
      'show 7-9':
        'Cela battrait aussi les six. Mais une suite de trois suffit ici, et 4 4 4 peut encore grandir.',
      scout: 'Vous pourriez, mais pourquoi donner un point à Alcuin ? Vous pouvez battre son numéro.',
      'scout+show':
        'Pas encore : c’est une seule fois par manche, et vous pouvez battre son numéro sans cela.',
      else: 'Cela gagnerait aussi. Employez plutôt 5 6 7 : les cartes égales valent qu’on les garde.',
    },
  },
  equal: {
    say: 'Voyez : le 1 1 1 de Hildegard a battu votre 5 6 7, car des égales battent une suite. Alcuin n’avait rien de mieux. Il a donc employé, une fois par manche, **recruter et montrer** : il a pris un 1 au bout, l’a retourné en 5, et a montré aussitôt 4 5 6. Pour l’artiste perdu, Hildegard a reçu un **jeton**, un point.',
  },
  scout: {
    say: 'Vous pourriez montrer 4 4 4. Mais voyez-vous le 4 au bout gauche de la piste ? Au lieu de montrer, on peut **recruter** : prendre une carte à l’un des bouts, dans un sens ou dans l’autre, et la mettre où l’on veut dans sa main. Son propriétaire reçoit un jeton.',
    task: 'Recrutez le 4 de gauche, comme 4, et mettez-le à côté de vos quatre.',
    done: 'Quatre 4 de suite ! Cela coûte un jeton, pour Alcuin, et les autres continuent.',
    wrong: {
      show: 'C’est permis. Mais avec une carte de plus, ce sera un numéro que personne ici ne peut battre : recrutez d’abord le 4.',
      'scout+show':
        'Bien vu, et permis. Essayez ici de recruter simplement : choisissez « Seulement recruter ».',
      scout:
        'Vous le pouvez, mais sans grand profit. Prenez la carte de gauche comme 4 et mettez-la à côté de vos autres 4.',
    },
  },
  four: {
    say: 'Hildegard a pris 5 6 avec 7 7, et Alcuin les a pris avec 8 8. Deux cartes en piste, et vous en tenez quatre égales.',
    task: 'Montrez 4 4 4 4.',
    done: 'Personne ne peut battre quatre 4. Hildegard ne peut que recruter…',
    wrong: {
      scout: 'C’est votre moment : montrez les quatre 4.',
      'scout+show': 'Inutile : vos quatre 4 battent tout, tels qu’ils sont.',
      else: 'Cela suffirait. Mais les quatre ensemble sont imbattables : montrez-les tous.',
    },
  },
  counted: {
    say: 'Tous deux n’ont fait que recruter : **personne n’a répondu à votre numéro, et la manche est finie**. Vous comptez 4 cartes capturées et 2 jetons, et ne perdez rien pour les cartes en main. Les autres perdent un point pour chacune : vous menez 6 à 2 et 0. (Une manche finit aussi quand quelqu’un joue sa dernière carte.)',
  },
  onward: {
    say: 'Il y a autant de manches que de joueurs ; le plus de points l’emporte. Pour finir, la dernière manche d’une autre partie, à moitié jouée : vous y apportiez 16 points, les autres 15 chacun. Il vous reste cinq cartes, à eux sept. À vous de gagner !',
  },
};
