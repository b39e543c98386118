// Chance at the table: a function of (seed, step), checked against Node's own hash.
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceRng, derivedSeed, rngOf } from './chance.ts';
import { Rng } from './rng.ts';

const seeds = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
const steps = fc.nat({ max: 100_000 });
const words = (rng: Rng) => Array.from({ length: 6 }, () => rng.word());

describe('chance of a step', () => {
  test('is seeded by HMAC-SHA-256, key the seed, over the number of the step', () => {
    fc.assert(
      fc.property(seeds, steps, (seed, step) => {
        const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`chance ${step}`).digest();
        const expected = new Rng(
          mac.readInt32BE(0),
          mac.readInt32BE(4),
          mac.readInt32BE(8),
          mac.readInt32BE(12),
        );
        expect(words(chanceRng(seed, step))).toEqual(words(expected));
      }),
    );
  });

  test('depends on nothing else: not on order, nor on how much was drawn before', () => {
    fc.assert(
      fc.property(seeds, fc.array(steps, { minLength: 1, maxLength: 5 }), (seed, asked) => {
        const alone = asked.map((step) => words(chanceRng(seed, step)));
        const backwards = asked.toReversed().map((step) => {
          words(chanceRng(seed, step + 1));
          return words(chanceRng(seed, step));
        });
        expect(backwards.toReversed()).toEqual(alone);
      }),
    );
  });

  test('differs from step to step and from seed to seed', () => {
    fc.assert(
      fc.property(seeds, seeds, steps, steps, (seed, otherSeed, step, otherStep) => {
        if (step !== otherStep)
          expect(words(chanceRng(seed, otherStep))).not.toEqual(words(chanceRng(seed, step)));
        if (seed !== otherSeed)
          expect(words(chanceRng(otherSeed, step))).not.toEqual(words(chanceRng(seed, step)));
      }),
    );
  });

  test('a seed that is not hexadecimal is a bug of the caller', () => {
    expect(() => chanceRng('not a seed', 0)).toThrow();
  });
});

describe('what is derived from a text', () => {
  test('a derived seed can seed a table, and belongs to its label', () => {
    expect(derivedSeed('7', 'game 1')).toMatch(/^[0-9a-f]{64}$/);
    expect(derivedSeed('7', 'game 1')).toBe(createHash('sha256').update('7\ngame 1').digest('hex'));
    expect(derivedSeed('7', 'game 2')).not.toBe(derivedSeed('7', 'game 1'));
    expect(derivedSeed('8', 'game 1')).not.toBe(derivedSeed('7', 'game 1'));
  });

  test('the same text gives the same generator, another one another', () => {
    expect(words(rngOf('7/game 1/seat 0'))).toEqual(words(rngOf('7/game 1/seat 0')));
    expect(words(rngOf('7/game 1/seat 0'))).not.toEqual(words(rngOf('7/game 1/seat 1')));
  });
});
