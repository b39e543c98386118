// The end of a turn, of a day and of the game.
import { describe, expect, test } from 'vitest';
import { OVER } from '../../engine/game.ts';
import { does, inksOf, may, names, scene } from './fixtures.ts';
import { scriptoria } from './index.ts';
import type { State } from './state.ts';

const EIGHT = ['cKRG', 'cKRB', 'bKR', 'tKR', 'tKG', 'mKRG', 'mKRB', 'dKRA'];

function everybodyDone(state: State): void {
  while (state.phase === 'illuminate') does(state, 'done');
}

describe('evening', () => {
  test('C13 what is left on the lectern goes to the stock after the turn', () => {
    const state = scene({ lecterns: { Q: ['bKR', 'mKRG'], K: [], R: [] }, stock: [['tKR']] });
    const [done] = does(state, 'done');
    expect(done).toEqual({ key: 'done', args: { seat: 0, kept: ['bKR', 'mKRG'] } });
    expect(names(state.stock[0]!)).toEqual(['bKR', 'tKR', 'mKRG']);
    expect(state.onDesk[0]).toEqual([]);
  });

  test('C13 at most 7 inks, by choice and one by one, back to the bag', () => {
    const state = scene({ inks: ['KKKRRGGBA'] });
    everybodyDone(state);
    expect([state.phase, state.turn]).toEqual(['evening', 0]);
    expect(may(state)).toEqual(['pour K', 'pour R', 'pour G', 'pour B', 'pour A']);
    const black = state.inkBag[0]!;
    does(state, 'pour K');
    does(state, 'pour A');
    expect(state.inkBag[0]).toBe(black + 1);
    expect(inksOf(state, 0)).toBe('KKRRGGB');
    expect(state.phase).toBe('dawn');
  });

  test('C13 at most 7 sketches less achievements, to the Scriptorium', () => {
    const state = scene({ stock: [EIGHT] });
    state.achievements[0] = 3;
    everybodyDone(state);
    does(state, 'discard tKG');
    does(state, 'discard bKR');
    expect(state.phase).toBe('dawn');
    expect(state.stock[0]).toHaveLength(6);
    expect(names(state.scriptorium.flatMap((count, sketch) => Array<number>(count).fill(sketch)))).toEqual([
      'bKR',
      'tKG',
    ]);
  });

  test('C13 from the Archivist clockwise, each one’s inks first', () => {
    const state = scene({
      archivist: 1,
      inks: ['KKKKKKKK', 'RRRRRRRR', ''],
      stock: [[], EIGHT, ['bKG', 'bKG', 'bKB', 'bKB', 'bKA', 'bKA', 'bKRA', 'bKRA']],
    });
    everybodyDone(state);
    const order: string[] = [];
    while (state.phase === 'evening') {
      order.push(`${state.turn} ${may(state)[0]}`);
      does(state, may(state)[0]!);
    }
    expect(order).toEqual(['1 pour R', '1 discard cKRB', '2 discard bKA', '0 pour K']);
  });

  test('C13 the evening is left out on the last day', () => {
    const state = scene({ inks: ['KKKKKKKKKK'], stock: [EIGHT] });
    state.finished = true;
    everybodyDone(state);
    expect(state.phase).toBe('over');
    expect(state.stock[0]).toHaveLength(8);
  });
});

describe('the end', () => {
  test('C14 the game ends with the day of a completed manuscript, after everybody’s turn', () => {
    const state = scene({});
    state.finished = true;
    does(state, 'done');
    does(state, 'done');
    expect(scriptoria.outcome(state)).toBeNull();
    does(state, 'done');
    expect(scriptoria.turn(state)).toBe(OVER);
    expect(scriptoria.outcome(state)?.reason).toBe('manuscript');
  });

  test('C14 or with the day on which the bag is empty', () => {
    const state = scene({});
    state.sketchBag.fill(0);
    everybodyDone(state);
    expect(scriptoria.outcome(state)?.reason).toBe('bag-empty');
  });

  test('C14 sketches, achievements and 2 for each unused token; the highest wins', () => {
    const state = scene({ tokens: [1, 0, 4] });
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
    const state = scene({ tokens: [0, 0, 0] });
    state.points = [7, 9, 9];
    state.finished = true;
    everybodyDone(state);
    expect(scriptoria.outcome(state)?.places).toEqual([3, 1, 1]);
  });
});
