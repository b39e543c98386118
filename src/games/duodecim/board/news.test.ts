import { expect, test } from 'vitest';
import { built, playAll, thrown } from '../fixtures.ts';
import { follow, NO_NEWS } from './news.ts';

test('where the pawns of a turn came to stand, until the other moves', () => {
  const state = built({ me: { waiting: 15 }, dice: [1, 2, 3] });
  const first = follow(NO_NEWS, playAll(state, 'enter 1'), 1);
  const second = follow(first, playAll(state, 'enter 2'), 1);
  expect(second).toMatchObject({ mover: 0, places: [1, 2] });
});

test('why dice changed hands stays known', () => {
  const { events, state } = thrown({ me: { hits: 1, 20: 14 }, foe: { 6: 2, 5: 2, 4: 11 } }, 4, 5, 6);
  const news = follow(NO_NEWS, events, state.rolls);
  expect(news.handing).toMatchObject({ key: 'dice-handed-over', args: { because: 'hit-pawn-shut-out' } });
  expect(follow(news, [], state.rolls)).toEqual(news);
});
