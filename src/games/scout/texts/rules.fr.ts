// Les règles de Scout avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Chacun dirige un cirque. Vos cartes sont vos artistes, et elles restent dans votre main dans l’ordre où vous les avez reçues : on ne les range **jamais**. À votre tour, vous montrez une série plus forte que celle de la piste, ou vous y recrutez une carte pour renforcer votre main.

On joue autant de manches qu’il y a de joueurs. Le joueur qui a le plus de points à la fin gagne.`,
  },
  {
    id: 'cards',
    title: 'Les cartes',
    text: `Une carte porte deux nombres différents de 1 à 10, un à chaque bout ; chaque paire existe une seule fois. Seul le nombre du haut compte. Celui du bas le remplace quand on retourne la carte.

- À cinq, on joue avec les 45 cartes, neuf par joueur.
- À quatre, on écarte la carte 9/10 : onze cartes par joueur.
- À trois, on écarte les neuf cartes qui portent un 10 : douze cartes par joueur.
- À deux, on écarte la carte 9/10 : onze cartes par joueur, et les 22 autres servent à la seconde manche.`,
  },
  {
    id: 'hand',
    title: 'Prendre sa main',
    text: `Prenez vos cartes dans l’ordre où elles ont été distribuées. Avant le premier tour de la manche, tous décident en même temps de garder leur main ou de la retourner **tout entière** : l’ordre de gauche à droite reste, les nombres du haut et du bas s’échangent. Ensuite, plus aucune carte en main n’est retournée ni déplacée.`,
  },
  {
    id: 'show',
    title: 'Montrer',
    text: `Posez une série de votre main : une seule carte, ou des cartes voisines toutes égales ou formant une suite, croissante ou décroissante, sans trou (5 6 7 ou 7 6 5 ; le 10 et le 1 ne se suivent pas).

S’il y a déjà une série sur la piste, la série active, la vôtre doit la battre :
- la série qui a le plus de cartes bat l’autre ;
- à nombre de cartes égal, des cartes égales battent une suite ;
- à nombre de cartes égal et de même genre, comparez les **plus petites** cartes : la plus forte l’emporte, et l’égalité ne suffit pas. Une carte seule n’a pas de genre.

Vous capturez les cartes battues : elles vont face cachée devant vous et valent un point chacune. Votre série devient la série active, et vous en êtes propriétaire.`,
  },
  {
    id: 'scout',
    title: 'Recruter',
    text: `Prenez une carte à l’un des deux bouts de la série active et glissez-la où vous voulez dans votre main, dans le sens de votre choix. Le propriétaire de la série reçoit un jeton, qui vaut un point. Le reste de la série demeure actif et garde son propriétaire. Quand la dernière carte est recrutée, la piste est vide, et le joueur suivant montre la série de son choix.

Quand la piste est vide, il faut montrer. On ne passe jamais.`,
  },
  {
    id: 'scout-and-show',
    title: 'Scout & Show',
    text: `Une fois par manche, vous pouvez recruter puis montrer dans le même tour, à condition de pouvoir vraiment montrer ensuite. Le propriétaire de la série reçoit son jeton comme d’habitude.`,
  },
  {
    id: 'round-end',
    title: 'Fin de la manche',
    text: `La manche s’arrête aussitôt
- quand un joueur montre ses dernières cartes, ou
- quand, depuis qu’un joueur a montré sa série, **tous** les autres n’ont fait que recruter : personne ne l’a battue.

Comptez un point par carte capturée et par jeton, et retirez un point par carte restée en main. Dans le second cas, le propriétaire de la série ne perd rien pour sa main. Les cartes de la piste ne comptent pour personne.

Le voisin de gauche de la personne qui a commencé cette manche commence la suivante.

La manche s’arrête aussi quand chaque joueur a joué 40 tours de suite sans capture ; personne n’est alors dispensé de compter sa main. Cette règle est la nôtre, pour que toute partie ait une fin. Vous ne la verrez presque jamais.`,
  },
  {
    id: 'two-players',
    title: 'À deux joueurs',
    text: `Chacun commence la manche avec trois jetons, et il n’y a pas de Scout & Show. Pour recruter, vous payez l’un de vos jetons, et c’est encore à vous : recrutez de nouveau, ou montrez. Sans jeton, on ne recrute pas. Chaque jeton non dépensé vaut un point.

La manche s’arrête quand un joueur montre ses dernières cartes, ou quand le joueur dont c’est le tour ne peut ni montrer ni recruter ; le dernier à avoir montré ne perd alors rien pour sa main. À la seconde manche, l’autre joueur commence, chacun reprend trois jetons, et l’on distribue les 22 cartes mises de côté.`,
  },
  {
    id: 'winning',
    title: 'Gagner',
    text: `Après la dernière manche, le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.`,
  },
];
