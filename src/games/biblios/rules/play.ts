// Plays a move: dispatches it to its topic.
import type { Emit, Seat } from '../../../engine/game.ts';
import { bid, pass, pay, reveal, seize } from './auction.ts';
import { resolveChurch } from './church.ts';
import { draw, first, give, take } from './donation.ts';
import type { Event, Move, State } from './state.ts';

export function play(state: State, _by: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'bid':
      bid(state, move.amount, emit);
      break;
    case 'pass':
      pass(state, emit);
      break;
    case 'give':
      give(state, move.to, emit);
      break;
    case 'draw':
      draw(state, move.card, emit);
      break;
    case 'take':
      take(state, move.card, emit);
      break;
    case 'pay':
      pay(state, move.card, emit);
      break;
    case 'reveal':
      reveal(state, move.card, emit);
      break;
    case 'seize':
      seize(state, move.card, emit);
      break;
    case 'raise':
      resolveChurch(state, 1, move.dice, emit);
      break;
    case 'lower':
      resolveChurch(state, -1, move.dice, emit);
      break;
    case 'decline':
      resolveChurch(state, 0, [], emit);
      break;
    case 'first':
      first(state, move.seat, emit);
  }
}
