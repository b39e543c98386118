// Les règles de Scriptoria avec nos propres mots, en français.
import type { RuleSection } from '../../../engine/texts.ts';

export const rules: readonly RuleSection[] = [
  {
    id: 'aim',
    title: 'L’idée',
    text: `Vous êtes copistes dans une abbaye, et chacun enlumine une double page. Jour après jour, vous partagez les encres, vous vous donnez des pupitres chargés d’esquisses, et vous peignez ce que vous pouvez payer. Une esquisse payée rapporte aussitôt ses points ; une partie de page achevée rapporte une distinction. Le plus de points l’emporte ; à égalité, on gagne ensemble.

Les coûts, les points, les fournitures et les primes de la boîte n’ont jamais paru sous forme de texte. Ceux d’ici sont **une reconstitution de notre main** : voyez « Notre reconstitution » plus bas.`,
  },
  {
    id: 'letters',
    title: 'Les encres, les esquisses et leurs lettres',
    text: `Il y a cinq encres : **K** noir (26 perles), **R** rouge, **G** vert, **B** bleu et **A** or (13 chacune ; les lettres sont les mêmes dans toutes les langues, A vient d’aurum).

Les 140 esquisses sont de cinq genres : **c** coin (26), **b** bordure (60), **t** texte (20), **m** miniature (28) et **d** lettrine (6). Une esquisse porte le nom de son genre et de son coût : bKRG est une bordure qui coûte noir, rouge et vert. Des esquisses égales sont interchangeables.`,
  },
  {
    id: 'scroll',
    title: 'Le parchemin',
    text: `Votre parchemin a 24 places, sur deux pages côte à côte :

- C b b | b b C
- b M M | D T b
- b M M | T T b
- C b b | b b C

Une esquisse va à n’importe quelle place libre de son genre, une par place. Pour les coins et les bordures, la page compte, car chaque page a sa frise : ses deux coins et ses six bordures. Ailleurs, la place exacte est sans importance.`,
  },
  {
    id: 'setup',
    title: 'Mise en place',
    text: `À deux, 20 esquisses du sac sont posées face visible sur le Scriptorium ; à trois, 12 ; à quatre, aucune. Chacun prend trois jetons d’aide, côté points visible. Le hasard désigne l’Archiviste du premier jour.

Chaque jour commence avec 3, 4 ou 5 pupitres pour 2, 3 ou 4 joueurs, tirés parmi les six ; quatre esquisses du sac sur chacun ; et 11, 17 ou 23 encres du sac dans la coupe. Tout cela est visible. Seul ce qui reste dans les sacs ne l’est pas.`,
  },
  {
    id: 'first-hour',
    title: 'Première heure : les encres',
    text: `À partir de l’Archiviste, dans le sens des aiguilles d’une montre, prenez dans la coupe **une encre, ou deux de couleurs différentes**. Le noir et l’or ne se prennent jamais ensemble. On ne peut pas ne rien prendre.

Vous pouvez, à la place, vous retirer avec le **Grimoire**, si personne ne l’a encore aujourd’hui : vous ne prenez plus d’encre à cette heure, et vous choisirez votre pupitre avant tous. Les autres continuent, même s’il n’en reste qu’un, jusqu’à ce que la coupe soit vide.`,
  },
  {
    id: 'second-hour',
    title: 'Deuxième heure : les pupitres',
    text: `Qui a le Grimoire choisit un pupitre et le garde. Puis l’Archiviste donne un pupitre à un autre copiste qui n’en a pas ; qui vient d’en recevoir un donne le suivant, de nouveau à un autre copiste sans pupitre, jusqu’à ce que chacun ait le sien. Un don ne se refuse pas. Les esquisses du pupitre restant vont sur le Scriptorium.

À deux, quand le porteur du Grimoire a choisi, l’autre choisit à son tour parmi les deux pupitres restants. Si personne n’a pris le Grimoire, on donne comme d’habitude.`,
  },
  {
    id: 'last-hour',
    title: 'Dernière heure : l’enluminure',
    text: `À partir de l’Archiviste, dans le sens des aiguilles d’une montre, chacun a un tour et y fait ce qu’il veut, autant de fois et dans l’ordre qu’il veut :

- **Poser une esquisse** du pupitre ou de la réserve, en payant ses encres au sac. Ses points sont marqués aussitôt.
- **Poser une bordure sans payer.** Elle ne rapporte rien, mais occupe sa place comme une autre.
- **Profiter de la fourniture** du pupitre.
- **Demander de l’aide** avec des jetons.

Quand vous avez fini, les esquisses restées sur votre pupitre vont dans votre réserve.`,
  },
  {
    id: 'paying',
    title: 'Payer, et les fournitures',
    text: `**L’or peut remplacer le rouge, le vert ou le bleu, jamais le noir.** À vous de choisir lesquels.

Cinq pupitres offrent une couleur : pendant votre tour de la dernière heure, vous ne payez pas cette encre, partout où elle figure. Cela se fait tout seul. Avec le pupitre de l’or, l’or imprimé ne coûte rien, mais cela ne vous donne pas d’or pour remplacer d’autres encres.

Le sixième pupitre porte la **Plume** : qui l’a peut devenir l’Archiviste du lendemain, à la place du voisin de gauche. On ne vous le demande que si cela change quelque chose.`,
  },
  {
    id: 'help',
    title: 'L’aide',
    text: `Pendant votre tour de la dernière heure, vous pouvez employer autant de vos jetons que vous voulez :

- **en retourner un** et prendre n’importe quelle esquisse du Scriptorium, ou
- **en donner un, côté points visible, à un autre copiste** et prendre une esquisse de sa réserve ; jamais d’un pupitre.

L’esquisse va dans votre réserve ; vous pouvez la poser aussitôt. Un jeton reçu s’emploie comme les autres. À la fin, chaque jeton non retourné vaut 2 points à qui l’a.`,
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
    text: `À partir de l’Archiviste, dans le sens des aiguilles d’une montre, chacun rend ce qu’il a de trop : au-delà de **7**, les encres retournent au sac ; au-delà de **7 moins vos distinctions**, les esquisses vont sur le Scriptorium ; à votre choix, les encres d’abord. Puis le voisin de gauche devient Archiviste, sauf si la Plume a servi, et un nouveau jour se lève. Le dernier jour n’a pas de soir.`,
  },
  {
    id: 'end',
    title: 'Fin de la partie',
    text: `La partie s’arrête à la fin du jour où quelqu’un a achevé un manuscrit, ou de celui où le sac d’esquisses s’est vidé : le dixième jour à deux, le huitième à trois, le septième à quatre.

Ajoutez aux points de vos esquisses ceux de vos distinctions, et 2 par jeton non retourné. Le plus de points l’emporte ; à égalité, on gagne ensemble.`,
  },
  {
    id: 'master',
    title: 'Variante : les pupitres du Maître',
    text: `Chaque matin, les pupitres qui n’étaient pas sur la table la veille viennent d’abord ; le reste seul est tiré au sort parmi les autres. Vous savez donc aujourd’hui une partie de ce qu’on pourra vous donner demain.`,
  },
  {
    id: 'hell',
    title: 'Variante : l’Enfer de la bibliothèque',
    text: `Toute bibliothèque a une pièce pour les livres qu’on ne prête pas. Chacun commence avec 2 points par partie finie par le plus expérimenté d’entre vous. Qui atteint **66 points** ouvre la porte noire. Il y a quelque chose derrière. Ce n’est jamais deux fois la même chose.`,
  },
  {
    id: 'reconstruction',
    title: 'Notre reconstitution',
    text: `Le dessin du parchemin, les coûts des esquisses, les fournitures des pupitres et les valeurs des distinctions sont de nous. Une esquisse vaut un point de moins qu’elle ne coûte d’encres, et un de plus s’il y a de l’or parmi elles ; chaque coût comprend du noir. Les esquisses chères sont plus rares que les autres, et celles à l’or plus rares encore.

Si vous avez la boîte, vous pouvez jouer avec ses vraies valeurs : écrivez-les dans un fichier de la même forme (voyez le README du jeu) ; le jeu le lira, le vérifiera, et nommera la ligne si quelque chose ne va pas.`,
  },
];
