// Les règles de Scripts & Scribes avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Votre abbaye veut copier les plus beaux livres, et les autres aussi. Il vous faut des ouvriers – **Enlumineurs** et **Scribes** – et des ressources – **Manuscrits**, **Parchemins** et **Fournitures**. Chacune de ces cinq catégories a son dé sur le plateau. À la fin, le joueur qui en a le plus dans une catégorie gagne son dé, dont la valeur donne autant de points de victoire. Le joueur qui a le plus de points de victoire gagne.

Vient d’abord la **donation** : des cartes gratuites, pour vous et pour les autres. Puis les **enchères**, où le reste se vend contre de l’or, et l’or contre des cartes.`,
  },
  {
    id: 'cards',
    title: 'Les cartes',
    text: `Il y a 87 cartes.

- **45 cartes de catégorie**, neuf par catégorie, marquées des lettres A à I. Le nombre dit combien d’ouvriers ou de ressources vaut la carte. Les Enlumineurs et les Scribes valent 2 (A à D), 3 (E à G) ou 4 (H et I) ; les Manuscrits, les Parchemins et les Fournitures 1 (A à G) ou 2 (H et I). La lettre départage les égalités.
- **33 cartes Or**, onze de chaque valeur : 1, 2 et 3.
- **9 cartes Évêque** qui tournent les dés : deux de chaque sorte, +1, −1, +2 et −2, et une qui dit +1 ou −1.`,
  },
  {
    id: 'setup',
    title: 'Mise en place',
    text: `Les cinq dés commencent à 3. On laisse quelques cartes hors de la partie :

- à deux, deux cartes Or de chaque valeur et 21 cartes au hasard ;
- à trois, une carte Or de chaque valeur et 12 cartes au hasard ;
- à quatre, 7 cartes au hasard.

Les cartes retirées au hasard restent face cachée jusqu’à la fin. Les 60, 72 ou 80 autres forment la pioche. Le premier joueur actif est tiré au sort.`,
  },
  {
    id: 'donation',
    title: 'La donation',
    text: `Le joueur actif assigne une carte de plus qu’il n’y a de joueurs : trois cartes à deux joueurs, quatre à trois, cinq à quatre. Il les pioche et les assigne **une par une**, sans les montrer :

- exactement **une** à sa propre main ;
- exactement **une** au paquet d’enchères, face cachée ;
- les autres, **une par autre joueur**, à la réserve commune, face visible.

On assigne une carte avant de piocher la suivante, et l’on ne peut plus la déplacer. Quand la main et le paquet d’enchères ont leur carte, le reste ne peut aller qu’à la réserve commune.

Ensuite, en commençant à gauche du joueur actif, chaque autre joueur prend en main une carte de la réserve commune. Le voisin de gauche devient le joueur actif. La donation s’achève quand la pioche est vide. Les mains sont secrètes ; vous pouvez regarder la vôtre à tout moment.`,
  },
  {
    id: 'church',
    title: 'L’évêque',
    text: `Une carte Évêque ne reste jamais en main. Dès que vous en obtenez une – en l’assignant à votre main, en la prenant dans la réserve commune ou en la remportant aux enchères –, la partie s’interrompt : vous la montrez, vous l’utilisez et vous la défaussez. Dans le paquet d’enchères, elle n’a encore aucun effet.

+1 et −1 tournent un dé de 1 ; +2 et −2 tournent deux dés **différents** de 1 chacun ; la carte aux deux signes tourne un dé de 1 dans le sens voulu. Un +2 ou un −2 s’utilise en entier ou pas du tout. Un dé ne dépasse jamais 6 et ne descend jamais sous 1. Vous pouvez toujours défausser la carte sans l’utiliser.`,
  },
  {
    id: 'auction',
    title: 'Les enchères',
    text: `On mélange le paquet d’enchères, et ses cartes sont vendues une par une. Le premier joueur actif de la donation l’est aussi ici ; après chaque carte, c’est au tour de son voisin de gauche.

Le joueur actif retourne une carte. Son voisin de **gauche** mise en premier, puis on fait le tour de la table, joueur actif compris : misez plus que l’enchère précédente (au moins 1) ou passez. Une fois que vous avez passé, vous attendez la carte suivante. Le plus offrant paie et prend la carte en main. Si tout le monde passe, la carte quitte la partie, face visible.`,
  },
  {
    id: 'paying',
    title: 'Payer',
    text: `**Une carte de catégorie ou Évêque** se paie en or : montrez des cartes Or de votre main d’une valeur au moins égale à votre mise, dans la combinaison de votre choix, et défaussez-les. On ne rend pas la monnaie. Vous ne pouvez pas ajouter une carte dont le paiement n’a pas besoin.

**Une carte Or** se paie en cartes : vous misez un nombre de cartes et vous en défaussez autant de votre main, à votre choix, face cachée. Les autres voient combien, pas lesquelles.

On paie avant de prendre la carte. À l’écran, on paie carte par carte : l’or de la plus haute valeur à la plus basse, les autres cartes dans l’ordre de votre main.`,
  },
  {
    id: 'penalty',
    title: 'Si vous ne pouvez pas payer',
    text: `Vous pouvez miser plus que vous n’avez. Si vous remportez l’enchère et que vous pouvez payer, vous devez le faire. Sinon, à partir de votre gauche, chacun des autres vous prend une carte au hasard et la garde, tant qu’il vous en reste ; vous êtes deux à savoir laquelle.

On reprend alors les enchères sur la même carte, à partir de la gauche du joueur actif. Tous ceux qui avaient passé reviennent, et vous êtes hors jeu. Si finalement il ne reste personne, la carte quitte la partie.`,
  },
  {
    id: 'winning',
    title: 'Le décompte',
    text: `Quand la dernière carte a été mise aux enchères, on montre les mains et l’on compte les catégories. Le joueur qui a la plus grande somme gagne la catégorie et prend son dé. En cas d’égalité, c’est celui des ex æquo qui a la lettre la plus proche de A dans cette catégorie. Une catégorie dont personne n’a de carte n’est gagnée par personne.

Additionnez vos dés : ce sont vos points de victoire. Le joueur qui en a le plus gagne. En cas d’égalité, c’est celui des ex æquo qui a le plus d’or, en valeur ; puis celui qui a gagné les Enlumineurs. S’il en reste encore plusieurs, ils partagent la victoire.`,
  },
];
