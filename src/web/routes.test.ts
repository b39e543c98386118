import { expect, test } from 'vitest';
import { matchPath } from './router.tsx';
import { findRoute } from './routes.tsx';

test.each([
  ['/', '/', []],
  ['/table/:id', '/table/abc', ['abc']],
  ['/table/:id', '/table/abc/', ['abc']],
  ['/table/:id', '/table/', null],
  ['/game/:game/puzzles/:number', '/game/scout/puzzles/3', ['scout', '3']],
  ['/game/:game/puzzles/:number', '/game/scout/puzzles', null],
  ['/settings', '/setting', null],
])('%s against %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/', '/'],
  ['/game/scout', '/game/:game'],
  ['/game/scout/', '/game/:game'],
  ['/game/scout/lesson', '/game/:game/lesson'],
  ['/game/scout/rules', '/game/:game/rules'],
  ['/game/scout/card', '/game/:game/card'],
  ['/rules', '/rules'],
  ['/game/scout/numbers', '/game/:game/numbers'],
  ['/game/scout/puzzles', '/game/:game/puzzles'],
  ['/game/scout/puzzles/2', '/game/:game/puzzles/:number'],
  ['/new/friends', '/new/:how'],
  ['/games', '/games'],
  ['/lobby', '/lobby'],
  ['/table/a', '/table/:id'],
  ['/play/a', '/play/:match'],
  ['/coach/a', '/coach/:id'],
  ['/fair/a', '/fair/:id'],
  ['/replay', '/replay'],
  ['/file', '/file'],
  ['/settings', '/settings'],
  ['/nowhere', null],
  ['/table', null],
])('%s leads to %s', (path, route) => {
  expect(findRoute(path).path).toBe(route);
});

test('a new version is offered everywhere but where somebody plays', () => {
  const isPlaying = (path: string) => findRoute(path).isPlaying;
  expect(
    ['/table/a', '/play/a', '/coach/a', '/game/scout/lesson', '/game/scout/puzzles/1'].every(isPlaying),
  ).toBe(true);
  expect(
    ['/', '/game/scout', '/game/scout/puzzles', '/settings', '/fair/a', '/nowhere'].some(isPlaying),
  ).toBe(false);
});
