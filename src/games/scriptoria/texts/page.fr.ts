// Ce qu’il y a derrière la porte noire, en français : une page tirée de la partie jouée. De notre main.
import { french } from '../../../engine/grammar.ts';
import type { Names } from '../../../engine/texts.ts';
import type { Book, Colophon } from '../rules/colophon.ts';
import { NOBODY } from '../rules/state.ts';
import { illuminated } from './page.ts';

export const titles = [
  'Du rire des escargots',
  'Brève histoire de mardi prochain',
  'L’autre main de l’abbesse',
  'Sept mensonges sur la mer',
  'Comment plier une cathédrale',
  'Le Chat qui savait le latin',
  'Recettes du noir',
  'Tous les mots que nous avons rayés',
  'Le temps qu’il fait dans les livres',
  'Carte de la marge',
  'Comment se faire pardonner, avec schémas',
  'Dictionnaire des petits bruits',
];

export const beasts = [
  'un lièvre endormi dans la marge',
  'un escargot en armure complète',
  'une chouette qui a perdu sa page',
  'un renard qui lit par-dessus votre épaule',
  'une souris munie d’une toute petite plume',
  'un héron en quête d’une rime',
  'un hérisson dont on s’est servi comme essuie-plume',
  'deux abeilles brouillées pour une virgule',
  'un crapaud qui se prend pour une majuscule',
  'une oie qui réclame sa plume',
  'un chat assis sur la dernière ligne',
  'un ours trop timide pour la frise',
];

const bindings: { readonly [ink: string]: string } = {
  K: 'relié de noir',
  R: 'relié de rouge garance',
  G: 'relié de vert-de-gris',
  B: 'relié de lapis',
  A: 'relié à la feuille d’or',
};

export function page(facts: Colophon, names: Names): string {
  const { opener, days, shelf, favours } = facts;
  const asked =
    favours === 0
      ? 'sans demander une seule faveur'
      : `en demandant ${french.counted(favours, 'faveur', 'faveurs')}`;
  return illuminated({
    title: 'La page derrière la porte noire',
    name: names(opener),
    opening: [
      ' trouva la clé que nul n’avait perdue,',
      'monta soixante-six marches, l’âme éperdue.',
      'Derrière : un seul pupitre, une flamme, un feuillet,',
      'plus vieux que l’abbaye, et frais comme du lait.',
    ],
    couplets: [
      friezes(facts, names),
      text(facts.textDropcap, names),
      picture(facts.miniature, names),
      unpaid(facts.unpaid),
      whole(facts.manuscript, names),
    ],
    shelf: [
      'À côté, une étagère, avec un livre pour chacun :',
      ...shelf.map((book) => bookLine(book, names)),
    ],
    end: `Fait en ${french.counted(days, 'jour', 'jours')} par ${shelf.length} copistes, ${asked}. Qui lit ceci doit une histoire à la bougie.`,
  });
}

function friezes({ leftFrieze, rightFrieze }: Colophon, names: Names): [string, string] {
  if (leftFrieze === NOBODY && rightFrieze === NOBODY)
    return [
      'Aucune frise close ; et la nuit, par les trous,',
      'sortent les animaux. Le chat les compte tous.',
    ];
  if (leftFrieze === rightFrieze)
    return [
      `Les deux frises, c’est ${names(leftFrieze)} : un lièvre à lunettes`,
      'y corrige, entre deux feuilles, les épithètes.',
    ];
  if (leftFrieze === NOBODY)
    return [
      `${names(rightFrieze)} a bordé la droite ; à gauche rien ne pousse,`,
      'sinon un très petit ours, assis dans la mousse.',
    ];
  if (rightFrieze === NOBODY)
    return [
      `${names(leftFrieze)} a bordé la gauche ; à droite rien ne pousse,`,
      'sinon un très petit ours, assis dans la mousse.',
    ];
  return [
    `À gauche, par ${names(leftFrieze)}, un escargot défie`,
    `le chevalier qu’à droite ${names(rightFrieze)} mortifie.`,
  ];
}

function text(writer: number, names: Names): [string, string] {
  return writer === NOBODY
    ? [
        'Le texte a des trous blancs ; il commence au milieu :',
        '« … et puis l’évêque rit. » Le reste est dit à Dieu.',
      ]
    : [
        `${names(writer)} mit au premier mot un grand chapeau doré.`,
        'Ce mot est « Autrefois » : on n’a pas mieux trouvé.',
      ];
}

function picture(painter: number, names: Names): [string, string] {
  return painter === NOBODY
    ? ['L’image attend un coin. Un moine peint s’y penche', 'et réclame du vert. (On l’a promis dimanche.)']
    : [
        `Dans l’image, ${names(painter)} nous a tous mis ici :`,
        'l’abbesse, le godet, le chat… et vous aussi.',
      ];
}

function unpaid(borders: number): [string, string] {
  if (borders === 0)
    return ['Tout fut payé. La page en est presque déçue :', 'pardonner est sa joie, et vous l’avez perdue.'];
  if (borders === 1)
    return ['Une seule bordure est là sans une goutte', 'd’encre. La page a vu. La page a quelque doute.'];
  return [
    `Bordures sans encre : ${borders}. Mensonges de feuillage ;`,
    'la page les a vus, et pardonne à votre âge.',
  ];
}

function whole(finisher: number, names: Names): [string, string] {
  return finisher === NOBODY
    ? [
        'Nul n’a fini. « Tant mieux : un livre clos s’endort.',
        'Revenez donc demain, avec un peu plus d’or. »',
      ]
    : [
        `${names(finisher)} a tout fini, et signé d’une tache`,
        'qui, devant la bougie, est un baiser qu’on cache.',
      ];
}

function bookLine({ seat, title, beast, binding }: Book, names: Names): string {
  return `${names(seat)} : « ${titles[title]} », ${bindings[binding]} ; dedans, ${beasts[beast]}.`;
}
