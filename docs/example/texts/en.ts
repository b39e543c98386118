// High Card in English.
import type { GameTexts } from '../../../src/engine/texts.ts';
import type { RefusalCode } from '../rules/moves.ts';
import type { Event, Move, View } from '../rules/state.ts';

const refusals: Record<RefusalCode, string> = {
  'unknown-move': 'That is not a move of High Card. Write for example “play 7”.',
  'not-your-turn': 'It is not your turn.',
  'not-in-hand': 'You do not hold that card.',
};

export const en: GameTexts<View, Move, Event> = {
  name: 'High Card',
  about: 'Everybody plays one card, and the highest takes the trick. Most tricks win.',
  options: { hand: { label: 'Cards each', values: { 3: 'three', 4: 'four' } } },
  events: {
    dealt: ({ seat, count, hand }, names) =>
      `${names(seat)} gets ${hand ? hand.join(' ') : `${count} cards`}.`,
    played: ({ seat, card }, names) => `${names(seat)} plays ${card}.`,
    'trick-taken': ({ seat, card }, names) => `${names(seat)} takes the trick with ${card}.`,
  },
  move: (move) => (move.kind === 'play' ? `Play ${move.card}` : 'Deal'),
  prompt: (view, names) => {
    if (view.phase === 'deal') return 'The cards are dealt.';
    return view.turn === view.seat ? 'Play a card.' : `It is ${names(view.turn)}’s turn.`;
  },
  refusals,
  reasons: {
    'most-tricks': 'Most tricks.',
    'shared-victory': 'Equal tricks: the victory is shared.',
  },
  rules: [
    {
      id: 'play',
      title: 'How to play',
      text: 'Twelve cards are numbered from 1 to 12. Everybody gets three (or four) of them; the others stay hidden. In turn, everybody plays one card openly. The **highest** takes the trick, and its owner leads the next. When all cards are played, most tricks win.',
    },
  ],
};
