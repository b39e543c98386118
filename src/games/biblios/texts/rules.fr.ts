// Les règles de Biblios avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Vous dirigez une abbaye et voulez la plus belle bibliothèque de la région. Il y a cinq catégories de cartes, chacune avec son dé : les **Moines**, les **Pigments**, les **Livres Sacrés**, les **Manuscrits** et les **Grimoires Interdits**. À la fin, le joueur qui a le plus grand total dans une catégorie prend son dé, dont la valeur donne autant de points de victoire. Le joueur qui a le plus de points de victoire gagne.

La partie se joue en deux temps. Pendant les **dons**, chacun reçoit des cartes gratuitement, et chaque tour profite aussi aux autres. Pendant les **enchères**, on vend le reste. L’or sert à miser ; à la fin, il ne fait que départager.`,
  },
  {
    id: 'cards',
    title: 'Les cartes',
    text: `Il y a 87 cartes.

- **45 cartes de catégorie**, neuf par catégorie, marquées des lettres A à I. Le nombre est la force de la carte. Les Moines et les Pigments sont les catégories fortes : A à D valent 2, E à G valent 3, H et I valent 4. Dans les trois autres, A à G valent 1, H et I valent 2. La lettre départage les égalités.
- **33 cartes Or**, onze de chaque valeur : 1, 2 et 3.
- **9 cartes Église** qui tournent les dés : deux « +1 sur un dé », deux « −1 sur un dé », deux « +1 sur deux dés », deux « −1 sur deux dés », et une « +1 ou −1 sur un dé ».`,
  },
  {
    id: 'setup',
    title: 'Mise en place',
    text: `Les cinq dés commencent à 3. On laisse quelques cartes hors de la partie :

- à deux, deux cartes Or de chaque valeur et 21 cartes au hasard ;
- à trois, une carte Or de chaque valeur et 12 cartes au hasard ;
- à quatre, 7 cartes au hasard.

Personne ne voit avant la fin celles qui ont été retirées au hasard. Les 60, 72 ou 80 autres forment la pioche. Le premier joueur est tiré au sort.`,
  },
  {
    id: 'donation',
    title: 'Les dons',
    text: `À votre tour, vous êtes le joueur actif. Vous piochez une carte de plus qu’il n’y a de joueurs, **une par une**. Personne d’autre ne voit la carte, et vous devez la placer avant de piocher la suivante :

- exactement **une** va dans votre réserve, face cachée ;
- exactement **une** va dans la pile d’enchères, face cachée ;
- **une par autre joueur** va sur la place publique, face visible.

Une carte placée ne bouge plus. Gardez donc une bonne carte tout de suite, ou espérez mieux, au risque de devoir donner la suivante.

Ensuite, en commençant à votre gauche, chaque autre joueur prend une carte de la place publique et l’ajoute à sa réserve. Puis votre voisin de gauche devient le joueur actif. Quand la pioche est vide, les enchères commencent.

Vous pouvez regarder votre réserve à tout moment, jamais celle d’un autre.`,
  },
  {
    id: 'church',
    title: 'Les cartes Église',
    text: `Une carte Église ne se garde jamais. Quand vous en obtenez une – en la plaçant dans votre réserve, en la prenant sur la place publique ou en la remportant aux enchères –, vous la montrez, vous l’utilisez aussitôt et vous la défaussez ; puis la partie reprend. Dans la pile d’enchères, elle n’a encore aucun effet.

Elle monte ou baisse un dé de 1, ou deux dés **différents** de 1 chacun, comme elle l’indique. Un dé ne dépasse jamais 6 et ne descend jamais sous 1. Une carte pour deux dés en tourne deux ou aucun. Vous pouvez toujours laisser les dés tels quels.`,
  },
  {
    id: 'auction',
    title: 'Les enchères',
    text: `On mélange la pile d’enchères. Le premier joueur des dons est de nouveau actif en premier ; après chaque carte, c’est au tour de son voisin de gauche.

Le joueur actif retourne la carte suivante. Son voisin de **gauche** mise en premier, puis on fait le tour de la table, joueur actif compris. À votre tour, misez plus que la plus haute enchère (au moins 1) ou passez ; une fois que vous avez passé, vous ne revenez plus pour cette carte. Quand tous ont passé sauf un, celui-ci paie et prend la carte. Si tout le monde passe, la carte quitte la partie, face visible.`,
  },
  {
    id: 'paying',
    title: 'Payer',
    text: `**Pour une carte de catégorie ou Église**, on mise de l’or. Payez avec des cartes Or de votre réserve, montrées à tous, d’une valeur au moins égale à votre mise. On ne rend pas la monnaie. Vous ne pouvez pas ajouter une carte dont le paiement n’a pas besoin.

**Pour une carte Or**, on mise un nombre de cartes. Payez avec autant de cartes de votre réserve, quelles qu’elles soient, face cachée ; personne ne sait lesquelles.

On paie avant de prendre la carte. À l’écran, on paie carte par carte : l’or de la plus haute valeur à la plus basse, les autres cartes dans l’ordre de votre réserve.`,
  },
  {
    id: 'penalty',
    title: 'Si vous ne pouvez pas payer',
    text: `Rien n’interdit de miser au-dessus de ses moyens. Si vous l’emportez et que vous pouvez payer, vous devez le faire. Sinon, chacun à son tour, à partir de votre gauche, vous tire une carte au hasard, tant que vous en avez, et la garde. Vous êtes deux à savoir laquelle.

La même carte repasse ensuite aux enchères, à partir de la gauche du joueur actif. Les joueurs qui avaient passé peuvent miser de nouveau ; vous, non. S’il ne reste personne pour miser, la carte quitte la partie.

**Bluff médiéval** (option) : seul votre voisin de gauche vous tire une carte, et elle quitte la partie. L’enchère reprend sans vous de la même façon.`,
  },
  {
    id: 'winning',
    title: 'Le décompte',
    text: `Après la dernière enchère, on montre toutes les cartes. Dans chaque catégorie, additionnez les nombres de vos cartes : le joueur qui a le plus grand total prend le dé. En cas d’égalité, c’est celui des ex æquo qui a la lettre la plus proche de A dans cette catégorie. Si personne n’a de carte d’une catégorie, personne ne prend son dé.

Additionnez vos dés : ce sont vos points de victoire. Le joueur qui en a le plus gagne. En cas d’égalité, c’est celui des ex æquo qui a le plus d’or (en valeur, pas en nombre de cartes) ; puis celui qui a remporté les Moines. Si cela ne suffit pas, la victoire est partagée.`,
  },
];
