// Tests of achievements and the room they take.
import { describe, expect, test } from 'vitest';
import {
  LEFT_FRIEZE,
  legal,
  MINIATURE,
  names,
  playMove,
  position,
  RIGHT_FRIEZE,
  TEXT_AND_DROPCAP,
} from '../fixtures/positions.ts';
import { sketchRoom } from './evening.ts';
import type { State } from './state.ts';

const SEVEN = ['cKRGA', 'cKRBA', 'cKGBA', 'tKA', 'tKKR', 'tKKG', 'mKRGA'];
const ALL_BUT_ONE_BORDER = [...LEFT_FRIEZE, ...RIGHT_FRIEZE.slice(0, -1), ...TEXT_AND_DROPCAP, ...MINIATURE];

const held = (state: State, seat: number) => state.achievements.slice(seat * 5, seat * 5 + 5);

describe('completing a part', () => {
  test.each<[string, readonly string[], string, string, number[]]>([
    ['the left frieze', LEFT_FRIEZE.slice(0, -1), 'bKRB', 'free bKRB left', [3, 0, 0, 0, 0]],
    ['the right frieze', RIGHT_FRIEZE.slice(0, -1), 'bKRB', 'free bKRB right', [0, 3, 0, 0, 0]],
    ['text and dropcap', TEXT_AND_DROPCAP.slice(0, -1), 'dKRA', 'place dKRA', [0, 0, 3, 0, 0]],
    ['the miniature', MINIATURE.slice(0, -1), 'mKRGB', 'place mKRGB', [0, 0, 0, 3, 0]],
  ])('C6 %s is rewarded at once', (_part, scroll, last, move, expected) => {
    const state = position({ scrolls: [scroll], stock: [[last]], inks: ['KRGBA'] });
    const events = playMove(state, move);
    expect(held(state, 0)).toEqual(expected);
    expect(events.map(({ key }) => key)).toContain('achieved');
  });

  test('C6 the text without the dropcap, or the dropcap without all texts, brings nothing yet', () => {
    const state = position({ scrolls: [['tKR', 'tKG']], stock: [['tKB', 'dKRA']], inks: ['KKKBRA'] });
    playMove(state, 'place tKB');
    expect(held(state, 0)).toEqual([0, 0, 0, 0, 0]);
    playMove(state, 'place dKRA');
    expect(held(state, 0)).toEqual([0, 0, 3, 0, 0]);
  });

  test('C6 the pile decreases, and an empty one gives nothing', () => {
    const state = position({ seats: 4, owners: ['Q', 'K', 'R', 'G'], stock: Array(4).fill(['bKGB']) });
    for (const frieze of [0, 1, 2, 3]) {
      const scroll = state.scroll;
      // Eight places of each left page, all but the last border.
      for (const place of [0, 18, 1, 2, 6, 12, 19]) scroll[frieze * 24 + place] = 1;
    }
    const bonuses = [0, 1, 2, 3].map((seat) => {
      const events = playMove(state, 'free bKGB left');
      playMove(state, 'done');
      return [held(state, seat)[0], events.at(-1)!.key];
    });
    expect(bonuses).toEqual([
      [3, 'achieved'],
      [2, 'achieved'],
      [1, 'achieved'],
      [0, 'unrewarded'],
    ]);
  });

  test('C6 a frieze placed without payment counts', () => {
    const free = LEFT_FRIEZE.slice(0, -1).map((text) => text.replace(/^(b\w+)/, '($1)'));
    const state = position({ scrolls: [free], stock: [['bKRB']] });
    playMove(state, 'free bKRB left');
    expect(held(state, 0)[0]).toBe(3);
  });

  test('C6, C14 the whole manuscript brings its own achievement and the last day', () => {
    const state = position({ scrolls: [ALL_BUT_ONE_BORDER], stock: [['bKRB']] });
    playMove(state, 'free bKRB');
    expect(held(state, 0)).toEqual([0, 3, 0, 0, 5]);
    expect(state.finished).toBe(true);
  });
});

