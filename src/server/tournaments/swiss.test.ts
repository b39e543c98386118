// Pairing and standings as pure functions: byes, floats, no second meeting where it can be avoided, tie-breaks.
import { expect, test } from 'vitest';
import { rngOf } from '../../engine/index.ts';
import { tableSizes } from './seating.ts';
import { type PlayedTable, pointsOf, standingsOf } from './standings.ts';
import { SWISS_TIE_BREAKS, swissRound, swissRounds } from './swiss.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const two = { seats: 2, seatCounts: [2, 3, 4] };

test('points are the part of the others that were beaten', () => {
  expect(pointsOf([1, 2])).toEqual([1, 0]);
  expect(pointsOf([1, 1])).toEqual([0.5, 0.5]);
  expect(pointsOf([2, 1, 4, 2])).toEqual([0.5, 1, 0, 0.5]);
  expect(pointsOf([1])).toEqual([1]);
});

test('the first round pairs the upper half with the lower one, and gives the last a bye', () => {
  expect(swissRound({ players: numbers(6), tables: [], ...two })).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
  expect(swissRound({ players: numbers(5), tables: [], ...two })).toEqual([[1, 3], [2, 4], [5]]);
});

test('winners meet winners, who is left over floats down, and nobody gets a second bye first', () => {
  const tables: PlayedTable[] = [
    { round: 1, players: [1, 3], points: [1, 0] },
    { round: 1, players: [2, 4], points: [1, 0] },
    { round: 1, players: [5], points: [1] },
  ];
  const round = swissRound({ players: numbers(5), tables, ...two });
  const met = round.map((table) => table.toSorted());
  // 1, 2 and 5 have one point: two of them meet, the third floats to 3 or 4; the other of these has the bye.
  expect(met.filter((table) => table.length === 1)).not.toContainEqual([5]);
  const winners = met.filter(
    (table) => table.length === 2 && table.every((each) => [1, 2, 5].includes(each)),
  );
  expect(winners).toHaveLength(1);
  expect(met.flat().toSorted()).toEqual(numbers(5));
});

/** All ways to pair these without a second meeting. */
function canAvoid(left: readonly number[], met: ReadonlySet<string>): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      !met.has(`${first}/${other}`) &&
      !met.has(`${other}/${first}`) &&
      canAvoid(
        others.filter((each) => each !== other),
        met,
      ),
  );
}

test('nobody meets the same person again as long as a round without it exists', () => {
  const rng = rngOf('swiss');
  let forced = 0;
  for (let game = 0; game < 40; game++) {
    const players = numbers(2 * (2 + rng.int(3)));
    const tables: PlayedTable[] = [];
    for (let round = 1; round <= players.length; round++) {
      const met = new Set(tables.map(({ players }) => players.join('/')));
      const paired = swissRound({ players, tables, ...two });
      const again = paired.filter(([a, b]) => met.has(`${a}/${b}`) || met.has(`${b}/${a}`));
      if (canAvoid(players, met)) expect(again).toEqual([]);
      else forced++;
      expect(paired.flat().toSorted((a, b) => a - b)).toEqual(players);
      for (const pair of paired) {
        const result = rng.int(3) / 2;
        tables.push({ round, players: pair, points: [result, 1 - result] });
      }
    }
  }
  expect(forced).toBeGreaterThan(10);
});

test('nine rounds of 256 have no second meeting, and equals meet', () => {
  const players = numbers(256);
  const tables: PlayedTable[] = [];
  const met = new Set<string>();
  for (let round = 1; round <= 9; round++) {
    for (const pair of swissRound({ players, tables, ...two })) {
      const key = pair.toSorted((a, b) => a - b).join('/');
      expect(met.has(key)).toBe(false);
      met.add(key);
      const [a = 0, b = 0] = pair;
      tables.push({ round, players: pair, points: a < b ? [1, 0] : [0, 1] });
    }
  }
  const [first] = standingsOf(players, tables, SWISS_TIE_BREAKS);
  expect(first).toMatchObject({ player: 1, points: 9, place: 1 });
});

test('tables of more seats: sizes that the game allows, new company each round', () => {
  expect(tableSizes(10, 4, [2, 3, 4])).toEqual([4, 4, 2]);
  expect(tableSizes(9, 4, [3, 4])).toEqual([3, 3, 3]);
  expect(tableSizes(5, 4, [4])).toEqual([4, 1]);
  const players = numbers(16);
  const tables: PlayedTable[] = [];
  for (let round = 1; round <= 3; round++)
    for (const group of swissRound({ players, tables, seats: 4, seatCounts: [4] }))
      tables.push({ round, players: group, points: pointsOf(group.map((player) => player)) });
  expect(tables.every(({ players }) => players.length === 4)).toBe(true);
  const [first] = standingsOf(players, tables, SWISS_TIE_BREAKS);
  expect(first).toMatchObject({ player: 1, points: 3 });
  expect([swissRounds(64, 2), swissRounds(64, 4), swissRounds(3, 2)]).toEqual([6, 3, 2]);
});

test('tie-breaks: Buchholz, then Sonneborn-Berger, then the games among each other; equals share a place', () => {
  const play = (round: number, a: number, b: number, points: number): PlayedTable => ({
    round,
    players: [a, b],
    points: [points, 1 - points],
  });
  const tables = [
    play(1, 1, 2, 1),
    play(1, 3, 4, 1),
    play(2, 1, 3, 1),
    play(2, 2, 4, 1),
    play(3, 1, 4, 1),
    play(3, 2, 3, 1),
  ];
  const found = standingsOf(numbers(4), tables, SWISS_TIE_BREAKS);
  expect(found.map(({ player, place, points }) => [player, place, points])).toEqual([
    [1, 1, 3],
    [2, 2, 2],
    [3, 3, 1],
    [4, 4, 0],
  ]);
  expect(found[1]?.tieBreaks).toEqual([3 + 1 + 0, 1, 0]);
  // Three who have beaten each other in a circle are equal.
  const circle = standingsOf(
    numbers(3),
    [play(1, 1, 2, 1), play(2, 2, 3, 1), play(3, 3, 1, 1)],
    SWISS_TIE_BREAKS,
  );
  expect(circle.map(({ place }) => place)).toEqual([1, 1, 1]);
  // Equal in everything but the game between them.
  const direct = [
    play(1, 1, 2, 0),
    play(1, 3, 4, 0),
    play(2, 1, 3, 1),
    play(2, 2, 4, 0),
    play(3, 1, 4, 0),
    play(3, 2, 3, 0),
  ];
  const ranked = standingsOf(numbers(4), direct, SWISS_TIE_BREAKS);
  expect(ranked[0]).toMatchObject({ player: 4, points: 3 });
  expect(ranked.filter(({ points }) => points === 1).length).toBe(3);
});
