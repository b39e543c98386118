// Les règles de Scriptoria avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Vous êtes copistes dans une abbaye, et chacun enlumine une double page. Jour après jour, vous partagez les encres, vous vous donnez des pupitres chargés d’esquisses, et vous peignez ce que vous pouvez payer. Une esquisse payée rapporte aussitôt ses points ; une partie de page achevée rapporte une distinction. Le joueur qui a le plus de points gagne ; en cas d’égalité, on gagne ensemble.

Les coûts, les points, les fournitures et les primes de la boîte n’ont jamais paru sous forme de texte. Ceux d’ici sont **une reconstitution de notre main** : voyez « Notre reconstitution » plus bas.`,
  },
  {
    id: 'pieces',
    title: 'Les encres et les esquisses',
    text: `Il y a cinq encres : le noir (26 perles), le rouge, le vert, le bleu et l’or (13 de chaque). Chacune a sa forme, pour que personne n’ait à les distinguer par la couleur : le noir est rond, le rouge un losange, le vert une feuille, le bleu une goutte, l’or un soleil.

Les 140 esquisses sont de cinq genres : coins (26), bordures (60), textes (20), miniatures (28) et lettrines (6). Une esquisse montre les encres qu’elle coûte, dont toujours au moins une noire. Deux esquisses semblables sont interchangeables.`,
  },
  {
    id: 'scroll',
    title: 'Le parchemin',
    text: `Votre parchemin a 24 places, sur deux pages côte à côte :

- au bord de chaque page, sa **frise** : deux coins et six bordures ;
- dans la frise de gauche, une **miniature** de quatre places ;
- dans celle de droite, la **lettrine**, avec un **texte** à côté et deux dessous.

Une esquisse va à n’importe quelle place libre de son genre. Pour les coins et les bordures, la page compte, car chaque page a sa frise : deux coins et six bordures. Ailleurs, la place exacte est sans importance.`,
  },
  {
    id: 'setup',
    title: 'Mise en place',
    text: `À deux, 20 esquisses du sac sont posées face visible sur le Scriptorium ; à trois, 12 ; à quatre, aucune. Chacun prend trois jetons d’aide, côté points visible. L’Archiviste du premier jour est tiré au sort.

Chaque jour commence avec 3, 4 ou 5 pupitres pour 2, 3 ou 4 joueurs, tirés parmi les six ; quatre esquisses du sac sur chacun ; et 11, 17 ou 23 encres du sac dans la coupe. Tout cela est visible de tous ; seul ce qui reste dans les sacs est caché.`,
  },
  {
    id: 'first-hour',
    title: 'Première heure : les encres',
    text: `À partir de l’Archiviste, dans le sens des aiguilles d’une montre, prenez dans la coupe **une encre, ou deux de couleurs différentes**. Le noir et l’or ne se prennent jamais ensemble. Il faut en prendre au moins une.

Vous pouvez, à la place, vous retirer avec le **Grimoire**, si personne ne l’a encore aujourd’hui : vous ne prenez plus d’encre à cette heure, et vous choisirez votre pupitre avant tous. Les autres continuent, même s’il n’en reste qu’un, jusqu’à ce que la coupe soit vide.`,
  },
  {
    id: 'second-hour',
    title: 'Deuxième heure : les pupitres',
    text: `Le joueur qui a le Grimoire choisit un pupitre et le garde. Puis l’Archiviste donne un pupitre à un autre copiste qui n’en a pas ; le copiste qui vient d’en recevoir un donne le suivant, de nouveau à un autre copiste sans pupitre, jusqu’à ce que chacun ait le sien. Un don ne se refuse pas. Les esquisses du pupitre restant vont sur le Scriptorium.

À deux, quand le joueur qui a le Grimoire a choisi, l’autre choisit à son tour parmi les deux pupitres restants. Si personne n’a pris le Grimoire, on donne comme d’habitude.`,
  },
  {
    id: 'last-hour',
    title: 'Dernière heure : l’enluminure',
    text: `À partir de l’Archiviste, dans le sens des aiguilles d’une montre, chacun joue un tour. À votre tour, faites ce que vous voulez parmi ceci, autant de fois et dans l’ordre que vous voulez :

- **Poser une esquisse** de votre pupitre ou de votre réserve, en payant ses encres au sac. Vous marquez aussitôt ses points.
- **Poser une bordure sans payer.** Elle ne rapporte rien, mais occupe sa place comme une autre.
- **Profiter de la fourniture** de votre pupitre.
- **Demander de l’aide** avec des jetons.

Quand vous avez fini, les esquisses restées sur votre pupitre vont dans votre réserve.`,
  },
  {
    id: 'paying',
    title: 'Payer, et les fournitures',
    text: `**L’or peut remplacer le rouge, le vert ou le bleu, jamais le noir.** À vous de choisir.

