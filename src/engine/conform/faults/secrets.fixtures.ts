// Planted faults of views, determinizations and events: leaks, and what should have been emitted.
import { highCard } from '../../../../docs/example/index.ts';
import type { Card, State } from '../../../../docs/example/rules/state.ts';
import type { Seat } from '../../game.ts';
import { emitting, type PlantedFault } from './planted.fixtures.ts';

/** Before the first card, the seat with the lowest card has the turn: no other seat can know which one that is. */
function secretTurn(state: State): Seat {
  const isOpening =
    state.phase === 'play' && state.seen.length === 0 && state.table.every((card) => card === 0);
  return isOpening ? lowest(state.hands) : highCard.turn(state);
}

function lowest(hands: readonly (readonly Card[])[]): Seat {
  const lows = hands.map((hand) => Math.min(...hand));
  return lows.indexOf(Math.min(...lows));
}

export const secretsFaults: readonly PlantedFault[] = [
  {
    point: 'determinize-fits',
    what: 'the reader’s own hand is re-dealt',
    game: {
      determinize: (view, rng) => {
        const state = highCard.determinize(view, rng);
        return { ...state, hands: state.hands.toReversed() };
      },
    },
  },
  {
    point: 'determinize-turn',
    what: 'whose turn it is depends on hidden cards',
    game: {
      turn: secretTurn,
      legalMoves: (state, seat) =>
        seat === secretTurn(state) ? state.hands[seat]!.map((card) => ({ kind: 'play', card })) : [],
    },
  },
  {
    point: 'determinize-moves',
    what: 'what is legal depends on hidden cards',
    game: {
      legalMoves: (state, seat) => {
        const others = state.hands.filter((_, owner) => owner !== seat).flat();
        const moves = highCard.legalMoves(state, seat);
        return moves.length > 1 && Math.max(...others) > 9 ? moves.slice(1) : moves;
      },
    },
  },
  {
    point: 'leak-in-view',
    what: 'a spectator sees the first hand',
    game: {
      view: (state, seat) => ({ ...highCard.view(state, seat ?? 0), seat }),
      determinize: (view, rng) => highCard.determinize({ ...view, seat: view.seat ?? 0 }, rng),
    },
  },
  {
    point: 'leak-in-event',
    what: 'an event names the cards left in the hands',
    game: {
      play: emitting((event, { hands }) =>
        event.key === 'played' ? { ...event, args: { ...event.args, hands } } : event,
      ),
    },
  },
  {
    point: 'untold',
    what: 'no event gives a seat its own hand',
    game: { play: emitting(({ secret: _, ...event }) => event) },
  },
  {
    point: 'reveals',
    what: 'a hidden card is shown, and the event does not say so',
    says: 'shows seat 1 what was hidden',
    game: { play: emitting(({ reveals: _, ...event }) => event) },
  },
  {
    point: 'redeal',
    what: 'a kit that re-deals nothing, so that no leak could be found',
    kit: { redeal: (state) => highCard.clone(state) },
  },
];
