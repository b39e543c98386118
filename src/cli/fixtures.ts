// A tiny game for the tests of the command line: a heap of pebbles, a secret number each, and a long list of marks.
import { CHANCE, type Chosen, type Game, type GameTexts, OVER, type Seat } from '../engine/index.ts';
import type { Entry } from '../games/index.ts';

const options = { heap: [5, 9] } as const;

interface State {
  heap: number;
  turn: Seat;
  /** Known to its seat only; 0 before it is dealt. */
  numbers: number[];
  shown: boolean[];
  marked: boolean[];
  taken: number[];
}

interface View extends Omit<State, 'numbers'> {
  readonly seat: Seat | null;
  readonly numbers: number[];
}

type Move =
  | { readonly kind: 'deal'; readonly numbers: readonly number[] }
  | { readonly kind: 'take'; readonly count: number }
  /** Reveals the own number; the turn goes on. */
  | { readonly kind: 'show' }
  /** Reveals nothing; the turn goes on. */
  | { readonly kind: 'mark'; readonly row: number; readonly place: number };

type Event =
  | {
      readonly key: 'dealt';
      readonly args: { readonly seat: Seat };
      readonly secret: { readonly seats: Seat[]; readonly args: { readonly number: number } };
    }
  | { readonly key: 'taken'; readonly args: { readonly seat: Seat; readonly count: number } }
  | {
      readonly key: 'shown';
      readonly args: { readonly seat: Seat; readonly number: number };
      readonly reveals: true;
    }
  | {
      readonly key: 'marked';
      readonly args: { readonly seat: Seat; readonly row: number; readonly place: number };
    };

export const pebbles: Game<State, View, Move, Chosen<typeof options>, Event> = {
  id: 'pebbles',
  version: 1,
  seatCounts: [2, 3],
  options,
  setup: (seats, { heap }) => ({
    heap,
    turn: 0,
    numbers: Array.from({ length: seats }, () => 0),
    shown: Array.from({ length: seats }, () => false),
    marked: Array.from({ length: seats }, () => false),
    taken: Array.from({ length: seats }, () => 0),
  }),
  clone: (state) => structuredClone(state),
  turn: ({ heap, turn, numbers }) => (heap === 0 ? OVER : numbers[0] === 0 ? CHANCE : turn),
  legalMoves(state, seat) {
    if (this.turn(state) !== seat) return [];
    const moves: Move[] = [];
    for (let count = 1; count <= Math.min(3, state.heap); count++) moves.push({ kind: 'take', count });
    if (!state.shown[seat]) moves.push({ kind: 'show' });
    if (!state.marked[seat]) {
      for (let row = 1; row <= 5; row++) {
        for (let place = 1; place <= 5; place++) moves.push({ kind: 'mark', row, place });
      }
    }
    return moves;
  },
  chance: (state, rng) => ({ kind: 'deal', numbers: state.numbers.map(() => 1 + rng.int(9)) }),
  play(state, by, move, emit) {
    switch (move.kind) {
      case 'deal':
        state.numbers = [...move.numbers];
        for (const [seat, number] of move.numbers.entries()) {
          emit?.({ key: 'dealt', args: { seat }, secret: { seats: [seat], args: { number } } });
        }
        break;
      case 'take':
        state.heap -= move.count;
        state.taken[by]! += move.count;
        state.turn = (by + 1) % state.numbers.length;
        emit?.({ key: 'taken', args: { seat: by, count: move.count } });
        break;
      case 'show':
        state.shown[by] = true;
        emit?.({ key: 'shown', args: { seat: by, number: state.numbers[by]! }, reveals: true });
        break;
      case 'mark':
        state.marked[by] = true;
        emit?.({ key: 'marked', args: { seat: by, row: move.row, place: move.place } });
    }
  },
  outcome(state) {
    if (state.heap > 0) return null;
    const last = (state.turn + state.numbers.length - 1) % state.numbers.length;
    return {
      places: state.numbers.map((_, seat) => (seat === last ? 1 : 2)),
      scores: [...state.taken],
      reason: 'heap',
    };
  },
  notation(move) {
    if (move.kind === 'take') return `take ${move.count}`;
    if (move.kind === 'mark') return `mark ${move.row} ${move.place}`;
    return move.kind;
  },
  refusal: (state, seat, notation) =>
    notation === 'show' && state.shown[seat] ? 'already-shown' : 'not-a-move',
  view: ({ numbers, ...open }, seat) => ({
    ...structuredClone(open),
    seat,
    numbers: numbers.map((number, owner) => (owner === seat || open.shown[owner] ? number : 0)),
  }),
  determinize: ({ seat, numbers, ...open }, rng) => ({
    ...structuredClone(open),
    numbers: numbers.map((number) => number || 1 + rng.int(9)),
  }),
};

const texts: GameTexts<View, Move, Event> = {
  name: 'Pebbles',
  about: 'Take up to three pebbles. Who takes the last one wins.',
  options: { heap: { label: 'Heap', values: { 5: 'five', 9: 'nine' } } },
  events: {
    dealt: ({ seat, number }, names) => `${names(seat)} gets ${number ?? 'a number'}.`,
    taken: ({ seat, count }, names) => `${names(seat)} takes ${count}.`,
    shown: ({ seat, number }, names) => `${names(seat)} shows ${number}.`,
    marked: ({ seat, row, place }, names) => `${names(seat)} marks ${row}/${place}.`,
  },
  move: (move) => (move.kind === 'take' ? `Take ${move.count} pebbles` : `Do ${move.kind}`),
  prompt: (view, names) => `${names(view.turn)}, take some.`,
  refusals: { 'already-shown': 'Your number is shown already.', 'not-a-move': 'Pebbles knows no such move.' },
  reasons: { heap: 'The heap is gone.' },
  rules: [
    { id: 'aim', title: 'Aim', text: 'Take the **last** pebble.' },
    { id: 'turn', title: 'A turn', text: 'Take one to three:\n- show before it\n- or mark' },
  ],
};

export const pebblesEntry: Entry = {
  game: pebbles,
  texts: { en: texts, fr: { ...texts, name: 'Cailloux' } },
  draw: (view: View) => [`heap ${view.heap}, numbers ${view.numbers.join(' ')}`],
  minutes: [1, 2],
};
