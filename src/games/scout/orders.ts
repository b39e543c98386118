// Standing orders of Scout: new hands stay as they are dealt. What to show depends on what the others do.
import type { StandingOrders } from '../../engine/game.ts';
import type { Move, View } from './rules/state.ts';

export const standingOrders: StandingOrders<View, Move> = {
  kinds: ['keep-hand'],
  offers: ({ seat, phase }) => (seat === null || phase === 'over' ? [] : [{ kind: 'keep-hand', params: {} }]),
  answer: ({ phase }, moves) =>
    phase === 'hands' ? (moves.find(({ kind }) => kind === 'keep') ?? null) : null,
  isOver: ({ phase }) => phase === 'over',
};
