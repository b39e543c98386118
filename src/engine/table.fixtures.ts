// Tables and games for the tests of the table: High Card for two, and a seat that tosses coins.
import fc from 'fast-check';
import { highCard } from '../../docs/example/index.ts';
import { derivedSeed, rngOf } from './chance.ts';
import { CHANCE, type Game, OVER, type Seat } from './game.ts';
import { seatList } from './seats.ts';
import { type Step, Table } from './table.ts';

export const seeds = fc.nat().map((n) => derivedSeed('table', String(n)));
export const seed = derivedSeed('table', 'one');

export const open = () => new Table(highCard, 2, { hand: 3 }, seed);
export type HighCardTable = ReturnType<typeof open>;
export const hand = (table: HighCardTable, seat: Seat) => table.view(seat).hand;
export const low = (table: HighCardTable, seat: Seat) => `play ${hand(table, seat)[0]}`;
export const high = (table: HighCardTable, seat: Seat) => `play ${hand(table, seat).at(-1)}`;

/** Everything that can be seen of a table. */
export function picture<S, V, M>(table: Table<S, V, M>) {
  const views = [...seatList(table.seats), null].map((reader) => table.view(reader));
  return { views, steps: [...table.steps], ply: table.ply, outcome: table.outcome, deciders: table.deciders };
}

/** Plays random moves, any decider first, and calls `visit` before each move. */
export function playOut<S, V, M>(table: Table<S, V, M>, visit?: () => void): Step[] {
  const rng = rngOf(table.seed);
  const answered: Step[] = [];
  while (table.turn !== OVER) {
    visit?.();
    const seat = rng.pick(table.deciders);
    const answer = table.play(seat, table.game.notation(rng.pick(table.legalMoves(seat))));
    if (!answer.ok) throw new Error(`a legal move was refused: ${answer.refusal.code}`);
    answered.push(...answer.steps);
  }
  return answered;
}

export const SIDES = ['heads', 'tails'];

/** A seat that tosses a coin, twenty times, and emits no events. */
export const tosses: Game<{ done: number }, number, string> = {
  id: 'tosses',
  version: 1,
  seatCounts: [1],
  options: {},
  setup: () => ({ done: 0 }),
  clone: (state) => ({ ...state }),
  turn: ({ done }) => (done === 40 ? OVER : done % 2 === 0 ? 0 : CHANCE),
  legalMoves: ({ done }) => (done % 2 === 0 && done < 40 ? ['toss'] : []),
  chance: (_, rng) => rng.pick(SIDES),
  play: (state) => {
    state.done++;
  },
  outcome: ({ done }) => (done === 40 ? { places: [1], scores: [0], reason: 'done' } : null),
  notation: (move) => move,
  refusal: () => 'unknown-move',
  view: ({ done }) => done,
  determinize: (done) => ({ done }),
};