describe('room', () => {
  test('C12 an achievement sits in the stock: the room is 7 minus the achievements held', () => {
    const state = position({ scrolls: [LEFT_FRIEZE.slice(0, -1)], stock: [['bKRB']] });
    expect(sketchRoom(state, 0)).toBe(7);
    playMove(state, 'free bKRB left');
    expect(sketchRoom(state, 0)).toBe(6);
  });

  test('C12 without room the player discards sketches at once, one by one; then the turn continues', () => {
    const state = position({ scrolls: [LEFT_FRIEZE.slice(0, -1)], stock: [[...SEVEN, 'bKRB', 'bKRGBA']] });
    playMove(state, 'free bKRB left');
    expect([state.phase, state.turn]).toEqual(['room', 0]);
    expect(legal(state)).toEqual([...SEVEN, 'bKRGBA'].sort(byBox).map((name) => `discard ${name}`));
    playMove(state, 'discard tKA');
    expect(state.phase).toBe('room');
    playMove(state, 'discard bKRGBA');
    expect(state.phase).toBe('illuminate');
    expect(state.stock[0]).toHaveLength(6);
    expect(names(state.scriptorium.flatMap((count, sketch) => Array<number>(count).fill(sketch)))).toEqual([
      'bKRGBA',
      'tKA',
    ]);
    expect(legal(state)).toContain('done');
  });

  test('C12 the sketch just placed has left the stock: seven including it need no discard', () => {
    const state = position({ scrolls: [LEFT_FRIEZE.slice(0, -1)], stock: [[...SEVEN.slice(1), 'bKRB']] });
    playMove(state, 'free bKRB left');
    expect(state.phase).toBe('illuminate');
  });

  test('C12 sketches on the lectern do not count', () => {
    const state = position({
      lecterns: { Q: ['bKRB', 'tKR', 'tKR', 'tKR'], K: [], R: [] },
      scrolls: [LEFT_FRIEZE.slice(0, -1)],
      stock: [SEVEN.slice(1)],
    });
    playMove(state, 'free bKRB left');
    expect(state.phase).toBe('illuminate');
  });

  test('C12 help may overfill the stock; it is checked at the next achievement only', () => {
    const state = position({
      scriptorium: ['dKRA', 'bKRB'],
      scrolls: [LEFT_FRIEZE.slice(0, -1)],
      stock: [SEVEN],
    });
    playMove(state, 'help dKRA');
    playMove(state, 'help bKRB');
    expect([state.phase, state.stock[0]!.length]).toEqual(['illuminate', 9]);
    playMove(state, 'free bKRB left');
    expect(state.phase).toBe('room');
    playMove(state, 'discard tKA');
    playMove(state, 'discard dKRA');
    expect(state.phase).toBe('illuminate');
  });

  test('C12 one sketch completes a part and the manuscript: both tiles first, then room for both', () => {
    const state = position({ scrolls: [ALL_BUT_ONE_BORDER], stock: [[...SEVEN, 'bKRB']] });
    const events = playMove(state, 'free bKRB');
    expect(events.map(({ key }) => key)).toEqual(['freed', 'achieved', 'achieved']);
    playMove(state, 'discard tKA');
    expect(state.phase).toBe('room');
    playMove(state, 'discard tKKR');
    expect(state.phase).toBe('illuminate');
    expect(state.stock[0]).toHaveLength(5);
  });

  test('C12 an empty pile takes no room', () => {
    const state = position({ scrolls: [LEFT_FRIEZE.slice(0, -1)], stock: [[...SEVEN, 'bKRB', 'bKRGBA']] });
    state.taken[0] = 3;
    playMove(state, 'free bKRB left');
    expect(state.phase).toBe('illuminate');
    expect(sketchRoom(state, 0)).toBe(7);
  });
});

/** In the order of the box: by kind, then by length of the cost. */
function byBox(a: string, b: string): number {
  const key = (name: string) => 'cbtmd'.indexOf(name.charAt(0)) * 100 + name.length;
  return key(a) - key(b) || (a < b ? -1 : 1);
}
