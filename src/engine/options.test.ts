// Choosing options from closed lists.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { scout } from '../games/scout/index.ts';
import type { AnyGame } from './game.ts';
import { allOptions, chooseOptions } from './options.ts';

const several: AnyGame = {
  ...highCard,
  options: { hand: [3, 4], variant: ['short', 'long'], blind: [false, true] },
};

describe('choosing', () => {
  test('the first value of each list is the default', () => {
    expect(chooseOptions(several, {})).toEqual({
      ok: true,
      options: { hand: 3, variant: 'short', blind: false },
    });
    expect(chooseOptions(scout, {})).toEqual({ ok: true, options: {} });
  });

  test('a given value replaces the default; text is accepted for numbers and booleans', () => {
    const options = { hand: 4, variant: 'long', blind: true };
    expect(chooseOptions(several, options)).toEqual({ ok: true, options });
    expect(chooseOptions(several, { hand: '4', variant: 'long', blind: 'true' })).toEqual({
      ok: true,
      options,
    });
  });

  test('the refusal of an unknown option lists the options', () => {
    expect(chooseOptions(highCard, { hands: 3 })).toEqual({
      ok: false,
      code: 'unknown-option',
      name: 'hands',
      valid: ['hand'],
    });
    expect(chooseOptions(highCard, { toString: 3 })).toMatchObject({ code: 'unknown-option' });
  });

  test('the refusal of an unknown value lists the values', () => {
    expect(chooseOptions(highCard, { hand: 5 })).toEqual({
      ok: false,
      code: 'bad-option-value',
      name: 'hand',
      value: 5,
      valid: [3, 4],
    });
  });

  test('any input gives a complete choice from the lists or a refusal', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom('3', 4, 'long', 'true'));
    const name = fc.oneof(fc.string(), fc.constantFrom('hand', 'variant', 'blind', '__proto__'));
    fc.assert(
      fc.property(fc.dictionary(name, value), (given) => {
        const answer = chooseOptions(several, given);
        if (answer.ok) expect(allOptions(several)).toContainEqual(answer.options);
        else expect(['unknown-option', 'bad-option-value']).toContain(answer.code);
      }),
    );
  });
});

describe('all combinations', () => {
  test('every combination once', () => {
    const all = allOptions(several);
    expect(all).toHaveLength(8);
    expect(new Set(all.map((options) => JSON.stringify(options))).size).toBe(8);
    expect(all[0]).toEqual({ hand: 3, variant: 'short', blind: false });
  });

  test('a game without options has one way to be played', () => {
    expect(allOptions(scout)).toEqual([{}]);
  });
});
