// Standing orders of Scout: new hands stay as they are dealt, and a set of the hand is shown if it can be.
import type { StandingOrders } from '../../engine/game.ts';
import type { Move, View } from './rules/state.ts';

const handOf = ({ seat, hands }: View) => (seat === null ? [] : (hands[seat] ?? []));

export const standingOrders: StandingOrders<View, Move> = {
  kinds: ['keep-hand', 'show-cards'],

  offers(view) {
    const { seat, phase, round } = view;
    if (seat === null || phase === 'over') return [];
    const cards = handOf(view).length;
    const place = { kind: 'amount', from: 1, to: cards, initial: 1 } as const;
    const keeping = { kind: 'keep-hand', params: {} };
    // The order is about this hand: a card more or less moves the others.
    const hand = { kind: 'fixed', value: [round, cards] } as const;
    if (phase !== 'act' || cards === 0) return [keeping];
    return [keeping, { kind: 'show-cards', params: { first: place, last: place, hand } }];
  },

  answer({ phase }, moves, { kind, args }) {
    if (kind === 'keep-hand')
      return phase === 'hands' ? (moves.find((move) => move.kind === 'keep') ?? null) : null;
    const [first, last] = [Number(args.first) - 1, Number(args.last) - 1];
    return moves.find((move) => move.kind === 'show' && move.first === first && move.last === last) ?? null;
  },

  isOver(view, { kind, args }) {
    if (view.phase === 'over') return true;
    return kind === 'show-cards' && String(args.hand) !== String([view.round, handOf(view).length]);
  },
};
