// The first day of Scriptoria in French.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

export const fr: LessonTexts<Step> = {
  page: {
    say: 'Hildegard et vous enluminez une double page chacun : coins, bordures, texte, lettrine, miniature. Un jour a trois heures : on partage les **encres**, puis les **pupitres** avec leurs esquisses, puis on **peint** ce que l’on peut payer. Le joueur qui a le plus de points gagne.',
  },
  lecterns: {
    say: 'Tout est visible : faites d’abord un plan. Aujourd’hui, un pupitre **offre le noir**, et il porte trois textes qui coûtent du noir et du **vert**. Il y a un seul vert dans la coupe. Mais **l’or peut remplacer le rouge, le vert ou le bleu** : avec le vert et deux ors, vous pourriez peindre les trois.',
  },
  inks: {
    say: 'Vous êtes Archiviste et commencez. Prenez une encre, ou **deux de couleurs différentes** ; jamais le noir avec l’or.',
    task: 'Prenez le vert et l’or dans la coupe.',
    done: 'Hildegard prend du noir et du rouge.',
    wrong: {
      grimoire: 'Trop tôt : sans encre, rien à peindre.',
      'take G': 'Vous pouvez en prendre deux : le vert, et de l’or avec.',
      'take A': 'Vous pouvez en prendre deux : l’or, et le vert avec.',
      else: 'C’est permis, mais les textes veulent du vert : prenez le seul qu’il y ait, et un or.',
    },
  },
  more: {
    say: 'Maintenant le second or, avant qu’elle ne le voie. Un rouge avec ne fera pas de mal.',
    task: 'Prenez le rouge et l’or.',
    done: 'Elle prend du noir et du bleu.',
    wrong: {
      grimoire: 'Pas encore : d’abord le second or, sinon Hildegard le prendra.',
      'take A': 'L’or, oui. Et comme vous pouvez en prendre deux : un rouge avec.',
      else: 'C’est permis, mais il vous faut le second or pour le troisième texte. Prenez-le avec un rouge.',
    },
  },
  grimoire: {
    say: 'Vous avez tout ce qu’il faut. Au lieu d’une encre, vous pouvez prendre le **Grimoire** : vous vous retirez pour cette heure, les autres vident la coupe, et **vous choisissez un pupitre en premier**.',
    task: 'Prenez le Grimoire.',
    done: 'Le reste de la coupe est pour elle. Mais le premier choix est pour vous.',
    wrong: {
      else: 'Plus d’encre, c’est bien ; mais si elle prend le Grimoire, elle choisit le pupitre aux trois textes. Prenez-le vous-même.',
    },
  },
  pick: {
    say: 'Deuxième Heure. D’ordinaire, les copistes se **donnent** les pupitres, et pas les meilleurs. Avec le Grimoire, vous choisissez le vôtre.',
    task: 'Choisissez le pupitre qui offre le noir.',
    done: 'Hildegard choisit le bleu. Les esquisses qui restent vont sur le Scriptorium.',
    wrong: {
      else: 'C’est possible. Mais les textes que vos encres paient sont sur celui qui offre le noir.',
    },
  },
  place: {
    say: 'Dernière Heure : on peint. Chaque esquisse montre son prix. Votre pupitre paie le noir : ce texte ne vous coûte donc qu’un vert.',
    task: 'Posez le texte qui coûte noir et vert, payé avec le vert.',
    wrong: {
      'place tKG gold=G': 'Payez-le avec votre vert, et gardez l’or pour les deux autres.',
      'place tKKG':
        'Celui-là coûte plus de noir, qui vous est offert : payez-le ensuite, avec de l’or. D’abord l’autre, avec le vert.',
      free: 'Les bordures se posent sans payer, oui. Mais d’abord les textes, qui rapportent.',
      help: 'Un jeton d’aide va chercher une esquisse sur le Scriptorium, mais il vaut 2 points à la fin. Vous n’en avez pas besoin.',
      done: 'Vous pouvez encore peindre : vos encres paient trois textes.',
      else: 'D’abord le texte qui coûte noir et vert, payé avec le vert.',
    },
  },
  gold: {
    say: 'Un point. Les deux autres textes coûtent deux noirs et un vert : pour le vert, l’or fera l’affaire. Ils rapportent 2 points chacun.',
    task: 'Posez les deux autres textes, l’or à la place du vert.',
    wrong: {
      free: 'La bordure peut attendre. L’or paie encore deux textes.',
      place: 'L’or pourrait payer la bordure aussi. Les textes rapportent plus : 2 points chacun.',
      help: 'Pas besoin d’aide : les deux textes sont sur votre pupitre.',
      done: 'Pas encore : l’or paie encore deux textes.',
    },
  },
  free: {
    say: 'Les trois textes dès le premier jour ! Avec une lettrine, cette partie sera complète. Il reste un rouge, qui ne paie pas la bordure. Mais **les bordures, et elles seules, peuvent se poser sans payer** : aucun point, mais la place est prise.',
    task: 'Posez la bordure sans payer, sur la page de votre choix.',
    wrong: {
      help: 'Cela irait chercher une esquisse que vous ne pouvez pas payer. Posez la bordure sans payer.',
      done: 'Vous pouvez vous arrêter là, mais une bordure gratuite est un cadeau : posez-la.',
    },
  },
  done: {
    say: 'Ce qui resterait sur votre pupitre irait dans votre réserve, pour un autre jour. Vous avez tout peint.',
    task: 'Finissez votre tour.',
    done: 'À Hildegard de peindre.',
    wrong: { else: 'L’aide coûte un jeton qui vaut 2 points. Finissez votre tour.' },
  },
  later: {
    say: 'Voici le neuvième jour de la même partie ; le dixième est le dernier. Vos trois textes attendent toujours une **lettrine**, et il n’y en a pas sur votre pupitre. Mais tout ce qui est resté ces jours-ci est sur le Scriptorium : des lettrines aussi.',
  },
  help: {
    say: 'Il vous reste un **jeton d’aide**. Retourné, il va chercher n’importe quelle esquisse au Scriptorium. Gardé, il vaudrait 2 points à la fin ; la lettrine qui coûte noir, rouge, vert et or en rapporte 4 aussitôt, et davantage.',
    task: 'Demandez de l’aide : prenez la lettrine qui coûte noir, rouge, vert et or.',
    wrong: {
      'help dKGA':
        'Une lettrine, oui, et vous pourriez la payer. Celle qui coûte noir, rouge, vert et or vaut un point de plus.',
      'help dKRA':
        'Une lettrine, oui, et vous pourriez la payer. Celle qui coûte noir, rouge, vert et or vaut un point de plus.',
      help: 'Cela coûterait votre dernier jeton. Prenez ce qui achève une partie : la lettrine qui coûte noir, rouge, vert et or.',
      done: 'Ne vous arrêtez pas : il ne manque qu’une esquisse à une partie de votre page.',
      else: 'Vous aurez de l’encre pour cela plus tard. D’abord la lettrine, tant que vous avez un jeton.',
    },
  },
  dropcap: {
    say: 'Elle est dans votre réserve et peut se poser aussitôt. Vous n’avez pas de vert : l’or le remplace, et il y en a assez.',
    task: 'Posez la lettrine.',
    wrong: {
      done: 'Posez d’abord la lettrine : c’est pour cela que vous l’avez prise.',
      else: 'Plus tard. D’abord la lettrine : elle achève le texte.',
    },
  },
  end: {
    say: 'Texte et lettrine sont complets : **quand vous achevez une partie, vous prenez sa distinction**, 3 points pour le premier joueur, puis 2, puis 1. Les frises et la miniature sont encore à prendre. C’est toujours à vous, il reste de l’encre, et il y a un dernier jour.',
  },
};
