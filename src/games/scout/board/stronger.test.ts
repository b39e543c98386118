import { expect, test } from 'vitest';
import { cardOf } from '../rules/state.ts';
import { strongerThan } from './stronger.ts';
import { WORDS } from './words.ts';

const set = (...numbers: number[]) => numbers.map((number) => cardOf(number, number === 1 ? 2 : 1));

test('S6: more cards, equal cards against a run, the same kind from a higher number', () => {
  expect(strongerThan(set(8, 7, 6), 10)).toEqual({ more: 4, equals: 3, same: { kind: 'run', from: 7 } });
  expect(strongerThan(set(8, 9, 10), 10).same).toBeNull();
  expect(strongerThan(set(4, 4), 10)).toEqual({ more: 3, equals: 0, same: { kind: 'equal', from: 5 } });
  expect(strongerThan(set(9), 9).same).toBeNull();
});

test('it is said in words', () => {
  expect(WORDS.en.toBeat(strongerThan(set(6, 7, 8), 10))).toBe(
    'Beaten by 4 cards or 3 equal ones or a run from 7',
  );
  expect(WORDS.fr.toBeat(strongerThan(set(10), 10))).toBe('Battue par 2 cartes');
});
