// Les petits mots de Scriptoria en français.
import { french } from '../../../engine/grammar.ts';
import type { Words } from './word-types.ts';

const MASCULINE: Words['inks'] = { K: 'noir', R: 'rouge', G: 'vert', B: 'bleu', A: 'doré' };
export const FEMININE: Words['inks'] = { K: 'noire', R: 'rouge', G: 'verte', B: 'bleue', A: 'dorée' };
const kinds: Words['kinds'] = { c: 'coin', b: 'bordure', t: 'texte', m: 'miniature', d: 'lettrine' };

export const words: Words = {
  inks: { K: 'noir', R: 'rouge', G: 'vert', B: 'bleu', A: 'or' },
  kinds,
  kindsFilled: { c: 'coins', b: 'bordures', t: 'textes', m: 'miniatures', d: 'lettrines' },
  parts: {
    leftFrieze: 'frise gauche',
    rightFrieze: 'frise droite',
    textDropcap: 'texte et lettrine',
    miniature: 'miniature',
    manuscript: 'manuscrit',
  },
  supplies: {
    black: 'noir offert',
    red: 'rouge offert',
    green: 'vert offert',
    blue: 'bleu offert',
    gold: 'or offert',
    quill: 'la Plume',
  },
  sketch: (kind, colours, blacks) => {
    const adjectives = kind === 'c' || kind === 't' ? MASCULINE : FEMININE;
    const named = french.list(
      (colours.length === 0 ? (['K'] as const) : colours).map((ink) => adjectives[ink]),
    );
    return `${kinds[kind]} ${named}${blacks > 1 ? ' à double noir' : ''}`;
  },
  lecterns: {
    K: 'le pupitre noir',
    R: 'le pupitre rouge',
    G: 'le pupitre vert',
    B: 'le pupitre bleu',
    A: 'le pupitre doré',
    Q: 'le pupitre à la Plume',
  },
  list: french.list,
  labels: {
    day: 'Jour',
    firstHour: 'Première heure : les encres',
    secondHour: 'Deuxième heure : les pupitres',
    lastHour: 'Dernière heure : l’enluminure',
    evening: 'Soir',
    dawn: 'Aube',
    over: 'Les manuscrits sont livrés',
    archivist: 'Archiviste :',
    bag: 'esquisses dans le sac',
    cup: 'Coupe',
    grimoire: 'Grimoire',
    onTable: 'sur la table',
    lecterns: 'Pupitres du jour',
    scriptorium: 'Scriptorium',
    achievements: 'Distinctions',
    you: 'Vous',
    inks: 'encres',
    stock: 'réserve',
    lectern: 'pupitre',
    tokens: 'jetons',
    flipped: 'retournés :',
    points: 'points',
    payable: '* payable maintenant',
    unpaid: '(…) posé sans payer',
    none: 'rien',
    total: 'score final',
    doorOpen: 'La porte noire est ouverte.',
  },
};
