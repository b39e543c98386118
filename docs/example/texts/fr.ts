// High Card en français.
import type { GameTexts } from '../../../src/engine/texts.ts';
import type { RefusalCode } from '../rules/moves.ts';
import type { Event, Move, View } from '../rules/state.ts';

const refusals: Record<RefusalCode, string> = {
  'unknown-move': 'Ce n’est pas un coup de Haute Carte. Écrivez par exemple « play 7 ».',
  'not-your-turn': 'Ce n’est pas à vous de jouer.',
  'not-in-hand': 'Vous n’avez pas cette carte en main.',
};

export const fr: GameTexts<View, Move, Event> = {
  name: 'Haute Carte',
  about: 'Chacun joue une carte, et la plus haute remporte le pli. Le plus de plis gagne.',
  options: { hand: { label: 'Cartes par joueur', values: { 3: 'trois', 4: 'quatre' } } },
  events: {
    dealt: ({ seat, count, hand }, names) =>
      `${names(seat)} reçoit ${hand ? hand.join(' ') : `${count} cartes`}.`,
    played: ({ seat, card }, names) => `${names(seat)} joue le ${card}.`,
    'trick-taken': ({ seat, card }, names) => `${names(seat)} remporte le pli avec le ${card}.`,
  },
  move: (move) => (move.kind === 'play' ? `Jouer le ${move.card}` : 'Distribuer'),
  prompt: (view, names) => {
    if (view.phase === 'deal') return 'On distribue les cartes.';
    return view.turn === view.seat ? 'Jouez une carte.' : `C’est à ${names(view.turn)} de jouer.`;
  },
  refusals,
  reasons: {
    'most-tricks': 'Le plus de plis.',
    'shared-victory': 'Égalité de plis : la victoire est partagée.',
  },
  rules: [
    {
      id: 'play',
      title: 'Comment jouer',
      text: 'Douze cartes portent les numéros de 1 à 12. Chacun en reçoit trois (ou quatre) ; les autres restent cachées. À tour de rôle, chacun joue une carte face visible. La **plus haute** remporte le pli, et qui l’a jouée entame le suivant. Quand toutes les cartes sont jouées, le plus de plis gagne.',
    },
  ],
};
