// Les règles de Duodecim scriptorum, avec nos mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Deux joueurs font la course sur les lettres gravées d’une table de jeu romaine. Vous faites entrer vos quinze pions par le premier mot, vous les menez de lettre en lettre jusqu’au dernier mot, puis vous les sortez. **Le premier joueur à sortir ses quinze pions gagne.**

Une partie a trois temps : tous les pions entrent, tous voyagent, tous sortent.`,
  },
  {
    id: 'board',
    title: 'Le plateau',
    text: `Trois lignes de deux mots, six lettres par mot : 36 places. Les deux joueurs suivent le même chemin. Il va de gauche à droite sur la ligne du milieu, revient de droite à gauche sur celle du haut, et repart de gauche à droite sur celle du bas. Sur le premier plateau, on lit ainsi HOSTES VINCTI, puis IREPMI SUTRIV, puis LUDANT ROMANI.

Les lettres sont numérotées de 1 à 36 le long du chemin. Le premier mot va de 1 à 6, le dernier de 31 à 36. Un second plateau porte d’autres mots ; le chemin est le même.`,
  },
  {
    id: 'start',
    title: 'Le début',
    text: `Tous les pions sont hors du plateau. Chacun lance un dé ; le plus haut commence, et l’on relance en cas d’égalité. Le joueur qui commence choisit les pions clairs ou foncés, puis lance les **trois dés**. On joue ensuite à tour de rôle.`,
  },
  {
    id: 'entering',
    title: 'L’entrée',
    text: `Une valeur de 1 à 6 pose un pion sur cette lettre du premier mot.

Tant qu’il vous reste des pions à faire entrer, aucun de vos pions ne dépasse le premier mot, mais ils peuvent s’y déplacer. Dès que le dernier est entré, même au milieu d’un tour, tous peuvent aller plus loin.`,
  },
  {
    id: 'dice',
    title: 'Jouer les dés',
    text: `Chaque dé fait avancer un pion de sa valeur. On peut aussi additionner des dés pour un même pion. Avec 2, 3 et 5, vous pouvez avancer
- trois pions : de 2, de 3 et de 5 ;
- deux pions : de 5 et 5, de 7 et 3, ou de 8 et 2 ;
- un pion de 10.

Un pion déjà avancé peut avancer encore avec les dés qui restent. Les doubles et les triples ne donnent rien de plus.

La façon d’additionner dépend de la table :
- **Un seul coup** (la règle habituelle) : le pion fait tout le trajet d’un bond, et seule la lettre d’arrivée compte. Il saute par-dessus tout le reste.
- **Un pas par dé** : chaque dé est un pas à part. Chaque lettre touchée doit être ouverte, et un pion adverse isolé y est frappé.

Une somme ne fait jamais entrer un pion au-delà du premier mot, ni sortir un pion qui n’est pas dans le dernier.`,
  },
  {
    id: 'hits',
    title: 'Lettres fermées et pions frappés',
    text: `Vous pouvez réunir autant de vos pions que vous voulez sur une lettre. Deux pions adverses ou plus **ferment** une lettre : vous ne pouvez pas y arriver. Un pion adverse isolé est **frappé** : le vôtre prend sa place, et il quitte le plateau et doit recommencer.

Tant que vous avez des pions frappés hors du plateau, vous ne pouvez que faire entrer des pions, jusqu’à en avoir fait entrer autant qu’il y en a eu de frappés. Cela vaut aussi pendant le premier temps de la partie.`,
  },
  {
    id: 'duty',
    title: 'Jouer tous les dés possibles',
    text: `Vous devez jouer autant de dés que possible. Parmi toutes les façons de jouer votre lancer, dans n’importe quel ordre, seules sont permises celles qui jouent le plus de dés ; un coup qui gâche un dé est donc refusé si un autre n’en gâche aucun. Si vous pouvez jouer l’un ou l’autre de deux dés, mais pas les deux, vous choisissez. Ce sont les dés qui comptent, pas les coups : additionner est parfois la seule solution.

Sortir votre dernier pion est toujours permis, quels que soient les dés qui restent.`,
  },
  {
    id: 'handed-over',
    title: 'Les dés qui changent de main',
    text: `Les dés que vous ne pouvez pas jouer passent à l’adversaire, qui en joue autant que possible avec ses propres pions, selon les mêmes règles, avant de lancer. Il peut ainsi frapper, rentrer, sortir des pions et même gagner. Ce que ni l’un ni l’autre ne peut jouer est perdu.`,
  },
  {
    id: 'bearing-off',
    title: 'La sortie',
    text: `Les pions ne sortent que lorsque **tous** vos pions en jeu sont dans le dernier mot. La valeur doit être exacte : elle mène le pion juste après la dernière lettre, donc 1 depuis la lettre 36 et 6 depuis la lettre 31. On peut toujours avancer dans le dernier mot, et l’on y est parfois obligé.

Si l’un de vos pions est frappé, les autres attendent qu’il ait refait tout le chemin jusqu’au dernier mot.`,
  },
  {
    id: 'end',
    title: 'La fin',
    text: `Le joueur qui sort son quinzième pion gagne aussitôt. Après 2 000 lancers, ce qui n’arrive pas en pratique, la partie est nulle.`,
  },
];
