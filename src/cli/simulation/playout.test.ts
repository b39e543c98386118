// The fast loop plays the same game as the table, with the same chance.
import { expect, test } from 'vitest';
import { evenKinds, random } from '../../bots/index.ts';
import { chanceRng, openTable, recordFrom, seatList, splitMove, verify } from '../../engine/index.ts';
import { pebbles } from '../fixtures/pebbles.ts';
import { type Played, playOut } from './playout.ts';
import { botRng, chanceOf, gameSeed } from './seeds.ts';
import { count, emptyTally, merge, type Tally } from './tally.ts';

const options = { heap: 9 } as const;
const bots = [random, evenKinds, random];

function playGame(number: number, moves: string[]): Played {
  const rngs = seatList(3).map((seat) => botRng('s', number, seat));
  const chanceRng = chanceOf(gameSeed('s', number, 3).seed);
  return playOut({ game: pebbles, options, bots, rngs, chanceRng, isStopped: () => false, moves })!;
}

test('chance by Node’s hash is the engine’s chance', () => {
  const { seed } = gameSeed('s', 1, 2);
  const words = (rng: { word(): number }) => [rng.word(), rng.word(), rng.word()];
  for (const step of [0, 1, 12, 4711])
    expect(words(chanceOf(seed)(step))).toEqual(words(chanceRng(seed, step)));
});

test('every game replays at a table to the same result, and its record is verified', () => {
  for (const number of [1, 2, 3, 4, 5]) {
    const moves: string[] = [];
    const played = playGame(number, moves);
    const { seed, proof } = gameSeed('s', number, 3);
    const table = openTable(pebbles, 3, options, seed);
    for (const move of moves) {
      const { seat, notation } = splitMove(move);
      expect(table.play(seat, notation).ok).toBe(true);
    }
    expect(table.outcome).toEqual(played.outcome);
    expect(table.ply).toBe(played.plies);
    const record = recordFrom(pebbles, { seats: 3, options, seed, proof, moves, result: played.outcome });
    expect(verify(record, () => pebbles).ok).toBe(true);
  }
});

test('a stopped game has no result', () => {
  const rngs = seatList(2).map((seat) => botRng('s', 1, seat));
  let asked = 0;
  const isStopped = () => ++asked > 1;
  const chanceRng = chanceOf(gameSeed('s', 1, 2).seed);
  expect(playOut({ game: pebbles, options, bots: [random, random], rngs, chanceRng, isStopped })).toBeNull();
});

test('tallies add up to the same total in any order', () => {
  const tallyOf = (...numbers: readonly number[]): Tally => {
    const tally = emptyTally(3);
    for (const number of numbers) count(tally, playGame(number, []));
    return tally;
  };
  const whole = tallyOf(1, 2, 3, 4, 5, 6);
  const parts = tallyOf(6, 2);
  merge(parts, tallyOf(5, 1));
  merge(parts, tallyOf(4, 3));
  expect(parts).toEqual(whole);
  expect(whole.games).toBe(6);
});
