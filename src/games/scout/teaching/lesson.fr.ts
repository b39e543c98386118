// The first round of Scout in French.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

export const fr: LessonTexts<Step> = {
  order: {
    say: 'Vous dirigez un cirque, et ces douze cartes sont vos artistes. **Leur ordre ne change jamais.** C’est tout le sel de Scout : les belles séries sont déjà dans votre main, mais d’autres cartes les séparent.',
  },
  turn: {
    say: 'Chaque carte porte un second nombre en bas. Une seule fois, avant le premier tour, vous pouvez retourner **toute** votre main. Lisez les petits nombres : 5 6 7 et 4 4 4 sont côte à côte. Parmi les grands, jamais trois voisins ne vont ensemble.',
    task: 'Retournez votre main.',
    wrong: {
      keep: 'Dans ce sens, jamais trois voisines ne vont ensemble. Retournée, votre main contient 5 6 7 et 4 4 4.',
    },
  },
  first: {
    say: 'La piste est vide et c’est à vous de commencer. Une série, c’est une seule carte, ou des voisines **égales** ou qui forment une **suite**, croissante ou décroissante. Commencez par de petites cartes qui vous gênent : 3 2. Quand des cartes quittent la main, d’autres deviennent voisines.',
    task: 'Montrez 3 2 : touchez le 3, puis le 2, puis Montrer.',
    done: 'Votre 3 2 est sur la piste. Aux autres de le battre, ou d’y recruter une carte.',
    wrong: {
      'show 6-8':
        '5 6 7 est l’une de vos deux plus belles séries. Gardez-la pour le moment où il y aura quelque chose à gagner.',
      'show 9-11':
        '4 4 4 est votre plus belle série. Gardez-la pour le moment où il y aura quelque chose à gagner.',
      else: 'C’est bien une série, mais commencez par 3 2 : vous vous débarrassez de deux cartes faibles d’un coup.',
    },
  },
  beaten: {
    say: 'Hildegard a battu votre 3 2 avec 5 6 : autant de cartes, une suite aussi, mais **sa plus petite carte** est plus forte. Alcuin a battu 5 6 avec 6 6 : à nombre de cartes égal, **des cartes égales battent une suite**. Tous deux ont capturé les cartes battues : un point chacune.',
  },
  more: {
    say: 'À vous. **La série qui a le plus de cartes l’emporte toujours**, quels que soient les nombres. Il y a deux cartes sur la piste, et vous avez des séries de trois.',
    task: 'Montrez 5 6 7 et capturez les deux 6.',
    done: 'Deux cartes capturées : deux points. Et votre main compte trois cartes de moins.',
    wrong: {
      'show 7-9':
        'Cela battrait aussi les 6. Mais une suite de trois suffit ici, et 4 4 4 peut encore grandir.',
      scout: 'C’est possible, mais pourquoi donner un point à Alcuin ? Vous pouvez battre sa série.',
      'scout+show': 'Pas encore : c’est une seule fois par manche, et vous pouvez battre sa série sans cela.',
      else: 'Cela gagnerait aussi. Jouez plutôt 5 6 7 : les cartes égales méritent d’être gardées.',
    },
  },
  equal: {
    say: 'Regardez : les 1 1 1 d’Hildegard ont battu votre 5 6 7, car des cartes égales battent une suite. Alcuin n’avait rien de mieux. Il a donc joué son **Scout & Show**, possible une fois par manche : il a pris un 1 au bout, l’a retourné en 5, et a aussitôt montré 4 5 6. Pour la carte perdue, Hildegard a reçu un **jeton** : un point.',
  },
  scout: {
    say: 'Vous pourriez montrer 4 4 4. Mais voyez-vous le 4 au bout gauche de la piste ? Au lieu de montrer, vous pouvez **recruter** : prendre une carte à l’un des bouts, dans un sens ou dans l’autre, et la glisser où vous voulez dans votre main. Le propriétaire de la série reçoit un jeton.',
    task: 'Recrutez le 4 de gauche, comme 4, et glissez-le à côté de vos 4.',
    done: 'Quatre 4 côte à côte ! Alcuin reçoit un jeton, et les autres continuent.',
    wrong: {
      show: 'C’est permis. Mais avec une carte de plus, personne à cette table ne pourra battre cette série : recrutez d’abord le 4.',
      'scout+show':
        'Bien vu, et c’est permis. Essayez ici de recruter simplement : choisissez « Sans montrer ».',
      scout:
        'C’est permis, mais cela rapporte peu. Prenez la carte de gauche comme 4 et glissez-la à côté de vos autres 4.',
    },
  },
  four: {
    say: 'Hildegard a battu 5 6 avec 7 7, et Alcuin a battu 7 7 avec 8 8. Il y a deux cartes sur la piste, et vous en avez quatre égales.',
    task: 'Montrez 4 4 4 4.',
    done: 'Personne ne peut battre quatre 4. Hildegard ne peut que recruter…',
    wrong: {
      scout: 'C’est le moment : montrez les quatre 4.',
      'scout+show': 'Inutile : vos quatre 4 battent tout, tels qu’ils sont.',
      else: 'Cela suffirait. Mais les quatre ensemble sont imbattables : montrez-les tous.',
    },
  },
  counted: {
    say: 'Les deux autres n’ont pu que recruter : **personne n’a battu votre série, et la manche est finie**. Vous comptez 4 cartes capturées et 2 jetons, et vous ne perdez rien pour les cartes de votre main. Les autres perdent un point pour chacune des leurs : vous menez 6 à 2 et 0. (Une manche finit aussi quand quelqu’un joue sa dernière carte.)',
  },
  onward: {
    say: 'Il y a autant de manches que de joueurs, et le joueur qui a le plus de points gagne. Pour finir, voici la dernière manche d’une autre partie, à moitié jouée : vous avez 16 points des manches précédentes, les autres 15 chacun. Il vous reste cinq cartes, à eux sept. À vous de gagner !',
  },
};
