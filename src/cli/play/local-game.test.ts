// The same seed text deals the same cards in the terminal as on the page.
import { expect, test } from 'vitest';
import { findLoadedGame } from '../../games/loaded.ts';
import { openScene } from '../../web/table/scenes.ts';
import { inside } from '../fixtures/inside.ts';
import { defaultPeople, HUMAN } from '../people.ts';
import { newLocalGame } from './local-game.ts';

const TEXTS = ['7', 'two words', ' spaces ', 'Héloïse', 'He\u0301loi\u0308se', 'ab'.repeat(32), '0x1f', '🎲'];

test.each(TEXTS)('terminal and page deal alike for “%s”', (seed) => {
  const loaded = findLoadedGame('scout')!;
  const people = defaultPeople([HUMAN, HUMAN, HUMAN], 'en');
  const page = openScene(loaded.game, { seats: 3, options: {}, seed, moves: [], seat: 0 });
  const { table } = newLocalGame(loaded, people, {}, seed);
  expect(table.seed).toBe(page.seed);
  expect(table.view(1)).toEqual(page.view(1));
});

test('an empty seed is refused in the terminal, because it would not be repeatable', async () => {
  const ran = await inside(['play', 'scout', '--seed', '', '--no-color']);
  expect(ran.err).toBe('error[flag-without-value]: --seed needs a value.\n');
  expect(ran.code).toBe(2);
});
