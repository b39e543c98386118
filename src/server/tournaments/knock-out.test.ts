// The knock-out as a pure function: byes, winners, shared first places, people who leave, the standing.
import { expect, test } from 'vitest';
import {
  type BracketSeats,
  type BracketTable,
  type KnockOutPlan,
  knockOutRound,
  knockOutRounds,
  knockOutStandings,
  replaysIn,
} from './knock-out.ts';
import { pointsOf } from './standings.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const field = (count: number, seats = 2): KnockOutPlan => ({
  draw: numbers(count),
  hasLeft: new Set(),
  tables: [],
  seats,
});
/** The smaller number wins. */
const played = (round: number, tables: readonly BracketSeats[]): BracketTable[] =>
  tables.map((table) => ({ ...table, round, points: pointsOf(table.players) }));
/** First and last place of each are level. */
const shared = (round: number, tables: readonly BracketSeats[]): BracketTable[] =>
  tables.map((table) => ({ ...table, round, points: table.players.map(() => 1 / 2) }));

test('byes only in the first round of two, spread over the bracket; the rounds are the fewest possible', () => {
  for (let count = 3; count <= 256; count++) {
    let plan = field(count);
    const rounds = knockOutRounds(count, 2);
    expect(rounds).toBe(Math.ceil(Math.log2(count)));
    for (let round = 1; round <= rounds; round++) {
      const made = knockOutRound(plan, round);
      if (round > 1) expect(made.every(({ players }) => players.length === 2)).toBe(true);
      else expect(made.flatMap(({ players }) => players)).toEqual(numbers(count));
      plan = { ...plan, tables: [...plan.tables, ...played(round, made)] };
    }
    expect(knockOutStandings(plan)[0]).toMatchObject({ player: 1, place: 1, points: rounds });
  }
  expect(knockOutRound(field(6), 1).map(({ players }) => players.length)).toEqual([1, 2, 1, 2]);
});

test('tables of four are as full as they can be, and the winner of each goes on', () => {
  const first = knockOutRound(field(17, 4), 1);
  expect(first.map(({ players }) => players.length).toSorted()).toEqual([3, 3, 3, 4, 4]);
  const plan = { ...field(17, 4), tables: played(1, first) };
  const second = knockOutRound(plan, 2);
  expect(second.flatMap(({ players }) => players)).toEqual(first.map(({ players }) => players[0]));
  expect(second.map(({ players }) => players.length)).toEqual([2, 3]);
  expect(knockOutRounds(17, 4)).toBe(3);
  expect([knockOutRounds(16, 4), knockOutRounds(4, 4), knockOutRounds(64, 4)]).toEqual([2, 1, 3]);
});

test('semi-finalists share the third place', () => {
  let plan = field(8);
  for (let round = 1; round <= 3; round++)
    plan = { ...plan, tables: [...plan.tables, ...played(round, knockOutRound(plan, round))] };
  expect(knockOutStandings(plan).map(({ place, points }) => [place, points])).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 1],
    [5, 0],
    [5, 0],
    [5, 0],
    [5, 0],
  ]);
});

test('a shared first place is replayed with the seats reversed, twice at most; then the draw decides', () => {
  const plan: KnockOutPlan = { ...field(4), draw: [3, 1, 2, 4] };
  const first = knockOutRound(plan, 1);
  const tables = [...shared(1, first.slice(0, 1)), ...played(1, first.slice(1))];
  const replays = replaysIn({ ...plan, tables }, 1, []);
  expect(replays).toEqual([{ number: 3, replayOf: 1, players: [1, 3] }]);
  // Not while it is being played.
  expect(replaysIn({ ...plan, tables }, 1, replays)).toEqual([]);
  expect(knockOutStandings({ ...plan, tables }).map(({ points }) => points)).toEqual([1, 0, 0, 0]);
  const second = [...tables, ...shared(1, replays)];
  const third = replaysIn({ ...plan, tables: second }, 1, []);
  expect(third).toEqual([{ number: 5, replayOf: 1, players: [3, 1] }]);
  const last = { ...plan, tables: [...second, ...shared(1, third)] };
  expect(replaysIn(last, 1, [])).toEqual([]);
  expect(knockOutRound(last, 2)).toEqual([{ number: 1, replayOf: null, players: [3, 2] }]);
  const decided = { ...plan, tables: [...tables, ...played(1, replays)] };
  expect(knockOutRound(decided, 2)).toEqual([{ number: 1, replayOf: null, players: [1, 2] }]);
});

test('only those who share the first place of a larger table play again', () => {
  const plan = field(4, 4);
  const [table] = knockOutRound(plan, 1);
  const tables = [{ ...table!, round: 1, points: pointsOf([1, 3, 1, 4]) }];
  expect(replaysIn({ ...plan, tables }, 1, [])).toEqual([{ number: 2, replayOf: 1, players: [3, 1] }]);
});

test('where nobody has come the next one has a bye; who has left does not go on', () => {
  const plan = field(8);
  const first = played(1, knockOutRound(plan, 1)).map((table) =>
    table.number === 1 ? { ...table, points: [0, 0] } : table,
  );
  expect(replaysIn({ ...plan, tables: first }, 1, [])).toEqual([]);
  expect(knockOutRound({ ...plan, tables: first }, 2).map(({ players }) => players)).toEqual([[3], [5, 7]]);
  const hasLeft = new Set([3, 5, 7]);
  expect(knockOutRound({ ...plan, tables: first, hasLeft }, 2)).toEqual([]);
  // Of two who share a table one has left: the other has won.
  const level = { ...plan, hasLeft: new Set([1]), tables: shared(1, knockOutRound(plan, 1).slice(0, 1)) };
  expect(replaysIn(level, 1, [])).toEqual([]);
  expect(knockOutRound(level, 2)[0]?.players).toEqual([2]);
});
