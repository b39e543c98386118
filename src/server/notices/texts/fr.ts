// What notices say, in French.
import { french } from '../../../engine/grammar.ts';
import type { NoticeTexts } from './contract.ts';

const { counted, list } = french;

export const fr: NoticeTexts = {
  titles: {
    turn: (game) => `À vous de jouer : ${game}`,
    started: (game) => `${game} : la partie a commencé`,
    joined: (game, by) => `${by} a pris place à votre table (${game})`,
    rematch: (game, by) => `${by} propose une revanche : ${game}`,
    round: (game) => `Votre ronde a commencé : ${game}`,
    'low-time': (game) => `Votre temps s’écoule : ${game}`,
  },
  somebody: 'Quelqu’un',
  withOthers: (names) => `Avec ${list(names)}.`,
  timeLeft: (time) => `Temps restant : ${time}.`,
  days: (count) => counted(count, 'jour', 'jours'),
  hours: (count) => counted(count, 'heure', 'heures'),
  minutes: (count) => counted(count, 'minute', 'minutes'),
  several: (count) => `${counted(count, 'table vous attend', 'tables vous attendent')}`,
  test: 'Ceci est un essai',
  testText: 'C’est ici qu’on vous préviendra quand ce sera à vous de jouer.',
  confirm: 'Confirmez votre adresse e-mail',
  confirmText: (site) =>
    `Quelqu’un, sans doute vous, souhaite recevoir un message à cette adresse quand c’est son tour de jouer sur le site « ${site} ». Pour la confirmer, ouvrez ce lien :`,
  confirmElse: 'Si ce n’est pas vous, ne faites rien : vous ne recevrez plus aucun message.',
  openTable: 'Ouvrir la table :',
  settings: 'Choisir ce dont on vous prévient, et quand :',
  stop: 'Ne plus recevoir de e-mails :',
};
