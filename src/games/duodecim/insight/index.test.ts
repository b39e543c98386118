// Position keys, features and evaluation: equal for equal positions, symmetric between the seats.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { position } from '../fixtures/positions.ts';
import { chance, clone, legalMoves, setup, turn } from '../rules/flow.ts';
import { play } from '../rules/play.ts';
import { OPTIONS, type State } from '../rules/state.ts';
import { FEATURES } from './features.ts';
import { insight } from './index.ts';

const features = insight.features!;

/** Positions of games played by the playout policy. */
function positions(sums: State['sums'], games: number): State[] {
  const found: State[] = [];
  for (let game = 0; game < games; game++) {
    const rng = new Rng(game, 3);
    const state = setup(2, { board: 'virtus', sums });
    for (let by = turn(state); by !== OVER; by = turn(state)) {
      if (rng.int(9) === 0) found.push(clone(state));
      if (by === CHANCE) play(state, CHANCE, chance(state, rng));
      else play(state, by, insight.playout(state, by, legalMoves(state, by), rng));
    }
    found.push(clone(state));
  }
  return found;
}

function swapped(state: State): State {
  const other = clone(state);
  return {
    ...other,
    turn: 1 - state.turn,
    roller: 1 - state.roller,
    sides: [other.sides[1], other.sides[0]],
  };
}

describe.each(OPTIONS.sums)('under %s', (sums) => {
  const all = positions(sums, 3);

  test('keys are equal exactly for equal positions', () => {
    const names = new Map<number, string>();
    const into = new Float64Array(200);
    for (const state of all.filter(({ phase }) => phase === 'dice')) {
      // Two moves deep, so that different ways lead to the same position.
      for (const first of legalMoves(state, state.turn).slice(0, 6)) {
        const between = clone(state);
        play(between, state.turn, first);
        if (between.phase !== 'dice' || between.turn !== state.turn) continue;
        const moves = legalMoves(between, between.turn);
        insight.keys!(between, moves, into);
        for (const [i, move] of moves.entries()) {
          const after = clone(between);
          play(after, between.turn, move);
          const { sides, turn: next, roller, dice, phase } = after;
          const position = JSON.stringify({ sides, next, roller, dice, phase });
          expect(names.get(into[i]!) ?? position).toBe(position);
          names.set(into[i]!, position);
        }
      }
    }
    expect(new Set(names.values()).size).toBe(names.size);
    expect(names.size).toBeGreaterThan(1000);
  });

  test('features and evaluation are symmetric between the seats', () => {
    const [here, there] = [new Float32Array(FEATURES), new Float32Array(FEATURES)];
    for (const state of all) {
      const other = swapped(state);
      for (const seat of [0, 1]) {
        features.write(state, seat, here);
        features.write(other, 1 - seat, there);
        expect(there).toEqual(here);
        expect(here.every(Number.isFinite)).toBe(true);
      }
      const [mine, yours] = [insight.evaluate(state), insight.evaluate(other)];
      expect(mine[0]! + mine[1]!).toBeCloseTo(1, 9);
      expect(yours[0]).toBeCloseTo(mine[1]!, 9);
    }
  });

  test('features distinguish positions', () => {
    const seen = new Map<string, string>();
    const row = new Float32Array(FEATURES);
    for (const state of all) {
      features.write(state, 0, row);
      const sides = JSON.stringify(state.sides.map(({ at, hits }) => [at, hits]));
      const key = row.join();
      expect(seen.get(key) ?? sides).toBe(sides);
      seen.set(key, sides);
    }
    expect(seen.size).toBeGreaterThan(100);
  });
});

test('a won position has value 1', () => {
  const state = position({ me: { 36: 1 }, dice: [1] });
  play(state, 0, legalMoves(state, 0)[0]!);
  expect(insight.evaluate(state)).toEqual([1, 0]);
});

test('being closer to the end is better, and lone pawns are worse', () => {
  const value = (me: Parameters<typeof position>[0]['me'], foe: Parameters<typeof position>[0]['me']) =>
    insight.evaluate({ ...position({ me, foe, dice: [1] }), phase: 'roll', dice: [], turn: 1 })[0]!;
  expect(value({ 33: 5 }, { 20: 15 })).toBeGreaterThan(value({ 20: 15 }, { 20: 15 }));
  expect(value({ 24: 14, 25: 1 }, { 20: 15 })).toBeLessThan(value({ 24: 13, 25: 2 }, { 20: 15 }));
});

test('the playout policy hits and bears off more often than not', () => {
  const rng = new Rng(5);
  const state = position({ me: { 10: 5, 12: 5, 14: 5 }, foe: { 16: 1, 2: 14 }, dice: [2, 6] });
  const moves = legalMoves(state, 0);
  let hits = 0;
  for (let i = 0; i < 200; i++) {
    const move = insight.playout(state, 0, moves, rng);
    if ('to' in move && move.to === 16) hits++;
  }
  expect(hits).toBeGreaterThan(120);
});
