// Scout in words, in French.
import { french } from '../../../engine/grammar.ts';
import { describeWith } from './describe.ts';

const { counted, number } = french;

export const describe = describeWith({
  round: (round, rounds) => `Manche ${round} sur ${rounds}.`,
  emptyRing: 'La piste est vide.',
  ring: (owner, numbers, kind) =>
    `Sur la piste, par ${owner} : ${numbers}${{ single: '', equal: ', cartes égales', run: ', une suite' }[kind]}.`,
  ends: (left, right) => `À gauche ${left}, à droite ${right}.`,
  card: (up, down) => `${up} sur ${down}`,
  seen: 'vue de tous',
  you: 'vous',
  player: (name, { cards, captured, chips, andShow }) =>
    `${name[0]?.toUpperCase()}${name.slice(1)} : ${counted(cards, 'carte', 'cartes')} en main, ${counted(captured, 'capturée', 'capturées')}, ${counted(chips, 'jeton', 'jetons')}${andShow ? ', Scout & Show encore possible' : ''}.`,
  hand: (count, cards) =>
    count === 0
      ? 'Votre main est vide.'
      : `${counted(count, 'carte', 'cartes')} de gauche à droite : ${cards}.`,
  score: (name, points, thisRound) =>
    `${name[0]?.toUpperCase()}${name.slice(1)} : ${number(points)} des manches précédentes, ${thisRound} jusqu’ici dans celle-ci.`,
});
