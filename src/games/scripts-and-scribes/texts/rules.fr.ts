// Les règles de Scripts & Scribes avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Votre abbaye veut copier les plus beaux livres, et les autres aussi. Il vous faut des gens de métier, les **Enlumineurs** et les **Scribes**, et des ressources : les **Manuscrits**, les **Parchemins** et les **Fournitures**. Chacune des cinq catégories a son dé sur le plateau. À la fin, celui qui en a le plus gagne le dé, dont le chiffre donne les points de victoire. Le plus de points l’emporte.

D’abord viennent les **dons** : des cartes gratuites, pour vous et pour les autres. Puis viennent les **enchères**, où le reste se vend contre de l’or, et l’or contre des cartes.`,
  },
  {
    id: 'cards',
    title: 'Les cartes',
    text: `Il y a 87 cartes.

- **45 cartes de catégorie**, neuf par catégorie, marquées des lettres A à I. Le chiffre dit combien d’ouvriers ou de ressources la carte représente. Les Enlumineurs et les Scribes valent 2 (A à D), 3 (E à G) ou 4 (H et I) ; les Manuscrits, les Parchemins et les Fournitures 1 (A à G) ou 2 (H et I). La lettre départage les égalités.
- **33 cartes Or**, onze de chaque valeur : 1, 2 et 3.
- **9 cartes Évêque** qui tournent les dés : +1 sur un dé (deux fois), −1 sur un dé (deux fois), +1 sur deux dés (deux fois), −1 sur deux dés (deux fois), et une qui tourne un dé dans le sens voulu.`,
  },
  {
    id: 'setup',
    title: 'Avant de commencer',
    text: `Les cinq dés montrent 3. Quelques cartes restent hors de la partie :

- à deux, deux cartes Or de chaque valeur, puis 21 cartes au hasard ;
- à trois, une carte Or de chaque valeur, puis 12 au hasard ;
- à quatre, 7 au hasard.

Ce qui est retiré au hasard reste face cachée, et personne ne le voit avant la fin. Les 60, 72 ou 80 autres cartes forment la pioche. On tire au sort qui est actif en premier.`,
  },
  {
    id: 'donation',
    title: 'Les dons',
    text: `Le joueur actif attribue une carte de plus qu’il n’y a de joueurs : trois à deux, quatre à trois, cinq à quatre. Il les pioche et les attribue **une à la fois**, sans les montrer :

- exactement **une** à sa propre main ;
- exactement **une** à la pile d’enchères, face cachée ;
- les autres, **une par autre joueur**, à la réserve commune, face visible.

Une attribution est définitive, et elle se fait avant de piocher la carte suivante. Quand les deux places uniques sont prises, la suite ne peut aller qu’à la réserve commune.

Ensuite, à partir de la gauche du joueur actif, chaque autre joueur prend en main une carte de la réserve commune. Le joueur actif suivant est le voisin de gauche. Les dons s’achèvent avec la pioche. Les mains sont secrètes ; on regarde la sienne quand on veut.`,
  },
  {
    id: 'church',
    title: 'L’évêque',
    text: `Une carte Évêque ne reste pas en main. Dès qu’un joueur en acquiert une, en se l’attribuant, en la prenant dans la réserve commune ou en la remportant aux enchères, la partie s’interrompt : on montre la carte, on l’utilise et on la défausse. Une carte Évêque mise dans la pile d’enchères n’a encore aucun effet.

Elle tourne un dé de 1 vers le haut ou vers le bas, ou deux dés **différents** de 1 chacun, selon ce qu’elle indique. Une carte à deux dés s’utilise en entier ou pas du tout. Aucun dé ne sort des valeurs 1 à 6. On peut toujours la défausser sans l’utiliser.`,
  },
  {
    id: 'auction',
    title: 'Les enchères',
    text: `On mélange la pile d’enchères, et ses cartes sont vendues une à une. Qui était actif en premier pour les dons l’est aussi ici ; puis on tourne vers la gauche, carte après carte.

Le joueur actif retourne une carte. Son voisin de **gauche** commence, et l’on enchérit à tour de rôle, le joueur actif compris : dépassez l’enchère précédente, de 1 au moins, ou passez. Qui a passé attend la carte suivante. La plus haute enchère paie et prend la carte en main. Si tout le monde passe, la carte quitte la partie, face visible.`,
  },
  {
    id: 'paying',
    title: 'Payer',
    text: `**Une carte de catégorie ou Évêque** se paie en or : montrez des cartes Or de votre main qui valent au moins votre enchère, en toute combinaison, et défaussez-les. On ne rend pas la monnaie ; payer trop est permis.

**Une carte Or** se paie en cartes : l’enchère est un nombre de cartes, et vous défaussez autant de cartes de votre main, à votre choix, face cachée. Les autres voient combien, pas lesquelles.

On paie avant de recevoir la carte. À l’écran, cela se fait carte par carte : l’or de la plus haute valeur vers la plus basse, les autres cartes dans l’ordre de votre main.`,
  },
  {
    id: 'penalty',
    title: 'Si vous ne pouvez pas payer',
    text: `On peut enchérir ce qu’on n’a pas. Si vous remportez l’enchère et pouvez payer, vous le devez. Sinon, à partir de votre gauche, chaque autre joueur pioche au hasard une carte de votre main et la garde, tant qu’il vous en reste ; vous deux seuls la voyez.

La carte est ensuite remise aux enchères à partir de la gauche du joueur actif. Tous ceux qui avaient passé reviennent, et vous êtes exclu. Si finalement tout le monde est exclu ainsi, la carte quitte la partie.`,
  },
  {
    id: 'winning',
    title: 'Le décompte',
    text: `Quand la dernière carte a été mise aux enchères, on montre les mains et l’on compte les catégories. La plus haute somme gagne la catégorie et prend son dé. À égalité, la lettre la plus proche de A dans cette catégorie l’emporte. Une catégorie dont personne n’a de carte n’est gagnée par personne.

Additionnez vos dés : ce sont vos points de victoire. Le plus de points gagne. À égalité, le plus d’or en valeur l’emporte ; puis celui des ex æquo qui a gagné les Enlumineurs. S’il en reste encore plusieurs, ils partagent la victoire.`,
  },
];
