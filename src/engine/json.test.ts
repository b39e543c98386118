// Equality and freezing of plain data.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepFreeze, firstDifference, sameJson } from './json.ts';

const data = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** The same data with the keys of every object in reverse order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reordered(part)]),
  );
}

describe('equality', () => {
  test('data equals its copy with any order of keys', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(firstDifference(value, structuredClone(value))).toBeNull();
        expect(sameJson(value, reordered(value))).toBe(true);
      }),
    );
  });

  test('two pieces of data are the same exactly when their sorted text is', () => {
    const text = (value: unknown): string =>
      JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))
          : part,
      );
    fc.assert(
      fc.property(data, data, (one, two) => {
        fc.pre(!Array.isArray(one) && !Array.isArray(two));
        expect(sameJson(one, two)).toBe(text(one) === text(two));
      }),
    );
  });

  test.each([
    [1, 2, '(all of it)'],
    [{ hands: [[], [], [3]] }, { hands: [[], [], [4]] }, 'hands[2][0]'],
    [{ hands: [[1]] }, { hands: [[1, 2]] }, 'hands[0].length'],
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }, 'a{keys}'],
    [{ a: { b: 1 } }, { a: { c: 1 } }, 'a.b'],
    [{ a: [] }, { a: {} }, 'a.length'],
    [{ a: null }, { a: {} }, 'a'],
    [{ a: 0 }, { a: false }, 'a'],
    [{ a: undefined }, {}, '{keys}'],
  ])('%j and %j differ at %s', (one, two, where) => {
    expect(firstDifference(one, two)).toBe(where);
    expect(firstDifference(two, one)).not.toBeNull();
  });

  test('data that JSON changes does not equal its copy', () => {
    class Hand {}
    for (const value of [
      Number.NaN,
      -0,
      new Map([[1, 2]]),
      new Set([1]),
      new Int8Array(2),
      new Hand(),
      [undefined],
    ]) {
      const copy: unknown = JSON.parse(JSON.stringify({ value }));
      expect(sameJson({ value }, copy)).toBe(false);
    }
  });
});

describe('freezing', () => {
  test('reaches every depth and returns the same object', () => {
    const state = { hands: [[1], [2]], open: { turn: 0 } };
    expect(deepFreeze(state)).toBe(state);
    expect(() => state.hands[0]!.push(3)).toThrow(TypeError);
    expect(() => {
      state.open.turn = 1;
    }).toThrow(TypeError);
  });

  test('leaves simple values as they are', () => {
    for (const value of [null, 3, 'text', true, undefined]) expect(deepFreeze(value)).toBe(value);
  });
});
