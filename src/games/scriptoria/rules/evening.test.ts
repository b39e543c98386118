// Tests of the end of a turn, of a day and of the game.
import { describe, expect, test } from 'vitest';
import { OVER } from '../../../engine/game.ts';
import { inksOf, legal, names, playMove, position } from '../fixtures/positions.ts';
import { scriptoria } from '../index.ts';
import type { State } from './state.ts';

const EIGHT = ['cKRG', 'cKRB', 'bKR', 'tKR', 'tKG', 'mKRG', 'mKRB', 'dKRA'];

function everybodyDone(state: State): void {
  while (state.phase === 'illuminate') playMove(state, 'done');
}

describe('evening', () => {
  test('C13 sketches left on the lectern go to the stock after the turn', () => {
    const state = position({ lecterns: { Q: ['bKR', 'mKRG'], K: [], R: [] }, stock: [['tKR']] });
    const [done] = playMove(state, 'done');
    expect(done).toEqual({ key: 'done', args: { seat: 0, kept: ['bKR', 'mKRG'] } });
    expect(names(state.stock[0]!)).toEqual(['bKR', 'tKR', 'mKRG']);
    expect(state.onDesk[0]).toEqual([]);
  });

  test('C13 at most 7 inks are kept; the player returns the others to the bag one by one', () => {
    const state = position({ inks: ['KKKRRGGBA'] });
    everybodyDone(state);
    expect([state.phase, state.turn]).toEqual(['evening', 0]);
    expect(legal(state)).toEqual(['pour K', 'pour R', 'pour G', 'pour B', 'pour A']);
    const black = state.inkBag[0]!;
    playMove(state, 'pour K');
    playMove(state, 'pour A');
    expect(state.inkBag[0]).toBe(black + 1);
    expect(inksOf(state, 0)).toBe('KKRRGGB');
    expect(state.phase).toBe('dawn');
  });

  test('C13 at most 7 sketches minus achievements are kept; the others go to the Scriptorium', () => {
    const state = position({ stock: [EIGHT] });
    state.achievements[0] = 3;
    everybodyDone(state);
    playMove(state, 'discard tKG');
    playMove(state, 'discard bKR');
    expect(state.phase).toBe('dawn');
    expect(state.stock[0]).toHaveLength(6);
    expect(names(state.scriptorium.flatMap((count, sketch) => Array<number>(count).fill(sketch)))).toEqual([
      'bKR',
      'tKG',
    ]);
  });

  test('C13 clockwise from the Archivist, inks first', () => {
    const state = position({
      archivist: 1,
      inks: ['KKKKKKKK', 'RRRRRRRR', ''],
      stock: [[], EIGHT, ['bKG', 'bKG', 'bKB', 'bKB', 'bKA', 'bKA', 'bKRA', 'bKRA']],
    });
    everybodyDone(state);
    const order: string[] = [];
    while (state.phase === 'evening') {
      order.push(`${state.turn} ${legal(state)[0]}`);
      playMove(state, legal(state)[0]!);
    }
    expect(order).toEqual(['1 pour R', '1 discard cKRB', '2 discard bKA', '0 pour K']);
  });

  test('C13 the last day has no evening', () => {
    const state = position({ inks: ['KKKKKKKKKK'], stock: [EIGHT] });
    state.finished = true;
    everybodyDone(state);
    expect(state.phase).toBe('over');
    expect(state.stock[0]).toHaveLength(8);
  });
});

describe('the end', () => {
  test('C14 the game ends with the day of a completed manuscript, after everybody’s turn', () => {
    const state = position({});
    state.finished = true;
    playMove(state, 'done');
    playMove(state, 'done');
    expect(scriptoria.outcome(state)).toBeNull();
    playMove(state, 'done');
    expect(scriptoria.turn(state)).toBe(OVER);
    expect(scriptoria.outcome(state)?.reason).toBe('manuscript');
  });

  test('C14 or with the day on which the bag is empty', () => {
    const state = position({});
    state.sketchBag.fill(0);
    everybodyDone(state);
    expect(scriptoria.outcome(state)?.reason).toBe('bag-empty');
  });

  test('C14 sketches, achievements and 2 for each unused token; the highest score wins', () => {
    const state = position({ tokens: [1, 0, 4] });
    state.points = [20, 25, 10];
    state.achievements.splice(0, 5, 3, 0, 0, 0, 5);
    state.flipped = [2, 2, 0];
    state.finished = true;
    everybodyDone(state);
    expect(scriptoria.outcome(state)).toEqual({
      scores: [30, 25, 18],
      places: [1, 2, 3],
      reason: 'manuscript',
    });
  });

  test('C14 a tie has several winners', () => {
    const state = position({ tokens: [0, 0, 0] });
    state.points = [7, 9, 9];
    state.finished = true;
    everybodyDone(state);
    expect(scriptoria.outcome(state)?.places).toEqual([3, 1, 1]);
  });
});
