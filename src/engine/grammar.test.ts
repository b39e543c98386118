import { describe, expect, test } from 'vitest';
import { english, french } from './grammar.ts';

describe('plurals', () => {
  test('English has the singular for 1 only', () => {
    const cards = (count: number) => english.counted(count, 'card', 'cards');
    expect([0, 1, 2, 21].map(cards)).toEqual(['0 cards', '1 card', '2 cards', '21 cards']);
  });

  test('French has the singular for 0 and 1', () => {
    const cards = (count: number) => french.counted(count, 'carte', 'cartes');
    expect([0, 1, 2, 21].map(cards)).toEqual(['0 carte', '1 carte', '2 cartes', '21 cartes']);
    expect(french.plural(1_000_000, 'carte', 'cartes')).toBe('cartes');
  });

  test('a negative number has the form of its amount', () => {
    expect(english.plural(-1, 'point', 'points')).toBe('point');
    expect(french.plural(-2, 'point', 'points')).toBe('points');
  });
});

test('lists have "and" before the last item and no comma there', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(english.list)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(french.list([1, 2, 3])).toBe('1, 2 et 3');
});

test('numbers have a minus sign, changes a plus sign too', () => {
  for (const { number, change } of [english, french]) {
    expect([-3, -0, 0, 1234].map(number)).toEqual(['−3', '0', '0', '1234']);
    expect([-3, -0, 0, 3].map(change)).toEqual(['−3', '±0', '±0', '+3']);
  }
});
