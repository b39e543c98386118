import { expect, test } from 'vitest';
import { cardOf } from '../rules/state.ts';
import { strongerThan } from './stronger.ts';
import { WORDS } from './words.ts';

const set = (...numbers: number[]) => numbers.map((number) => cardOf(number, number === 1 ? 2 : 1));

test('S6: more cards, equal cards against a run, the same kind from a higher number', () => {
  expect(strongerThan(set(8, 7, 6), 10)).toEqual({
    more: 4,
    equals: 3,
    same: { kind: 'run', from: 7, isTop: false },
  });
  expect(strongerThan(set(8, 9, 10), 10).same).toBeNull();
  expect(strongerThan(set(4, 4), 10)).toEqual({
    more: 3,
    equals: 0,
    same: { kind: 'equal', from: 5, isTop: false },
  });
  expect(strongerThan(set(9), 9).same).toBeNull();
});

test('it is said in words', () => {
  const inWords = (...numbers: number[]) => {
    const stronger = strongerThan(set(...numbers), 10);
    return [WORDS.en.toBeat(stronger), WORDS.fr.toBeat(stronger)];
  };
  expect(inWords(6, 7, 8)).toEqual([
    'To beat it: 4 cards, 3 equal cards or a run from 7 up',
    'Pour la battre\u00a0: 4 cartes, 3 cartes égales ou une suite à partir de 7',
  ]);
  expect(inWords(2, 2)).toEqual([
    'To beat it: 3 cards or 2 equal cards from 3 up',
    'Pour la battre\u00a0: 3 cartes ou 2 cartes égales à partir de 3',
  ]);
  expect(inWords(7)).toEqual([
    'To beat it: 2 cards or a card of 8 or more',
    'Pour la battre\u00a0: 2 cartes ou une carte de 8 ou plus',
  ]);
  // Nothing is higher than this.
  expect(inWords(9, 9)).toEqual([
    'To beat it: 3 cards or 2 cards of 10',
    'Pour la battre\u00a0: 3 cartes ou 2 cartes de 10',
  ]);
  expect(inWords(9)[0]).toBe('To beat it: 2 cards or a 10');
  expect(inWords(8, 9)[1]).toBe('Pour la battre\u00a0: 3 cartes, 2 cartes égales ou la suite de 9 à 10');
  expect(inWords(10)).toEqual(['To beat it: 2 cards', 'Pour la battre\u00a0: 2 cartes']);
});
