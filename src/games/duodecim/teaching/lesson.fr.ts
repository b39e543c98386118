// The first game of Duodecim scriptorum in French.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

const ADDED =
  'On peut additionner des dés pour un seul pion. Ici il vous les faut un par un : un pion par dé.';

export const fr: LessonTexts<Step> = {
  path: {
    say: 'Une pierre à jouer romaine, trois dés, quinze pions chacun. Vos pions entrent sur le premier mot, **HOSTES**, suivent la ligne du milieu, reviennent par celle du haut, repartent en bas et sortent après **ROMANI**. Le premier joueur à sortir ses quinze pions gagne.',
  },
  colour: {
    say: 'Votre dé était le plus fort : vous commencez et choisissez vos pions.',
    task: 'Choisissez les clairs ou les foncés.',
  },
  close: {
    say: 'Vous avez fait 1, 1 et 4. Un dé de 1 à 6 fait entrer un pion sur cette lettre du premier mot. **Deux de vos pions sur une lettre la ferment** : personne d’autre ne peut s’y poser.',
    task: 'Faites entrer deux pions sur le H avec les deux 1.',
    wrong: {
      'enter 4': 'Le 4 vient ensuite. D’abord les 1 : à deux, ils mettent le H à l’abri.',
      'enter 1+1': ADDED,
      'enter 1+4': ADDED,
      else: 'C’est possible, mais mettez d’abord deux pions sur le H, un avec chaque 1.',
    },
  },
  alone: {
    say: 'Le H est fermé. Il faut jouer tous les dés que l’on peut : le 4 fait donc entrer un pion aussi, et il sera **seul** sur le T.',
    task: 'Faites entrer un pion sur le T avec le 4.',
    done: 'Hildegard a fait 2, 3 et 4. Regardez le T…',
    wrong: {
      else: 'Avancer dans le premier mot est possible aussi. Mais faites entrer un autre pion : sur le T.',
    },
  },
  back: {
    say: 'Un pion seul est **frappé** quand un pion adverse se pose sur lui : le vôtre est de nouveau hors du plateau. Tant qu’il n’est pas rentré, vous ne pouvez que faire entrer des pions. Mais regardez vos dés, 1, 2 et 4, et ses pions seuls sur O, S et T.',
    task: 'Rendez le coup : entrez sur le T avec le 4.',
    wrong: {
      'enter 2': 'Cela frappe aussi. Vengez-vous d’abord sur le T, avec le 4.',
      else: 'Il faut faire entrer un pion, autant qu’il frappe : entrez sur le T avec le 4.',
    },
  },
  twice: {
    say: 'Le sien est sorti du plateau, et le 2 frappe encore.',
    task: 'Entrez sur le O avec le 2, puis sur le H avec le 1.',
    wrong: { else: 'Un autre pion seul est à portée : le O, avec le 2. Puis le H, avec le 1.' },
  },
  travel: {
    say: 'Trente lancers plus tard ; ici vous avez les pions foncés. Vos quinze pions sont entrés : ils peuvent donc quitter le premier mot. Ses deux pions sur le S (19) ferment cette lettre. Mais sur le V (24), un pion est seul.',
  },
  sum: {
    say: 'Vous avez fait 3, 4 et 6. **On peut additionner des dés pour un seul pion** : seule compte alors la lettre d’arrivée, il saute par-dessus tout le reste. Du M (17) au V (24), il y a sept lettres.',
    task: 'Avancez le pion du M (17) de 3 + 4 et frappez sur le V.',
    wrong: {
      'move 17 3': 'Pas à pas, c’est possible aussi ; mais 3 + 4 d’un coup vous y mène d’un seul bond.',
      'move 17 4': 'Pas à pas, c’est possible aussi ; mais 3 + 4 d’un coup vous y mène d’un seul bond.',
      else: 'C’est permis, mais Hildegard s’en tire. À sept lettres du M (17), un pion est seul : 3 + 4.',
    },
  },
  run: {
    say: 'Touché ! Ce pion a 24 lettres à refaire. Un pion qui a avancé peut repartir avec ce qui reste : un 6.',
    task: 'Continuez du V (24) au T (30) avec le 6.',
    done: 'Hildegard a fait 3, 5 et 6, et doit d’abord faire rentrer son pion.',
    wrong: { else: 'Mieux vaut ne pas ouvrir une pile. Continuez avec le même pion : du V (24), de 6.' },
  },
  duty: {
    say: 'Vos piles ferment le E et le S : son 5 et son 6 ne peuvent pas entrer, seul le 3 le peut. Et retenez ceci : **les dés que l’on ne peut pas jouer passent à l’adversaire**, qui les joue avant de lancer. Bloquer l’adversaire rapporte deux fois.',
  },
  home: {
    say: 'La fin d’une autre partie ; vous avez les pions clairs. Tous ceux qui vous restent sont dans le dernier mot : c’est la condition pour sortir. Neuf sont sortis de chaque côté : ce sera serré.',
  },
  off: {
    say: 'Le lancer doit être **exact** : il mène le pion juste après la dernière lettre. Du M (33), c’est un 4 ; du A (34), un 3.',
    task: 'Sortez le pion du M avec le 4, puis un pion du A avec le 3.',
    wrong: {
      'bear 3': 'C’est pour ensuite. D’abord le pion du M, avec le 4.',
      'move 34 2': 'Sortez des pions tant que vous le pouvez : le 4 d’abord, puis le 3.',
    },
  },
  exact: {
    say: 'Le 2 ne fait rien sortir, mais il faut le jouer : avancez un pion sur la dernière lettre, d’où un 1 suffira.',
    task: 'Avancez un pion du A (34) de 2.',
  },
  end: {
    say: 'Il vous en reste quatre, et six à Hildegard, qui a besoin d’un 2 pour chacun. Bonne chance !',
  },
};
