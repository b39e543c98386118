// Whatever may be taken back without practice has taught nobody anything hidden, in random play of all games.
import { describe, expect, test } from 'vitest';
import {
  type AnyTable,
  allOptions,
  derivedSeed,
  openTable,
  Rng,
  rngOf,
  type Seat,
  seatList,
  splitMove,
} from '../../engine/index.ts';
import { firstDifference } from '../../engine/json.ts';
import { catalogue } from '../../games/index.ts';
import { takeBackFor } from './take-back.ts';

/** Supposing another truth takes time: of the fair take-backs of a game about so many are looked at. */
const LOOKED_AT = 8;

/**
 * Plays the decisions since `ply` in another truth that fits what the reader saw there. Where the reader has learned
 * nothing, the view afterwards is the same. Null: the same, or the reader cannot know what was chosen.
 */
function learned(table: AnyTable, ply: number, reader: Seat | null, rng: Rng): string | null {
  const { game } = table;
  const state = game.determinize(table.at(ply).view(reader), rng);
  for (const move of table.moves.slice(ply)) {
    const { seat, notation } = splitMove(move);
    const same = game.legalMoves(state, seat).find((each) => game.notation(each) === notation);
    if (same === undefined) return reader === seat ? `"${notation}" was not legal` : null;
    game.play(state, seat, same);
  }
  return firstDifference(game.view(state, reader), table.view(reader));
}

const tables = catalogue.flatMap(({ game }) =>
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
        if (!back) continue;
        found[back.isFair ? 'fair' : 'forPractice']++;
        if (!back.isFair || (found.fair > LOOKED_AT && rng.int(found.fair) > LOOKED_AT / 4)) continue;
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
    if (back && !back.isFair && learned(table, back.ply, 0, new Rng(3)) !== null) taught++;
  }
  expect(taught).toBe(1);
});
