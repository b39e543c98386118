import { expect, test } from 'vitest';
import { distinctName, withDistinctNames } from './distinct-names.ts';
import { seated } from './match.fixtures.ts';

test('the second of a name gets a number, whatever the capitals, within the length of names', () => {
  expect(distinctName('Anna', ['Bruno'])).toBe('Anna');
  expect(distinctName('anna', ['Anna'])).toBe('anna 2');
  expect(distinctName('Anna', ['Anna', 'anna 2'])).toBe('Anna 3');
  const long = 'Bartholomäus von Siegbur';
  expect(distinctName(long, [long])).toBe('Bartholomäus von Siegb 2');
  expect(distinctName('e\u0301'.repeat(12), ['é'.repeat(12)])).toBe(`${'e\u0301'.repeat(11)} 2`);
});

test('when the game begins, people keep their names before bots, and earlier seats before later ones', () => {
  const bot = { kind: 'bot', name: 'Anselm', level: 'novice' } as const;
  const players = [bot, seated('Anna'), seated('Anselm'), seated('Anna')];
  const names = withDistinctNames(players).map(({ name }) => name);
  expect(names).toEqual(['Anselm 2', 'Anna', 'Anselm', 'Anna 2']);
  expect(withDistinctNames(players)[1]).toBe(players[1]);
});
