import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOptions, OVER, openTable, rngOf } from '../engine/index.ts';

import { allGames } from '../games/loaded.ts';
import { apply, diff } from './patch.ts';

const json = (data: unknown) => JSON.parse(JSON.stringify(data)) as unknown;

test('a patch leads from any JSON value to any other, also as text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const [a, b] = [json(before), json(after)];
      const patch = diff(a, b);
      expect(patch === null ? a : apply(a, JSON.parse(patch))).toEqual(b);
    }),
    { numRuns: 500 },
  );
});

test('a card that leaves a hand becomes a splice', () => {
  expect(diff({ hand: [1, 2, 3, 4], turn: 0 }, { hand: [1, 3, 4], turn: 1 })).toBe(
    '{"hand":[1,1,[]],"turn":[1]}',
  );
});

test('a list is sent whole once more than half of it, and more than three items, have changed', () => {
  const before = [0, 0, 0, 0, 0, 0, 0, 0];
  expect(diff(before, [1, 1, 1, 1, 0, 0, 0, 0])).toBe('{"0":[1],"1":[1],"2":[1],"3":[1]}');
  expect(diff(before, [1, 1, 1, 1, 1, 0, 0, 0])).toBe('[[1,1,1,1,1,0,0,0]]');
  expect(diff([0, 0, 0], [1, 1, 1])).toBe('{"0":[1],"1":[1],"2":[1]}');
});

test('a key named __proto__ is a key like any other', () => {
  const named = JSON.parse('{"__proto__":{"a":1},"b":2}');
  expect(JSON.stringify(apply({ b: 2 }, JSON.parse(diff({ b: 2 }, named)!)))).toBe(
    '{"b":2,"__proto__":{"a":1}}',
  );
  expect(apply(named, JSON.parse(diff(named, { b: 2 })!))).toEqual({ b: 2 });
});

test('a patch keeps the identity of everything that it does not change', () => {
  const before = { kept: { deep: [1] }, n: 1 };
  const after = apply(before, { n: [2] });
  expect(after).toEqual({ kept: { deep: [1] }, n: 2 });
  expect((after as typeof before).kept).toBe(before.kept);
});

const SMALL_VIEW_BYTES = 400;

test.each(allGames.map(({ game }) => [game.id, game] as const))(
  '%s: patches rebuild a whole game in far fewer bytes than views',
  (_, game) => {
    const table = openTable(game, game.seatCounts[0]!, allOptions(game)[0]!, 'ab'.repeat(32));
    const rng = rngOf('patches');
    let view = json(table.view(0));
    let [bytes, whole] = [0, 0];
    for (let i = 0; i < 120 && table.turn !== OVER; i++) {
      const [seat = 0] = table.deciders;
      table.play(seat, game.notation(rng.pick([...table.legalMoves(seat)])));
      const next = json(table.view(0));
      const patch = diff(view, next);
      bytes += patch?.length ?? 4;
      whole += JSON.stringify(next).length;
      if (patch) view = apply(view, JSON.parse(patch));
      expect(view).toEqual(next);
    }
    // A view of a few fields has little to leave out.
    expect(bytes).toBeLessThan(whole / table.ply > SMALL_VIEW_BYTES ? whole / 3 : whole);
  },
);
