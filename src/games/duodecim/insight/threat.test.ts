// Threats compared with every roll and every way to play it: never too small, and exact except where D8 forces dice elsewhere.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { type PositionSpec, position } from '../fixtures/positions.ts';
import { ROLLS } from '../rules/dice.ts';
import { chance, clone, legalMoves, setup, turn } from '../rules/flow.ts';
import { play } from '../rules/play.ts';
import { OPTIONS, type State, type Sums } from '../rules/state.ts';
import { type Threat, writeThreat } from './threat.ts';

function threatIn(state: State): Threat {
  const threat = { any: 0, loss: 0 };
  writeThreat(state.sides[state.turn]!, state.sides[1 - state.turn]!, state.sums, threat);
  return threat;
}

/** The probability that the next roll can hit, by trying all rolls. */
function chanceToHit(state: State): number {
  const target = state.sides[1 - state.turn]!;
  const waiting = target.at[0]!;
  let sum = 0;
  for (const { move, weight } of ROLLS) {
    const rolled = clone(state);
    play(rolled, CHANCE, move);
    if (rolled.turn === state.turn && canHit(rolled, state.turn, waiting)) sum += weight;
  }
  return sum / 216;
}

function canHit(state: State, seat: number, waiting: number): boolean {
  if (state.sides[1 - seat]!.at[0]! > waiting) return true;
  if (state.turn !== seat || state.phase !== 'dice') return false;
  return legalMoves(state, seat).some((move) => {
    const next = clone(state);
    play(next, seat, move);
    return canHit(next, seat, waiting);
  });
}

/** Waiting for the roll of seat 0. */
function before(me: PositionSpec['me'], foe: PositionSpec['me'], sums: Sums = 'leap'): State {
  return { ...position({ me, foe, sums, dice: [1] }), phase: 'roll', dice: [] };
}

describe.each(OPTIONS.sums)('under %s', (sums) => {
  test('positions from games', () => {
    const rng = new Rng(11, sums.length);
    let exact = 0;
    let all = 0;
    for (let game = 0; game < 4; game++) {
      const state = setup(2, { board: 'virtus', sums });
      for (let by = turn(state); by !== OVER; by = turn(state)) {
        if (by !== CHANCE) play(state, by, rng.pick(legalMoves(state, by)));
        else {
          if (state.phase === 'roll' && rng.int(12) === 0) {
            const found = threatIn(state).any;
            const exactChance = chanceToHit(state);
            expect(found).toBeGreaterThanOrEqual(exactChance - 1e-9);
            expect(found - exactChance).toBeLessThan(0.25);
            all++;
            if (found - exactChance < 1e-9) exact++;
          }
          play(state, CHANCE, chance(state, rng));
        }
      }
    }
    expect(all).toBeGreaterThan(50);
    expect(exact / all).toBeGreaterThan(0.8);
  });
});

test('D7 a pawn nine away: under leap any sum of nine, under steps only over open letters', () => {
  const me = { 10: 15 };
  const foe = { 19: 1, 13: 2, 14: 2, 15: 2, 16: 2 };
  expect(threatIn(before(me, foe)).any).toBeCloseTo(chanceToHit(before(me, foe)), 9);
  expect(threatIn(before(me, foe, 'steps')).any).toBeLessThan(threatIn(before(me, foe)).any);
  expect(threatIn(before(me, foe, 'steps')).any).toBeCloseTo(chanceToHit(before(me, foe, 'steps')), 9);
});

test('D4 with three pawns to enter nothing beyond the first word is in danger', () => {
  expect(threatIn(before({ waiting: 3, 5: 12 }, { 8: 1 })).any).toBe(0);
  expect(threatIn(before({ waiting: 2, 5: 12 }, { 8: 1 })).any).toBeGreaterThan(0);
});

test('D6 a hit pawn that finds all letters closed protects the others', () => {
  const shut = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 20: 1 };
  expect(threatIn(before({ hits: 1, 19: 14 }, shut)).any).toBe(0);
  expect(threatIn(before({ 19: 14 }, shut)).any).toBeGreaterThan(0.4);
});

test('expected letters lost: the place times its probability, over all lone pawns', () => {
  const { any, loss } = threatIn(before({ 10: 15 }, { 11: 1, 30: 1 }));
  // A one: 91 of 216. The pawn on 30 is twenty away.
  expect(any).toBeCloseTo(91 / 216, 9);
  expect(loss).toBeCloseTo((11 * 91) / 216, 9);
});
