// Whatever may be taken back without practice has taught nobody anything hidden, in random play of all games.
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type AnyTable,
  allOptions,
  derivedSeed,
  openTable,
  Rng,
  rngOf,
  type Seat,
  seatList,
  splitMove,
} from '../engine/index.ts';
import { firstDifference } from '../engine/json.ts';
import { takeBackFor } from '../engine/take-back.ts';
import { allGames } from './loaded.ts';

/** Determinizing takes time, so only about this number of a game's fair take-backs is checked. */
const LOOKED_AT = 8;

/**
 * Plays the decisions since `ply` in another truth that fits what the reader saw there. Where the reader has learned
 * nothing, every view on the way is the same. A decision that is impossible in that truth may be another one that looks
 * the same to the reader; where there is none, the reader has learned that this truth was none.
 */
function learned(table: AnyTable, ply: number, reader: Seat | null, rng: Rng): string | null {
  const { game } = table;
  let state = game.determinize(table.at(ply).view(reader), rng);
  for (const [i, move] of table.moves.slice(ply).entries()) {
    const { seat, notation } = splitMove(move);
    const seen = table.at(ply + i + 1).view(reader);
    const after = (each: unknown) => {
      const next = game.clone(state);
      game.play(next, seat, each);
      return next;
    };
    const moves = game.legalMoves(state, seat);
    const same = moves.find((each) => game.notation(each) === notation);
    const next =
      same !== undefined ? after(same) : moves.map(after).find((each) => looksLike(game, each, reader, seen));
    if (next === undefined) return `"${notation}" was not legal, nor anything that looks like it`;
    const difference = firstDifference(game.view(next, reader), seen);
    if (difference !== null) return difference;
    state = next;
  }
  return null;
}

const looksLike = (game: AnyGame, state: unknown, reader: Seat | null, seen: unknown) =>
  firstDifference(game.view(state, reader), seen) === null;

const tables = allGames.flatMap(({ game }) =>
  [game.seatCounts[0]!, game.seatCounts.at(-1)!].map((seats) => ({
    id: game.id,
    seats,
    game,
    options: allOptions(game)[0] ?? {},
  })),
);

describe.each(tables)('$id with $seats seats', ({ id, seats, game, options }) => {
  test.each(['people', 'bots'])('among %s, a fair take-back teaches nobody anything', (others) => {
    const table = openTable(game, seats, options, derivedSeed('take back', `${id} ${seats} ${others}`));
    const rng = rngOf(`take back ${id} ${seats} ${others}`);
    const people = others === 'people' ? seatList(seats) : [0];
    const found = { fair: 0, forPractice: 0 };
    for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
      table.play(seat, game.notation(rng.pick(table.legalMoves(seat))));
      for (const person of people) {
        const back = takeBackFor(table, person, people);
        if (back.ply === null) continue;
        found[back.why === null ? 'fair' : 'forPractice']++;
        if (back.why !== null || (found.fair > LOOKED_AT && rng.int(found.fair) > LOOKED_AT / 4)) continue;
        const at = `${id}, ply ${back.ply} to ${table.ply}: ${table.moves.slice(back.ply).join(', ')}`;
        const readers = [person, rng.pick([...seatList(seats), null])];
        for (const reader of readers)
          expect(learned(table, back.ply, reader, rng), `${at}, reader ${reader}`).toBeNull();
      }
    }
    expect(found.forPractice).toBeGreaterThan(0);
  });
});

test('what is for practice only does teach: the property can tell', () => {
  const { game, seats, options } = tables.find(({ id, seats }) => id === 'biblios' && seats === 2)!;
  const table = openTable(game, seats, options, derivedSeed('take back', 'taught'));
  const rng = rngOf('taught');
  let taught = 0;
  for (let seat = table.deciders[0]; seat !== undefined && taught === 0; seat = table.deciders[0]) {
    table.play(seat, game.notation(rng.pick(table.legalMoves(seat))));
    const back = takeBackFor(table, 0, [0]);
    if (back.ply !== null && back.why !== null && learned(table, back.ply, 0, new Rng(3)) !== null) taught++;
  }
  expect(taught).toBe(1);
});
