// A minimal card game for our server: two hidden hands of eleven, one card a turn, a new deal when both are empty. It never ends.
import { CHANCE, type Game, type GameEvent, type Rng, type Seat } from '../../src/engine/index.ts';

export const HAND = 11;

interface State {
  hands: number[][];
  table: number[];
  turn: Seat;
}

interface View {
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  readonly table: readonly number[];
  readonly turn: Seat;
}

type Move = { readonly card: number } | { readonly deal: readonly number[] };
type Event = GameEvent & { readonly key: 'played' | 'dealt' };

const MOVES: readonly Move[] = Array.from({ length: 2 * HAND }, (_, card) => ({ card }));
const isEmpty = ({ hands }: State) => hands.every((hand) => hand.length === 0);

export const smallest: Game<State, View, Move, Record<string, never>, Event> = {
  id: 'smallest',
  version: 1,
  seatCounts: [2],
  options: {},
  setup: () => ({ hands: [[], []], table: [], turn: 0 }),
  clone: ({ hands, table, turn }) => ({ hands: hands.map((hand) => [...hand]), table: [...table], turn }),
  turn: (state) => (isEmpty(state) ? CHANCE : state.turn),
  legalMoves: (state, seat) =>
    state.turn === seat && !isEmpty(state) ? state.hands[seat]!.map((card) => MOVES[card]!) : [],
  chance: (_, rng: Rng) => {
    const deck = MOVES.map((_, card) => card);
    rng.shuffle(deck);
    return { deal: deck };
  },
  play: (state, by, move, emit) => {
    if ('deal' in move) {
      state.hands = [move.deal.slice(0, HAND), move.deal.slice(HAND)];
      state.table = [];
      emit?.({ key: 'dealt', args: {}, reveals: true });
      return;
    }
    const hand = state.hands[by]!;
    hand.splice(hand.indexOf(move.card), 1);
    state.table.push(move.card);
    state.turn = 1 - by;
    emit?.({ key: 'played', args: { seat: by, card: move.card }, reveals: true });
  },
  outcome: () => null,
  notation: (move) => ('deal' in move ? 'deal' : `play ${move.card}`),
  refusal: () => 'not-in-hand',
  view: ({ hands, table, turn }, seat) => ({
    hand: seat === null ? [] : [...hands[seat]!],
    counts: hands.map(({ length }) => length),
    table: [...table],
    turn,
  }),
  determinize: ({ hand, counts, table, turn }) => ({
    hands: [[...hand], counts.map((_, i) => i)],
    table: [...table],
    turn,
  }),
};
