// How people meet at a table and part from it: who was found, giving up, ending, another game, in French.
import { de } from '../../../engine/elision.ts';
import { french } from '../../../engine/grammar.ts';
import type { partingEn } from './parting.en.ts';

const { list } = french;

export const partingFr: typeof partingEn = {
  found: {
    person: (game, name) => `Vous jouez à ${game} avec ${name}.`,
    bot: (game, name, level) =>
      `Personne n’est venu à temps. Vous jouez à ${game} avec ${name}, un robot (${level}). La partie compte pour la cote.`,
  },
  giveUp: {
    leave: 'Laisser ma place à un robot',
    resign: 'Abandonner',
    'offer-end': 'Proposer d’arrêter la partie',
    playOn: 'Continuer',
    leaveText: 'Un robot jouera pour vous. Vous pourrez reprendre votre place à tout moment.',
    leaveRated:
      'Un robot jouera pour vous jusqu’à votre retour. Si vous ne revenez pas avant la fin, vous serez à la dernière place pour la cote. Dès que le robot aura décidé pour vous, vous ne pourrez plus gagner de points.',
    resignTwo: (name, isRated) =>
      `La partie s’arrête et ${name} gagne.${isRated ? ' Elle compte pour la cote comme une défaite : vous perdez des points. En début de partie, le gagnant n’en gagne pas.' : ''}`,
    resignMore: (isRated) =>
      `Un robot jouera à votre place jusqu’à la fin, et vous ne pourrez plus la reprendre.${isRated ? ' Pour la cote, vous serez à la dernière place et perdrez des points. En début de partie, les autres n’en gagnent pas.' : ''}`,
    endAlone: 'La partie s’arrête tout de suite, sans gagnant.',
    endText: (names) =>
      `Si ${list(names)} ${names.length === 1 ? 'accepte' : 'acceptent'}, la partie s’arrête, sans gagnant et sans compter pour la cote.`,
    offered: (name) => `${name} propose d’arrêter la partie, sans gagnant.`,
    waitsFor: (names) => `Vous proposez d’arrêter la partie. On attend ${list(names)}.`,
    refused: (name) => `${name} préfère continuer.`,
    withdrawn: (name) => `${name} ne souhaite plus arrêter la partie.`,
    agree: 'Arrêter',
    withdraw: 'Retirer',
  },
  finishedByBots: {
    you: (others) =>
      others.length === 0
        ? 'Un robot a fini la partie à votre place.'
        : `Des robots ont fini la partie à votre place et à celle ${de(list(others))}.`,
    others: (names) =>
      `${names.length === 1 ? 'Un robot a' : 'Des robots ont'} fini la partie à la place ${de(list(names))}.`,
    waiting: 'Les joueurs sont partis. La partie reprendra quand l’un d’eux reviendra.',
  },
  rematch: {
    title: 'Une autre partie',
    ask: 'Rejouer',
    accept: 'Oui, rejouer',
    decline: 'Non merci',
    go: 'Aller à la nouvelle table',
    elsewhere: 'Inviter quelqu’un d’autre',
    answers: {
      yes: (name) => `${name} veut rejouer.`,
      no: (name) => `${name} ne veut pas rejouer.`,
      open: (name) => `${name} n’a pas encore répondu.`,
      gone: (name) => `${name} est hors ligne ; la proposition l’attendra.`,
    },
  },
};
