// The first game of Biblios and Scripts & Scribes in French, in the words of an edition.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { FrenchWords } from '../texts/french.ts';
import type { Step } from './scenes.ts';

export function french({
  categories,
  church,
  yourHand,
  inSpace,
  theAuctionPile,
  firstHalf,
  firstHalfOver,
}: FrenchWords): LessonTexts<Step> {
  const [monks, pigments, books, , tomes] = categories;
  return {
    dice: {
      say: `Il y a cinq dés, un par catégorie de cartes. À la fin, **le plus grand total d’une catégorie emporte son dé** et en marque la valeur. Tous les dés montrent 3 ; cela ne durera pas. Inutile de tout gagner : deux ou trois bons dés suffisent.`,
    },
    keep: {
      say: `Premier temps : ${firstHalf.toLowerCase()}. Vous piochez quatre cartes, **une par une**, et vous placez chacune avant de voir la suivante : une pour vous, une pour les enchères, deux pour les autres. Celle-ci, ${pigments} 4, est l’une des plus fortes du jeu. Une meilleure suivra peut-être, ou non.`,
      task: `Gardez-la : placez-la dans ${yourHand}.`,
      wrong: {
        'give auction': 'Il faudrait ensuite la racheter. Gardez une carte aussi forte.',
        'give public': 'Un voisin vous remercierait. Gardez une carte aussi forte.',
      },
    },
    public: {
      say: `Vous avez gardé votre carte pour ce tour. En voici une faible : ${books} 1. Chacun des autres prendra une des cartes posées ${inSpace}.`,
      task: `Posez-la ${inSpace}.`,
      wrong: {
        'give auction': `C’est permis. Mais ${theAuctionPile} convient mieux à une carte que vous voulez revoir.`,
      },
    },
    auction: {
      say: `Or 3. C’est l’or qui gagne les enchères : ne le donnez pas. Dans ${theAuctionPile}, il reviendra plus tard, et chacun pourra miser dessus.`,
      task: `Mettez-le dans ${theAuctionPile}.`,
      wrong: {
        'give public': 'C’est offrir trois pièces d’or à un voisin. Mettez-les de côté pour les enchères.',
      },
    },
    late: {
      say: `${monks} 4, et vous avez déjà gardé une carte : celle-ci ne peut aller que ${inSpace}. C’est le dilemme de chaque tour : **garder tout de suite une bonne carte, ou attendre, au risque de donner la meilleure**.`,
      task: `Posez-la ${inSpace}, à regret.`,
      done: `Hildegard la prend aussitôt. Puis c’est à elle de donner, et une carte ${church} apparaît.`,
    },
    church: {
      say: `Alcuin a pris l’or : il vous reste la **carte ${church}**. On ne la garde jamais : dès qu’on l’obtient, on tourne des dés.`,
      task: `Prenez la carte ${church}.`,
    },
    raise: {
      say: `Elle monte un dé de 1. Vous avez une carte forte en ${pigments} : faites valoir cette catégorie.`,
      task: `Montez le dé « ${pigments} ».`,
      wrong: {
        decline: `Vous pouvez laisser les dés. Mais un dé « ${pigments} » plus haut, c’est un point pour vous.`,
        raise: `Vous n’avez rien dans cette catégorie : cela profiterait aux autres. Montez « ${pigments} ».`,
      },
    },
    auctions: {
      say: `${firstHalfOver} Huit enchères ont déjà eu lieu. Le voisin de gauche de celui qui a retourné la carte mise en premier. **Les cartes ${church} et les cartes de catégorie se paient en or, et l’or se paie en cartes** : autant que vous avez misé, quelles qu’elles soient, face cachée.`,
    },
    gold: {
      say: 'Or 3 est aux enchères, et Alcuin mise trois cartes. Vous avez 19 pièces d’or : cela vous suffit, et vos cartes sont des points.',
      task: 'Passez.',
      wrong: {
        bid: 'Quatre cartes ou plus pour trois pièces d’or ? Vous en avez bien assez. Laissez-les-lui.',
      },
    },
    bid: {
      say: `Voici ${monks} 3, et vous misez en premier. Ce dé montre 4, et vous avez un 2. **Une fois que vous avez passé, vous ne revenez plus** pour cette carte : misez si vous la voulez. Vous pouvez même miser plus que vous n’avez ; mais si vous l’emportez sans pouvoir payer, gare à la pénalité.`,
      task: 'Misez 3.',
      done: 'Hildegard passe. Et Alcuin…',
      wrong: {
        pass: 'Un dé qui vaut 4 mérite une mise. Commencez par 3.',
        bid: 'C’est permis. Mais commencez par 3 : il vous reste de la marge, et une seule carte suffit pour payer.',
      },
    },
    pay: {
      say: 'Les deux autres ont passé : elle est à vous pour 3. On ne rend pas la monnaie : payez au plus juste.',
      task: 'Payez avec l’Or 3.',
      done: `Ensuite : ${tomes} 1. Hildegard passe, Alcuin mise 3.`,
      wrong: { else: 'Les petites pièces servent à faire l’appoint. Prenez le 3.' },
    },
    save: {
      say: 'Ce dé ne montre que 2, et 4 pièces d’or pour une carte de valeur 1, c’est cher. Parfois, mieux vaut ne pas miser.',
      task: 'Passez.',
      done: 'Alcuin paie. Puis vient une carte qui mérite qu’on se batte.',
      wrong: { bid: 'Elle coûterait plus qu’elle ne peut rapporter. Gardez votre or : passez.' },
    },
    bishop: {
      say: `Une carte ${church} qui tourne un dé **dans le sens de votre choix**. Alcuin mise 3. Monter un dé que vous gagnerez, c’est un point pour vous ; baisser un dé qu’un autre gagnera vaut autant.`,
      task: 'Misez 4.',
      done: 'Voyons si quelqu’un monte encore.',
      wrong: {
        pass: 'Celle-ci en vaut la peine : misez 4.',
        bid: 'Une de plus qu’Alcuin suffit : 4.',
      },
    },
    turn: {
      say: 'Elle est à vous. Payez 4 avec vos deux 2, et tournez un dé.',
      task: `Payez, puis montez le dé « ${pigments} ».`,
      wrong: {
        pay: 'Payez exactement 4, avec vos deux 2.',
        raise: `C’est possible. Mais vous avez un 4 en ${pigments} : montez plutôt ce dé.`,
        lower: `Baisser un dé nuit à celui qui le gagnera. Cette fois, montez le vôtre : ${pigments}.`,
        decline: 'Vous l’avez payée : servez-vous-en.',
      },
    },
    count: {
      say: `À la fin, on montre toutes les cartes. Dans chaque catégorie, le plus grand total emporte le dé ; en cas d’égalité, la lettre la plus proche de A. Le joueur qui a le plus de points gagne ; en cas d’égalité, celui qui a le plus d’or. Il reste sept cartes à vendre : ${books} est sur le lutrin, et vous misez en premier.`,
    },
  };
}
