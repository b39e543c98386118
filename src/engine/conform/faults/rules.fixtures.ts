// Planted faults of state, moves, chance and outcome.
import { highCard } from '../../../../docs/example/index.ts';
import type { Move } from '../../../../docs/example/rules/state.ts';
import { Rng } from '../../rng.ts';
import { type PlantedFault, playThen } from './planted.fixtures.ts';

const anyPlay: Move = { kind: 'play', card: 1 };
let deals = 0;

export const rulesFaults: readonly PlantedFault[] = [
  {
    point: 'ends',
    what: 'cards that are played stay in hand',
    game: {
      play: (state, by, move, emit) => {
        if (move.kind === 'deal') return highCard.play(state, by, move, emit);
        state.turn = (by + 1) % state.hands.length;
        emit?.({ key: 'played', args: { seat: by, card: move.card }, reveals: true });
      },
    },
  },
  {
    point: 'json',
    what: 'a state with a field that has no value',
    game: { setup: (seats, options) => Object.assign(highCard.setup(seats, options), { last: undefined }) },
  },
  {
    point: 'json',
    what: 'a state with a set in it',
    game: { setup: (seats, options) => Object.assign(highCard.setup(seats, options), { known: new Set() }) },
  },
  {
    point: 'json',
    what: 'a view with NaN',
    says: 'view of',
    game: { view: (state, seat) => Object.assign(highCard.view(state, seat), { average: Number.NaN }) },
  },
  {
    point: 'clone',
    what: 'a field is forgotten',
    says: 'the clone',
    game: { clone: (state) => ({ ...highCard.clone(state), turn: 0 }) },
  },
  {
    point: 'clone',
    what: 'a list is shared',
    says: 'changed the original',
    game: { clone: (state) => ({ ...highCard.clone(state), hands: state.hands }) },
  },
  {
    point: 'clone',
    what: 'a view shares a list with its state',
    says: 'a view taken before',
    game: { view: (state, seat) => ({ ...highCard.view(state, seat), table: state.table }) },
  },
  {
    point: 'clone',
    what: 'a determinized state shares a list with its view',
    says: 'wrote on the view',
    game: { determinize: (view, rng) => ({ ...highCard.determinize(view, rng), table: view.table }) },
  },
  {
    point: 'emit',
    what: 'the turn passes only when events are listened to',
    game: {
      play: playThen((state, by, _, emit) => {
        if (!emit && by >= 0) state.turn = by;
      }),
    },
  },
  {
    point: 'queries-change-nothing',
    what: 'asking for moves sorts the hand',
    game: {
      legalMoves: (state, seat) => {
        state.hands[seat]!.reverse();
        return highCard.legalMoves(state, seat);
      },
    },
  },
  {
    point: 'queries-change-nothing',
    what: 'determinize writes on the view',
    says: 'determinize',
    game: {
      determinize: (view, rng) => {
        view.seen.push(0);
        return highCard.determinize({ ...view, seen: view.seen.slice(0, -1) }, rng);
      },
    },
  },
  {
    point: 'notation',
    what: 'two moves are written alike',
    says: 'twice the same',
    game: { notation: (move) => (move.kind === 'play' ? `play ${move.card > 6 ? 'high' : 'low'}` : 'deal') },
  },
  {
    point: 'notation',
    what: 'a double space',
    says: 'single spaces',
    game: { notation: (move) => highCard.notation(move).replace(' ', '  ') },
  },
  {
    point: 'legal-moves',
    what: 'the seat on turn has no move',
    says: 'has the turn but no move',
    game: { legalMoves: (state, seat) => highCard.legalMoves(state, seat).slice(1) },
  },
  {
    point: 'legal-moves',
    what: 'a move after the end',
    says: 'though no seat has the turn',
    game: {
      legalMoves: (state, seat) => (state.phase === 'over' ? [anyPlay] : highCard.legalMoves(state, seat)),
    },
  },
  {
    point: 'pieces',
    what: 'a card is lost in play',
    game: {
      play: playThen((state) => {
        state.seen.length &&= state.seen.length - 1;
      }),
    },
  },
  {
    point: 'pieces',
    what: 'a card is lost in a determinization',
    says: 'determinized',
    game: {
      determinize: (view, rng) => {
        const state = highCard.determinize(view, rng);
        return { ...state, deck: state.deck.slice(1) };
      },
    },
  },
  {
    point: 'pieces',
    what: 'a card is lost in the kit’s re-deal',
    says: 're-dealt',
    kit: { redeal: (state) => ({ ...highCard.clone(state), deck: state.deck.slice(1) }) },
  },
  { point: 'pieces', what: 'a kit that counts nothing', says: 'no piece at all', kit: { pieces: () => [] } },
  {
    point: 'outcome',
    what: 'none at the end',
    game: { outcome: () => null },
  },
  {
    point: 'outcome',
    what: 'one before the end',
    game: { outcome: (state) => highCard.outcome({ ...state, phase: 'over' }) },
  },
  {
    point: 'outcome',
    what: 'places that are not ranks',
    says: 'places',
    game: {
      outcome: (state) => {
        const outcome = highCard.outcome(state);
        return outcome && { ...outcome, places: outcome.places.map((place) => place + 1) };
      },
    },
  },
  {
    point: 'outcome',
    what: 'one score too many',
    says: 'one place and score a seat',
    game: {
      outcome: (state) => {
        const outcome = highCard.outcome(state);
        return outcome && { ...outcome, scores: [...outcome.scores, 0] };
      },
    },
  },
  {
    point: 'odds',
    what: 'chance does what is not listed',
    says: 'do not list',
    game: { odds: () => [{ move: { kind: 'deal', hands: [] }, weight: 1 }] },
  },
  {
    point: 'odds',
    what: 'a weight of zero',
    says: 'not positive',
    game: { odds: (state) => [{ move: highCard.chance(state, new Rng(1)), weight: 0 }] },
  },
  {
    point: 'odds',
    what: 'the same move twice',
    says: 'twice',
    game: {
      odds: (state) => [1, 1].map((weight) => ({ move: highCard.chance(state, new Rng(1)), weight })),
    },
  },
  {
    point: 'replay',
    what: 'chance has a memory of its own',
    says: 'chance gave',
    game: { chance: (state) => highCard.chance(state, new Rng(deals++)) },
  },
  {
    point: 'replay',
    what: 'another seat leads the second time',
    says: 'is not in the replay',
    game: { setup: (seats, options) => ({ ...highCard.setup(seats, options), turn: deals++ % 2 }) },
  },
  {
    point: 'replay',
    what: 'the state counts the games',
    says: 'the end',
    game: {
      setup: (seats, options) => Object.assign(highCard.setup(seats, options), { number: deals++ }),
      clone: (state) => structuredClone(state),
    },
  },
];
