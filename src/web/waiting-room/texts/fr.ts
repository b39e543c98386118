// The waiting room and the invitation, in French.
import { french } from '../../../engine/grammar.ts';
import type { WaitingTexts } from './en.ts';

const { counted } = french;

export const fr: WaitingTexts = {
  waitsFor: (count) => `On attend encore ${counted(count, 'personne', 'personnes')}`,
  isComplete: 'Tout le monde est assis',
  qrCode: 'Code QR du lien : à scanner avec l’appareil photo d’un autre téléphone',
  invites: (host, game) => `${host} vous invite à jouer à ${game}`,
  isInvited: (game) => `On vous invite à jouer à ${game}`,
  isFull:
    'Toutes les places sont prises. La partie va commencer ; si les spectateurs sont admis, vous pourrez la regarder ici.',
  ownTable: 'Ouvrir votre propre table',
  seats: (count) => counted(count, 'joueur', 'joueurs'),
  bots: (count) => counted(count, 'robot', 'robots'),
  noClock: 'sans pendule',
  slowClock:
    'Si votre temps est écoulé, un robot joue pour vous jusqu’à votre retour ; une notification peut vous prévenir avant. Des vacances arrêtent votre pendule, et vous pouvez jouer d’avance.',
  watch: {
    public: 'les spectateurs voient ce qui est public',
    all: 'les spectateurs voient tout, trois minutes plus tard',
    nobody: 'sans spectateurs',
  },
  rated: { rated: 'classée', casual: 'amicale', favour: 'n’est plus classée' },
  ratedText: {
    rated:
      'Partie classée : le résultat change la cote des joueurs. Si vous partez sans revenir, vous êtes à la dernière place. Si quelqu’un abandonne dans le premier quart de la partie, personne ne gagne de points. Deux mêmes personnes peuvent jouer cinq parties classées du même jeu par jour.',
    casual: 'Partie amicale : le résultat ne compte pas pour la cote.',
    favour: 'Un coup a été repris avec l’accord des autres : le résultat ne compte pas pour la cote.',
  },
  countsForRatings: 'Le résultat compte pour la cote',
  isOpen: 'ouverte à tous',
  isPrivate: 'seulement avec le lien',
  change: 'Modifier',
  done: 'Terminé',
  begin: 'Commencer la partie',
};