Cinq pupitres offrent une couleur : pendant votre tour de la dernière heure, vous ne payez pas cette encre, partout où elle figure. Cela se fait tout seul. Avec le pupitre doré, l’or d’un prix ne coûte rien, mais vous n’en recevez pas pour remplacer d’autres encres.

Le sixième pupitre porte la **Plume** : s’il est à vous, vous pouvez devenir l’Archiviste du lendemain, au lieu du voisin de gauche de l’Archiviste. On ne vous le demande que si cela change quelque chose.`,
  },
  {
    id: 'help',
    title: 'L’aide',
    text: `Pendant votre tour de la dernière heure, vous pouvez utiliser autant de vos jetons que vous voulez :

- **en retourner un** et prendre n’importe quelle esquisse du Scriptorium, ou
- **en donner un, côté points visible, à un autre copiste** et prendre une esquisse de sa réserve ; jamais d’un pupitre.

L’esquisse va dans votre réserve ; vous pouvez la poser aussitôt. Un jeton reçu s’utilise comme les autres. À la fin, chacun de vos jetons non retournés vaut 2 points.`,
  },
  {
    id: 'achievements',
    title: 'Les distinctions',
    text: `Quand vous achevez une partie de votre parchemin, vous prenez aussitôt la distinction du dessus de sa pile, s’il en reste :

- frise gauche, frise droite, texte avec lettrine, miniature : 3, puis 2, puis 1
- le manuscrit entier : 5, puis 3, puis 1

Une distinction reste dans votre réserve jusqu’à la fin et y prend la place d’une esquisse : vous avez de la place pour **7 esquisses moins vos distinctions**. Si la place manque, vous défaussez aussitôt sur le Scriptorium des esquisses de votre choix, une par une. Si une même esquisse achève une partie et le manuscrit, prenez d’abord les deux distinctions. Hors de ce moment et du soir, votre réserve peut déborder, et les esquisses du pupitre ne comptent jamais.`,
  },
  {
    id: 'evening',
    title: 'Le soir',
    text: `À partir de l’Archiviste, dans le sens des aiguilles d’une montre, chacun rend ce qu’il ne peut pas garder : d’abord les encres au-delà de **7**, qui retournent au sac, puis les esquisses au-delà de **7 moins ses distinctions**, qui vont sur le Scriptorium. Vous choisissez lesquelles. Puis le voisin de gauche devient Archiviste, sauf si la Plume a servi, et un nouveau jour se lève. Le dernier jour n’a pas de soir.`,
  },
  {
    id: 'end',
    title: 'Fin de la partie',
    text: `La partie s’arrête à la fin du jour où quelqu’un a achevé un manuscrit, ou de celui où le sac d’esquisses s’est vidé : le dixième jour à deux, le huitième à trois, le septième à quatre.

Ajoutez aux points de vos esquisses ceux de vos distinctions, et 2 par jeton non retourné. Le joueur qui a le plus de points gagne ; en cas d’égalité, on gagne ensemble.`,
  },
  {
    id: 'master',
    title: 'Variante : les pupitres du Maître',
    text: `Chaque matin, les pupitres qui n’étaient pas sur la table la veille reviennent d’abord ; seul le reste est tiré au sort. Vous savez donc déjà une partie de ce que l’on pourra vous donner demain.`,
  },
  {
    id: 'hell',
    title: 'Variante : l’Enfer de la bibliothèque',
    text: `Toute bibliothèque a une pièce pour les livres qu’on ne prête pas. Chacun commence avec 2 points par partie qu’a terminée la personne la plus expérimentée de la table. Le premier joueur à atteindre **66 points** ouvre la porte noire. Il y a quelque chose derrière. Ce n’est jamais deux fois la même chose.`,
  },
  {
    id: 'reconstruction',
    title: 'Notre reconstitution',
    text: `Le dessin du parchemin, les coûts des esquisses, les fournitures des pupitres et les valeurs des distinctions sont de nous. Une esquisse vaut un point de moins qu’elle ne coûte d’encres, et un de plus s’il y a de l’or parmi elles ; chaque coût comprend du noir. Les esquisses chères sont plus rares que les autres, et celles à l’or plus rares encore.

Si vous avez la boîte, vous pouvez jouer avec ses vraies valeurs : le README du jeu explique comment les écrire.`,
  },
  {
    id: 'typed',
    title: 'Pour qui joue au clavier',
    text: `Dans le terminal, encres et esquisses s’écrivent avec des lettres, les mêmes dans toutes les langues. Encres : **K** noir, **R** rouge, **G** vert, **B** bleu, **A** or (de l’aurum latin). Genres : **c** coin, **b** bordure, **t** texte, **m** miniature, **d** lettrine. Une esquisse, c’est son genre et son coût : bKRG est une bordure qui coûte noir, rouge et vert.`,
  },
];
