// Les règles de Scout avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Chacun mène un cirque. Vos cartes sont vos artistes, et elles restent dans votre main dans l’ordre où vous les avez reçues : on ne les range **jamais** autrement. À votre tour, vous montrez un numéro qui bat celui de la piste, ou vous y recrutez un artiste pour renforcer votre troupe.

On joue autant de manches qu’il y a de joueurs. Le meilleur total gagne.`,
  },
  {
    id: 'cards',
    title: 'Les cartes',
    text: `Une carte porte deux numéros différents de 1 à 10, un à chaque bout ; chaque paire existe une fois. Seul le numéro du haut compte. Celui du bas est ce que la carte devient quand on la retourne.

- À cinq, on joue les 45 cartes, neuf chacun.
- À quatre, on écarte la 9/10 : onze chacun.
- À trois, on écarte les neuf cartes qui portent un 10 : douze chacun.
- À deux, on écarte la 9/10 : onze chacun, et les 22 autres attendent la seconde manche.`,
  },
  {
    id: 'hand',
    title: 'Prendre sa main',
    text: `Prenez vos cartes dans l’ordre reçu. Avant le premier tour de la manche, chacun décide en même temps de garder sa main ou de la retourner **tout entière** : l’ordre de gauche à droite reste, les numéros du haut et du bas s’échangent. Ensuite, plus aucune carte en main n’est retournée ni déplacée.`,
  },
  {
    id: 'show',
    title: 'Montrer',
    text: `Posez une série de votre main : une carte seule, ou des voisines toutes égales, ou qui montent ou descendent de un en un (5 6 7 ou 7 6 5 ; le 10 et le 1 ne se suivent pas).

Elle doit battre la série active, s’il y en a une :
- plus de cartes bat moins de cartes ;
- à nombre égal, des cartes égales battent une suite ;
- à nombre égal et même genre, le **plus petit** numéro le plus élevé l’emporte. L’égalité ne suffit pas. Une carte seule n’a pas de genre.

Vous capturez les cartes de la série battue : elles restent face cachée devant vous et valent un point chacune. Votre série devient la série active, et vous en êtes propriétaire.`,
  },
  {
    id: 'scout',
    title: 'Recruter',
    text: `Prenez une carte à l’un des deux bouts de la série active et glissez-la où vous voulez dans votre main, dans le sens de votre choix. Le propriétaire reçoit un jeton, qui vaut un point. Le reste de la série demeure actif et garde son propriétaire. Quand la dernière carte est recrutée, la piste est vide, et le joueur suivant montre ce qu’il veut.

Si la piste est vide, il faut montrer. On ne passe jamais.`,
  },
  {
    id: 'scout-and-show',
    title: 'Recruter et montrer',
    text: `Une fois par manche, vous pouvez recruter puis montrer dans le même tour, à condition que cela vous permette vraiment de montrer. Le propriétaire de la série reçoit son jeton comme d’habitude.`,
  },
  {
    id: 'round-end',
    title: 'Fin de la manche',
    text: `La manche s’arrête aussitôt
- quand votre série vide votre main, ou
- quand, après votre série, **tous** les autres n’ont fait que recruter : personne ne vous a répondu.

Chacun compte ses cartes capturées et ses jetons, et perd un point par carte restée en main. Dans le second cas, le propriétaire de la série ne perd rien pour sa main. Les cartes de la piste ne comptent pour personne.

La manche suivante commence par le voisin de gauche de celui qui a commencé celle-ci.

Si rien n’est capturé pendant 40 tours de chaque joueur à la suite, la manche s’arrête aussi, et personne n’est dispensé de compter sa main. C’est notre ajout, pour que toute partie finisse ; vous ne le verrez presque jamais.`,
  },
  {
    id: 'two-players',
    title: 'À deux joueurs',
    text: `Chacun commence la manche avec trois jetons ; « Recruter et montrer » n’existe pas. Pour recruter, vous payez un de vos jetons au milieu, et c’est encore à vous : recrutez de nouveau, ou montrez. Sans jeton, pas de recrutement. Les jetons non dépensés valent un point chacun.

La manche s’arrête quand une série vide une main, ou quand le joueur dont c’est le tour ne peut ni montrer ni recruter ; le dernier à avoir montré ne perd alors rien pour sa main. À la seconde manche, l’autre joueur commence, chacun reprend trois jetons, et l’on distribue les 22 cartes mises de côté.`,
  },
  {
    id: 'winning',
    title: 'Gagner',
    text: `Après la dernière manche, le meilleur total gagne. À égalité, la victoire est partagée.`,
  },
];
