// Tests of the chance that a lone pawn is hit, compared with playing out every roll through the rules.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { type PositionSpec, position } from '../fixtures/positions.ts';
import { ROLLS } from './dice.ts';
import { chance, clone, legalMoves, setup, turn } from './flow.ts';
import { dangersTo } from './hitting-rolls.ts';
import { play } from './play.ts';
import { OPTIONS, type State, type Sums } from './state.ts';

/** Waiting for the roll of seat 1, against the pawns of seat 0. */
function before(me: PositionSpec['me'], foe: PositionSpec['me'], sums: Sums = 'leap'): State {
  return { ...position({ me, foe, sums, dice: [1] }), phase: 'roll', turn: 1, roller: 1, dice: [] };
}

const throwsAgainst = (me: PositionSpec['me'], foe: PositionSpec['me'], sums: Sums = 'leap') =>
  [...dangersTo(before(me, foe, sums), 0)].map(([place, { chance, surely }]) => [
    place,
    Math.round(chance * 216),
    surely.join(''),
  ]);

/** The throws of seat `turn` that can hit the pawn there, by playing out every one. */
function playedOut(state: State, place: number): number {
  let sum = 0;
  for (const { move, weight } of ROLLS) {
    const rolled = clone(state);
    play(rolled, CHANCE, move);
    if (rolled.turn === state.turn && canHit(rolled, state.turn, place)) sum += weight;
  }
  return sum;
}

function canHit(state: State, seat: number, place: number): boolean {
  if (state.sides[1 - seat]!.at[place] === 0) return true;
  if (state.turn !== seat || state.phase !== 'dice') return false;
  return legalMoves(state, seat).some((move) => {
    const next = clone(state);
    play(next, seat, move);
    return canHit(next, seat, place);
  });
}

test('one pawn one letter behind: every roll with a one', () => {
  expect(throwsAgainst({ 11: 1 }, { 10: 15 })).toEqual([[11, 91, '1']]);
});

test('pawns ahead, pairs and pawns too far behind are no danger', () => {
  expect(throwsAgainst({ 10: 1 }, { 12: 15 })).toEqual([[10, 0, '']]);
  expect(throwsAgainst({ 10: 2 }, { 9: 15 })).toEqual([]);
  expect(throwsAgainst({ 30: 1 }, { 11: 15 })).toEqual([[30, 0, '']]);
});

test('D4 pawns to enter hit in the first word, and keep the others there', () => {
  expect(throwsAgainst({ 6: 1, 8: 1 }, { waiting: 13, 5: 2 })).toEqual([
    [6, expect.any(Number), '16'],
    [8, 0, ''],
  ]);
});

test('D6 a hit pawn that finds all letters closed protects the others', () => {
  const shut = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 20: 1 };
  expect(throwsAgainst(shut, { hits: 1, 19: 14 })).toEqual([[20, 0, '']]);
});

test('D7 closed letters on the way matter under steps only', () => {
  const wall = { 19: 1, 11: 2, 12: 2, 13: 2, 14: 2, 15: 2, 16: 2 };
  expect(throwsAgainst(wall, { 10: 15 })[0]![1]).toBeGreaterThan(0);
  expect(throwsAgainst(wall, { 10: 15 }, 'steps')).toEqual([[19, 0, '']]);
});

describe.each(OPTIONS.sums)('under %s', (sums) => {
  test('as in positions from games played out', () => {
    const rng = new Rng(5, sums.length);
    let compared = 0;
    const state = setup(2, { board: 'virtus', sums });
    for (let by = turn(state); by !== OVER && compared < 40; by = turn(state)) {
      if (by !== CHANCE) play(state, by, rng.pick(legalMoves(state, by)));
      else {
        if (state.phase === 'roll' && rng.int(8) === 0) {
          for (const [place, { chance }] of dangersTo(state, 1 - state.turn)) {
            expect(Math.round(chance * 216), `${place}`).toBe(playedOut(state, place));
            compared++;
          }
        }
        play(state, CHANCE, chance(state, rng));
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
