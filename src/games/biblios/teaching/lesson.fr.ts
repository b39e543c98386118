// The first game of Biblios and Scripts & Scribes in French, in the words of an edition.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { FrenchWords } from '../texts/french.ts';
import type { Step } from './scenes.ts';

export function french({ categories, church, yourHand, inSpace }: FrenchWords): LessonTexts<Step> {
  const [monks, pigments, books, , tomes] = categories;
  return {
    dice: {
      say: `Cinq dés, un par sorte de cartes. À la fin, **le plus fort dans une sorte emporte son dé**, et le chiffre du dé est ce que l’on marque. Tous montrent 3 ; cela ne durera pas. Inutile de tout gagner : deux ou trois bons dés suffisent.`,
    },
    keep: {
      say: `Première moitié : les dons. Vous piochez quatre cartes, **une à la fois**, et placez chacune avant de voir la suivante : une pour vous, une pour les enchères, deux pour les autres. Celle-ci, ${pigments} de valeur 4, est parmi les plus fortes. Peut-être qu’une meilleure suivra, peut-être pas.`,
      task: `Gardez-la : placez-la dans ${yourHand}.`,
      wrong: {
        'give auction': 'Il faudrait ensuite la racheter. Une carte si forte se garde.',
        'give public': 'Un voisin vous remercierait. Une carte si forte se garde.',
      },
    },
    public: {
      say: `Votre propre place est prise pour ce tour. Une carte faible : ${books} de valeur 1. Chacun des autres aura une des cartes posées ${inSpace}.`,
      task: `Posez-la ${inSpace}.`,
      wrong: {
        'give auction':
          'Vous le pouvez. Mais la pile d’enchères est la place d’une carte que vous voulez revoir.',
      },
    },
    auction: {
      say: 'De l’or de valeur 3. Qui a de l’or régnera sur les enchères : ne le donnez pas. Sur la pile d’enchères, il reviendra plus tard, pour tous.',
      task: 'Posez-le sur la pile d’enchères.',
      wrong: { 'give public': 'C’est offrir trois d’or à un voisin. Mettez-le de côté pour les enchères.' },
    },
    late: {
      say: `${monks} de valeur 4, et votre place est prise : la carte ne peut aller que ${inSpace}. Voilà le mordant des dons : **garder tout de suite, ou espérer, au risque de donner la meilleure**.`,
      task: `Posez-la ${inSpace}, en soupirant.`,
      done: `Hildegard la prend aussitôt. Puis c’est à elle de donner ; une carte ${church} est visible.`,
    },
    church: {
      say: `De ses dons, Alcuin a pris l’or. Il vous reste une **carte ${church}**. On ne la garde jamais : qui en reçoit une tourne aussitôt des dés.`,
      task: `Prenez la carte ${church}.`,
    },
    raise: {
      say: `Elle augmente un dé de 1. Vous tenez une carte forte, ${pigments} : donnez-lui plus de prix.`,
      task: `Augmentez le dé « ${pigments} ».`,
      wrong: {
        decline: `Vous pouvez laisser les dés. Mais un dé « ${pigments} » plus haut vaut un point pour vous.`,
        raise: `Vous n’y tenez rien : d’autres en profiteraient. Augmentez « ${pigments} ».`,
      },
    },
    auctions: {
      say: `Les dons sont finis, et huit enchères aussi : la seconde moitié. On mise d’abord à gauche de qui a retourné la carte. **Les cartes ${church} et celles des cinq sortes se paient en or, et l’or se paie en cartes** : autant des vôtres, n’importe lesquelles, face cachée.`,
    },
    gold: {
      say: 'De l’or de valeur 3 est à vendre, et Alcuin offre trois cartes. Vous avez dix-neuf d’or : il ne vous en faut pas, et vos cartes sont des points.',
      task: 'Passez.',
      wrong: {
        bid: 'Quatre cartes ou plus pour trois d’or ? Vous avez de l’or en abondance. Laissez-le-lui.',
      },
    },
    bid: {
      say: `Maintenant, ${monks} de valeur 3, et vous commencez. Ce dé montre 4, et vous tenez un 2. **Qui a passé est hors jeu** pour cette carte : misez si vous la voulez. On peut même miser plus que l’on n’a ; mais qui gagne sans pouvoir payer est puni.`,
      task: 'Misez 3.',
      done: 'Hildegard passe. Et Alcuin…',
      wrong: {
        pass: 'Pour un dé qui vaut 4, miser en vaut la peine. Commencez par 3.',
        bid: 'Vous le pouvez. Mais commencez par 3 : il vous reste de la marge, et une seule carte suffit pour payer.',
      },
    },
    pay: {
      say: 'Tous deux ont passé : elle est à vous pour 3. On ne rend pas la monnaie : payez au plus juste.',
      task: 'Payez avec l’or de valeur 3.',
      done: `Ensuite : ${tomes}, de valeur 1. Hildegard passe, Alcuin mise 3.`,
      wrong: { else: 'Les petites pièces servent à payer juste. Prenez le 3.' },
    },
    save: {
      say: 'Ce dé ne montre que 2, et 4 d’or pour une carte de valeur 1, c’est cher. Parfois, la meilleure mise est de n’en pas faire.',
      task: 'Passez.',
      done: 'Alcuin paie. Puis vient une carte qui mérite qu’on se batte.',
      wrong: { bid: 'Cela coûterait plus que cela ne peut rapporter. Gardez votre or : passez.' },
    },
    bishop: {
      say: `Une carte ${church} qui tourne un dé **dans le sens qu’on veut**. Alcuin mise 3. Un cran de plus sur un dé que vous gagnerez, c’est un point ; un cran de moins sur celui d’un autre vaut autant.`,
      task: 'Misez 4.',
      done: 'Voyons si quelqu’un monte encore.',
      wrong: {
        pass: 'Celle-ci en vaut la peine : misez 4.',
        bid: 'Un de plus qu’Alcuin suffit : 4.',
      },
    },
    turn: {
      say: 'Elle est à vous. Payez 4 avec vos deux 2, et tournez un dé.',
      task: `Payez, puis augmentez le dé « ${pigments} ».`,
      wrong: {
        pay: 'Payez exactement 4, avec vos deux 2.',
        raise: `C’est possible. Mais vous tenez un 4, ${pigments} : augmentez celui-là.`,
        lower: `Baisser un dé nuit à qui le gagnera. Aujourd’hui, augmentez le vôtre : ${pigments}.`,
        decline: 'Vous l’avez payée : servez-vous-en.',
      },
    },
    count: {
      say: `À la fin, toutes les cartes sont montrées. Dans chaque sorte, le plus grand total emporte le dé ; à égalité, la lettre la plus proche de A. Le plus de points gagne ; à égalité, le plus d’or restant. Sept cartes sont encore à vendre : ${books} est sur le lutrin, et vous commencez.`,
    },
  };
}
