// Les règles de Biblios avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Vous dirigez un monastère et voulez la plus belle bibliothèque de la région. Cinq dés sont posés sur l’étagère, un par sorte de cartes : les **Moines**, les **Pigments**, les **Livres Sacrés**, les **Manuscrits** et les **Grimoires Interdits**. À la fin, le plus fort d’une catégorie emporte son dé, dont le chiffre donne les points de victoire. Le plus de points gagne.

La partie a deux moitiés. Pendant les **dons**, chacun reçoit des cartes gratuitement, mais toujours en donnant aussi aux autres. Pendant les **enchères**, on vend le reste. À la fin, l’or ne sert plus qu’à départager ; et l’or s’achète avec des cartes.`,
  },
  {
    id: 'cards',
    title: 'Les cartes',
    text: `Il y a 87 cartes.

- **45 cartes de catégorie**, neuf par catégorie, marquées des lettres A à I. Le chiffre est la force de la carte. Les Moines et les Pigments sont les catégories fortes : 2 de A à D, 3 de E à G, 4 pour H et I. Dans les trois autres, A à G valent 1, H et I valent 2. La lettre départage les égalités.
- **33 cartes Or**, onze de chaque valeur : 1, 2 et 3.
- **9 cartes Église** qui tournent les dés : +1 sur un dé (deux fois), −1 sur un dé (deux fois), +1 sur deux dés (deux fois), −1 sur deux dés (deux fois), et une qui tourne un dé dans le sens voulu.`,
  },
  {
    id: 'setup',
    title: 'Avant de commencer',
    text: `Les cinq dés montrent 3. Quelques cartes restent hors de la partie :

- à deux, deux cartes Or de chaque valeur, puis 21 cartes au hasard ;
- à trois, une carte Or de chaque valeur, puis 12 au hasard ;
- à quatre, 7 au hasard.

Personne ne voit celles du hasard avant la fin. Le reste forme la pioche : 60, 72 ou 80 cartes. Le premier donateur est tiré au sort.`,
  },
  {
    id: 'donation',
    title: 'Les dons',
    text: `Quand vous êtes le joueur actif, vous piochez une carte de plus qu’il n’y a de joueurs, **une à la fois**. Vous êtes seul à la voir, et vous devez la placer avant de piocher la suivante :

- exactement **une** va dans votre réserve, face cachée ;
- exactement **une** va dans la pile d’enchères, face cachée ;
- **une par autre joueur** va sur la place publique, face visible.

Ce qui est placé reste placé. Gardez donc une bonne carte tout de suite, ou espérez mieux, au risque de devoir donner la suivante.

Ensuite, en commençant à votre gauche, chaque autre joueur prend une carte de la place publique et l’ajoute à sa réserve. Puis votre voisin de gauche devient le joueur actif. Quand la pioche est vide, les enchères commencent.

On regarde sa propre réserve quand on veut, jamais celle d’un autre.`,
  },
  {
    id: 'church',
    title: 'Les cartes Église',
    text: `Une carte Église ne se garde pas. Qui en acquiert une, en la plaçant dans sa réserve, en la prenant sur la place publique ou en la remportant aux enchères, la montre et la résout aussitôt ; elle est ensuite défaussée et la partie reprend. Dans la pile d’enchères, elle n’a encore aucun effet.

Elle monte ou baisse de 1 un dé, ou deux dés **différents** de 1 chacun, selon ce qu’elle indique. Un dé ne dépasse jamais 6 et ne descend jamais sous 1. Une carte à deux dés en tourne deux ou aucun. On peut toujours laisser les dés tels quels.`,
  },
  {
    id: 'auction',
    title: 'Les enchères',
    text: `On mélange la pile d’enchères. Le premier donateur est de nouveau le premier joueur actif ; après chaque carte, c’est le tour de son voisin de gauche.

Le joueur actif retourne la carte suivante. On enchérit en commençant **à gauche** du joueur actif, qui participe aussi. À votre tour, vous dépassez la plus haute enchère, de 1 au moins, ou vous passez ; qui a passé ne revient plus pour cette carte. Quand tous ont passé sauf un, celui-ci paie et reçoit la carte. Si tout le monde passe, la carte quitte la partie, face visible.`,
  },
  {
    id: 'paying',
    title: 'Payer',
    text: `**Une carte de catégorie ou Église** se paie en or. Vous payez avec des cartes Or de votre réserve, montrées à tous, en toute combinaison qui vaut au moins votre enchère. On ne rend pas la monnaie : le surplus est perdu.

**Une carte Or** se paie en cartes : l’enchère est un nombre de cartes. Vous payez avec autant de cartes de votre réserve, quelles qu’elles soient, face cachée ; personne ne sait lesquelles.

On paie avant de recevoir. À l’écran, un paiement se fait carte par carte : l’or de la plus haute valeur vers la plus basse, les autres cartes dans l’ordre de votre réserve.`,
  },
  {
    id: 'penalty',
    title: 'Si vous ne pouvez pas payer',
    text: `Rien n’empêche d’enchérir plus que ce qu’on possède. Mais qui remporte l’enchère et peut payer doit payer, et qui ne le peut pas est puni : en commençant à gauche du fautif, chaque autre joueur pioche une carte au hasard dans sa réserve et l’ajoute à la sienne, tant qu’il en reste. Eux deux seuls la voient.

La même carte est ensuite remise aux enchères, à partir de la gauche du joueur actif. Qui avait passé peut de nouveau enchérir, le fautif non. S’il ne reste personne, la carte quitte la partie.

**Bluff médiéval** (option) : à la place, le voisin de gauche du fautif pioche une carte au hasard dans sa réserve, et elle quitte la partie. L’enchère reprend de même sans le fautif.`,
  },
  {
    id: 'winning',
    title: 'Le décompte',
    text: `Après la dernière enchère, on montre toutes les cartes. Dans chaque catégorie, chacun additionne les chiffres de ses cartes, et le plus haut total emporte le dé. À totaux égaux, c’est celui des ex æquo qui a la lettre la plus proche de A dans cette catégorie. Si personne n’a de carte d’une catégorie, personne ne prend le dé.

Les chiffres de vos dés sont vos points de victoire. Le plus de points gagne. À égalité, le plus d’or restant (sa valeur, pas le nombre de cartes) l’emporte ; puis celui des ex æquo qui a remporté les Moines. Si cela ne suffit pas non plus, la victoire est partagée.`,
  },
];
