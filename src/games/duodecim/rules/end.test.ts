// Tests of bearing off, winning, and the last roll.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { legal, playAll, position, thrown } from '../fixtures/positions.ts';
import { duodecim } from '../index.ts';
import { LAST_ROLL } from './data.ts';
import { OPTIONS } from './state.ts';

const SUMS = OPTIONS.sums;

describe.each(SUMS)('D10 bearing off under %s', (sums) => {
  test('D10 only while all of the player’s pawns in play are in the last word', () => {
    expect(legal(position({ sums, me: { 30: 1, 36: 14 }, dice: [1] }))).toEqual(['move 30 1']);
    expect(legal(position({ sums, me: { 31: 1, 36: 14 }, dice: [1] }))).toEqual(['move 31 1', 'bear 1']);
  });

  test('D10 the value must be exact, one beyond the I of ROMANI', () => {
    expect(legal(position({ sums, me: { 36: 2 }, dice: [1] }))).toEqual(['bear 1']);
    expect(legal(position({ sums, me: { 31: 2 }, dice: [6] }))).toEqual(['bear 6']);
    expect(legal(position({ sums, me: { 34: 2 }, dice: [4] }))).toEqual([]);
    expect(legal(position({ sums, me: { 35: 2 }, dice: [6] }))).toEqual([]);
  });

  test('D10 moves within the last word stay possible, and so are compulsory', () => {
    expect(legal(position({ sums, me: { 31: 2 }, dice: [2] }))).toEqual(['move 31 2']);
  });

  test('D10 after a hit, bearing off waits until that pawn is back in the last word', () => {
    expect(legal(position({ sums, me: { hits: 1, 36: 3 }, foe: { 20: 9 }, dice: [1] }))).toEqual(['enter 1']);
    expect(legal(position({ sums, me: { 1: 1, 36: 3 }, dice: [1] }))).toEqual(['move 1 1']);
    expect(legal(position({ sums, me: { 32: 1, 36: 3 }, dice: [1] }))).toContain('bear 1');
  });
});

test('D10 a sum counts under leap', () => {
  const state = position({ me: { 33: 2 }, foe: { 34: 2, 36: 2 }, dice: [1, 3] });
  expect(legal(state)).toEqual(['bear 1+3']);
  expect(playAll(state, 'bear 1+3')).toMatchObject([{ key: 'borne-off', args: { dice: [1, 3], off: 14 } }]);
});

describe('D11 the winner', () => {
  test.each(SUMS)('D11 under %s a triple is three dice and no more', (sums) => {
    const state = position({ sums, me: { 10: 15 }, dice: [4, 4, 4] });
    playAll(state, 'move 10 4', 'move 10 4', 'move 10 4');
    expect(state).toMatchObject({ phase: 'roll', turn: 1 });
  });

  test('D11 the first to bear off all fifteen wins, at once', () => {
    const state = position({ me: { 36: 1 }, foe: { 20: 15 }, dice: [1, 2, 2] });
    expect(duodecim.outcome(state)).toBeNull();
    playAll(state, 'bear 1');
    expect(duodecim.turn(state)).toBe(OVER);
    expect(duodecim.outcome(state)).toEqual({ places: [1, 2], scores: [15, 0], reason: 'all-borne-off' });
  });
});

describe('D12 the last roll', () => {
  const last = { me: { 10: 15 }, foe: { 20: 14 }, dice: [2], rolls: LAST_ROLL };

  test('D12 a draw when the 2,000th roll has been played out', () => {
    const before = position({ ...last, rolls: LAST_ROLL - 1 });
    playAll(before, 'move 10 2');
    expect(duodecim.turn(before)).toBe(CHANCE);
    const state = position(last);
    playAll(state, 'move 10 2');
    expect(duodecim.turn(state)).toBe(OVER);
    expect(duodecim.outcome(state)).toEqual({ places: [1, 1], scores: [0, 1], reason: 'roll-limit' });
  });

  test('D12 dice handed over are played first', () => {
    const { state } = thrown({ me: { 36: 15 }, foe: { 20: 15 }, rolls: LAST_ROLL - 1 }, 3, 3, 4);
    expect(state.rolls).toBe(LAST_ROLL);
    expect(duodecim.turn(state)).toBe(1);
    playAll(state, 'move 20 3', 'move 20 3', 'move 20 4');
    expect(duodecim.turn(state)).toBe(OVER);
  });

  test('D12 bearing off the last pawn with the last roll still wins', () => {
    const state = position({ ...last, me: { 35: 1 } });
    playAll(state, 'bear 2');
    expect(duodecim.outcome(state)).toMatchObject({ places: [1, 2] });
  });
});
