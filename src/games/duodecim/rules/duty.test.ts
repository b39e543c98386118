// Tests of the duty to use the dice, and of dice that cannot be used.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { keys, legal, playAll, position, roll, thrown } from '../fixtures/positions.ts';
import { duodecim } from '../index.ts';
import { OPTIONS } from './state.ts';

const SUMS = OPTIONS.sums;

describe('D8 as many dice as possible must be used', () => {
  test.each(SUMS)('D8 under %s a move that wastes a die is not legal if another wastes none', (sums) => {
    // The pawn on 10 can use the 3, but then the 6 is closed at 16, 19 and 26. From 20 the 3 leads to 29.
    const state = position({ sums, me: { 10: 1, 20: 1 }, foe: { 16: 2, 19: 2, 26: 2 }, dice: [3, 6] });
    expect(legal(state)).toEqual(sums === 'leap' ? ['move 20 3', 'move 20 3+6'] : ['move 20 3']);
  });

  test.each(SUMS)('D8 under %s entering with the wrong die wastes one', (sums) => {
    // Two pawns to enter; 3, 5 and 6 are closed. The pawn on 1 must use the 1: if the 1 enters a pawn, neither 2 nor 4 fits.
    const state = position({ sums, me: { waiting: 2, 1: 1 }, foe: { 3: 2, 5: 2, 6: 2 }, dice: [1, 2, 4] });
    expect(legal(state)).not.toContain('enter 1');
    expect(legal(state)).toEqual(expect.arrayContaining(['move 1 1', 'enter 2', 'enter 4']));
  });

  test('D8 the order does not matter: one die may open the way for the other', () => {
    // The 4 is closed at 14; after the 1 it leads from 11 to 15.
    const state = position({ sums: 'steps', me: { 10: 1, 36: 2 }, foe: { 14: 2 }, dice: [1, 4] });
    expect(legal(state)).toEqual(['move 10 1']);
    playAll(state, 'move 10 1');
    expect(legal(state)).toEqual(['move 11 4']);
  });

  test.each(SUMS)(
    'D8 under %s, if either of two dice can be played but not both, the player chooses',
    (sums) => {
      const state = position({ sums, me: { 30: 1, 36: 14 }, foe: { 20: 13, 35: 2 }, dice: [2, 3] });
      expect(legal(state)).toEqual(['move 30 2', 'move 30 3']);
    },
  );

  test('D8 dice are counted, not moves: under leap a sum can be compulsory', () => {
    // The 2 alone could go from 33 to 35, but then nothing can use the 4.
    const placed = { me: { 10: 1, 33: 1 }, foe: { 12: 2, 14: 2 }, dice: [2, 4] };
    expect(legal(position(placed))).toEqual(['move 10 2+4']);
    expect(legal(position({ ...placed, sums: 'steps' }))).toEqual(['move 33 2']);
  });

  test.each(SUMS)('D8 under %s winning is never forbidden: it counts as using all dice', (sums) => {
    // 1 and 1 would use two dice, bearing off uses only the 3.
    const state = position({ sums, me: { 34: 1 }, dice: [1, 1, 3] });
    expect(legal(state)).toEqual(['bear 3']);
    playAll(state, 'bear 3');
    expect(duodecim.turn(state)).toBe(OVER);
  });
});

describe.each(SUMS)('D9 dice handed over under %s', (sums) => {
  test('D9 the remaining dice go to the opponent, who then rolls', () => {
    const state = position({ sums, me: { 30: 1, 36: 14 }, foe: { 20: 13, 35: 2 }, dice: [2, 3] });
    expect(playAll(state, 'move 30 2').at(-1)).toEqual({
      key: 'dice-handed-over',
      args: { seat: 0, to: 1, dice: [3], because: 'nothing-fits-at-home' },
    });
    expect(duodecim.turn(state)).toBe(1);
    expect(legal(state)).toEqual(['move 20 3']);
    playAll(state, 'move 20 3');
    expect(duodecim.turn(state)).toBe(CHANCE);
    expect(keys(roll(state, 1, 1, 1))).toEqual(['rolled']);
    expect([state.turn, state.roller]).toEqual([1, 1]);
  });

  test('D9 the event gives the reason: a hit pawn that cannot enter', () => {
    const { state, events } = thrown({ sums, me: { hits: 1, 10: 14 }, foe: { 4: 2, 6: 2, 20: 11 } }, 4, 6, 6);
    expect(events.at(-1)).toMatchObject({ args: { dice: [4, 6, 6], because: 'hit-pawn-shut-out' } });
    expect(duodecim.turn(state)).toBe(1);
  });

  test('D9 the event gives the reason: pawns kept in the first word', () => {
    const { events } = thrown({ sums, me: { waiting: 1, 6: 14 }, foe: { 4: 15 } }, 4, 4, 4);
    expect(events.at(-1)).toMatchObject({ args: { because: 'kept-in-first-word' } });
  });

  test('D9 the event gives the reason: closed letters', () => {
    const { events } = thrown({ sums, me: { 10: 15 }, foe: { 13: 5, 16: 5, 19: 5 } }, 3, 3, 3);
    expect(events.at(-1)).toMatchObject({ args: { because: 'no-open-letter' } });
  });

  test('D9 the opponent plays as many as possible, by the same rules', () => {
    const { state } = thrown({ sums, me: { 36: 15 }, foe: { 33: 1, 34: 1 } }, 2, 3, 5);
    // 2 from 33 leads to 35, and 3 then takes 34 off: both are used so. 3 first would leave the 2 for 33 as well.
    expect(state.turn).toBe(1);
    expect(legal(state)).toEqual(['move 33 2', 'bear 3']);
    expect(playAll(state, 'move 33 2', 'bear 3').at(-1)).toMatchObject({
      key: 'dice-lost',
      args: { seat: 1, dice: [5] },
    });
  });

  test('D9 handed dice can hit', () => {
    const state = position({ sums, me: { 30: 1, 36: 14 }, foe: { 29: 13, 35: 2 }, dice: [2, 3] });
    expect(keys(playAll(state, 'move 30 2', 'move 29 3'))).toEqual([
      'moved',
      'dice-handed-over',
      'moved',
      'hit',
    ]);
    expect(state.sides[0].hits).toBe(1);
  });

  test('D9 handed dice can enter hit pawns, which come first', () => {
    const { state } = thrown({ sums, me: { 36: 15 }, foe: { hits: 1, 20: 14 } }, 3, 4, 5);
    expect(legal(state)).toEqual(['enter 3', 'enter 4', 'enter 5']);
  });

  test('D9 handed dice can bear off and win', () => {
    const { state } = thrown({ sums, me: { 36: 15 }, foe: { 33: 1 } }, 4, 5, 5);
    playAll(state, 'bear 4');
    expect(duodecim.outcome(state)).toMatchObject({ places: [2, 1], reason: 'all-borne-off' });
  });

  test('D9 dice that the opponent cannot play either are lost', () => {
    const { state, events } = thrown({ sums, me: { 36: 15 }, foe: { 35: 15 } }, 3, 3, 3);
    expect(keys(events)).toEqual(['rolled', 'dice-handed-over', 'dice-lost']);
    expect(events.at(-1)).toMatchObject({
      args: { seat: 1, dice: [3, 3, 3], because: 'nothing-fits-at-home' },
    });
    expect(state).toMatchObject({ phase: 'roll', turn: 1, dice: [] });
  });
});
