// Round robin as a pure function: each meets each once, people who leave, tables of more than two.
import { expect, test } from 'vitest';
import { roundRobinRound, roundRobinRounds } from './round-robin.ts';
import { type PlayedTable, pointsOf } from './standings.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const plan = { hasLeft: new Set<number>(), tables: [], seats: 2, seatCounts: [2, 3, 4] };
const keyOf = (pair: readonly number[]) => pair.toSorted((a, b) => a - b).join('/');

test('each meets each exactly once, from 3 to 256', () => {
  for (const count of [3, 4, 5, 8, 17, 64, 255, 256]) {
    const players = numbers(count);
    const met = new Set<string>();
    const byes = new Map<number, number>();
    for (let round = 1; round <= roundRobinRounds(count, 2); round++) {
      const tables = roundRobinRound({ ...plan, players, round });
      expect(tables.flat().toSorted((a, b) => a - b)).toEqual(players);
      for (const table of tables)
        if (table.length === 2) {
          expect(met.has(keyOf(table))).toBe(false);
          met.add(keyOf(table));
        } else byes.set(table[0]!, (byes.get(table[0]!) ?? 0) + 1);
    }
    expect(met.size).toBe((count * (count - 1)) / 2);
    expect([...byes.values()]).toEqual(count % 2 === 1 ? players.map(() => 1) : []);
  }
});

test('nobody begins much more often than not', () => {
  const players = numbers(8);
  const tables: PlayedTable[] = [];
  for (let round = 1; round <= 7; round++)
    for (const pair of roundRobinRound({ ...plan, players, tables, round }))
      tables.push({ round, players: pair, points: [1, 0] });
  for (const player of players) {
    const begun = tables.filter(({ players }) => players[0] === player).length;
    expect(begun).toBeGreaterThanOrEqual(2);
    expect(begun).toBeLessThanOrEqual(5);
  }
});

test('who would meet somebody who has left has a bye', () => {
  const hasLeft = new Set([2, 3]);
  const rounds = numbers(5).map((round) => roundRobinRound({ ...plan, players: numbers(6), hasLeft, round }));
  const all = rounds.flat();
  expect(all.flat().some((player) => hasLeft.has(player))).toBe(false);
  expect(
    all
      .filter((table) => table.length === 2)
      .map(keyOf)
      .toSorted(),
  ).toEqual(['1/4', '1/5', '1/6', '4/5', '4/6', '5/6']);
  expect(all.filter((table) => table.length === 1).length).toBe(8);
});

test('at tables of four everybody sits each round and meets nearly only new people', () => {
  for (const count of [16, 18, 28]) {
    const players = numbers(count);
    const tables: PlayedTable[] = [];
    const rounds = roundRobinRounds(count, 4);
    for (let round = 1; round <= rounds; round++) {
      const made = roundRobinRound({ ...plan, players, tables, seats: 4, round });
      expect(made.flat().toSorted((a, b) => a - b)).toEqual(players);
      for (const group of made) tables.push({ round, players: group, points: pointsOf(group) });
    }
    const met = tables.flatMap(({ players }) =>
      players.flatMap((a) => players.flatMap((b) => (a < b ? [`${a}/${b}`] : []))),
    );
    const different = new Set(met).size;
    // Chance alone would leave a third of the meetings repeated.
    expect(different / met.length).toBeGreaterThan(0.82);
    expect(
      Math.max(...[...new Set(met)].map((key) => met.filter((each) => each === key).length)),
    ).toBeLessThan(4);
  }
});
