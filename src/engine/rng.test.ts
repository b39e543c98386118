// The generator: uniform, repeatable, and never changed, because every record depends on it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Rng } from './rng.ts';

const seeds = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer());
const draws = (count: number, draw: () => number) => Array.from({ length: count }, draw);

/** Pearson's statistic for an even distribution over `cells`. */
function chiSquare(values: readonly number[], cells: number): number {
  const counts = Array<number>(cells).fill(0);
  for (const value of values) counts[value]!++;
  const expected = values.length / cells;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('words', () => {
  test('are those of sfc32 and never change, because old records depend on them', () => {
    const rng = new Rng(1, 2, 3, 4);
    expect(draws(4, () => rng.word())).toEqual([800524041, 903873393, 3641854082, 3208635939]);
  });

  test('the same seed gives the same stream', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [one, two] = [new Rng(...seed), new Rng(...seed)];
        expect(draws(20, () => one.word())).toEqual(draws(20, () => two.word()));
      }),
    );
  });

  test('neighbouring seeds give unrelated streams: half of the bits agree', () => {
    for (let seed = 0; seed < 50; seed++) {
      const [one, two] = [new Rng(seed), new Rng(seed + 1)];
      let agreeing = 0;
      for (let i = 0; i < 200; i++) {
        const same = ~(one.word() ^ two.word()) >>> 0;
        agreeing += same.toString(2).replaceAll('0', '').length;
      }
      // Of 6400 bits 3200 agree, with a standard deviation of 40; five deviations do not occur.
      expect(Math.abs(agreeing - 3200)).toBeLessThan(200);
    }
  });

  test('each of the four words of a seed counts', () => {
    const first = (...seed: [number, number, number, number]) => new Rng(...seed).word();
    const words = [
      first(0, 0, 0, 0),
      first(9, 0, 0, 0),
      first(0, 9, 0, 0),
      first(0, 0, 9, 0),
      first(0, 0, 0, 9),
    ];
    expect(new Set(words).size).toBe(5);
  });
});

describe('int', () => {
  test('stays below n', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const value = new Rng(...seed).int(n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
  });

  test.each([2, 3, 5, 6, 7, 10, 16, 45, 100])('is uniform over %i values', (n) => {
    const rng = new Rng(n, 77);
    // The statistic has the mean n - 1 and the variance 2 (n - 1); five deviations do not occur.
    const limit = n - 1 + 5 * Math.sqrt(2 * (n - 1));
    expect(
      chiSquare(
        draws(n * 2000, () => rng.int(n)),
        n,
      ),
    ).toBeLessThan(limit);
  });

  test('does not have the bias of a remainder, which would draw the low third half of the time here', () => {
    const rng = new Rng(3);
    const n = 3 * 2 ** 30;
    const low = draws(30_000, () => rng.int(n)).filter((value) => value < 2 ** 30).length;
    expect(Math.abs(low / 30_000 - 1 / 3)).toBeLessThan(0.02);
  });

  test.each([0, -1, Number.NaN, 2 ** 32 + 1])('%d values cannot be drawn from', (n) => {
    expect(() => new Rng(1).int(n)).toThrow(RangeError);
    expect(() => new Rng(1).pick([])).toThrow(RangeError);
  });
});

describe('float, pick, shuffle', () => {
  test('float is uniform in [0, 1)', () => {
    const rng = new Rng(8);
    const tenths = draws(20_000, () => Math.floor(rng.float() * 10));
    expect(Math.min(...tenths)).toBe(0);
    expect(Math.max(...tenths)).toBe(9);
    expect(chiSquare(tenths, 10)).toBeLessThan(9 + 5 * Math.sqrt(18));
  });

  test('pick takes one of the list', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.string(), { minLength: 1 }), (seed, list) => {
        expect(list).toContain(new Rng(...seed).pick(list));
      }),
    );
  });

  test('shuffle permutes, in place', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const shuffled = [...list];
        expect(new Rng(...seed).shuffle(shuffled)).toBe(shuffled);
        expect(shuffled.toSorted()).toEqual(list.toSorted());
      }),
    );
  });

  test('every order is as likely as any other', () => {
    const rng = new Rng(21);
    const orders = ['012', '021', '102', '120', '201', '210'];
    const drawn = draws(12_000, () => orders.indexOf(rng.shuffle([0, 1, 2]).join('')));
    expect(chiSquare(drawn, 6)).toBeLessThan(5 + 5 * Math.sqrt(10));
  });
});
