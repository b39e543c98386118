// The progress of the parts of a page, which tells what is missing for an achievement.
import { expect, test } from 'vitest';
import { openTable } from '../../../engine/index.ts';
import { scriptoria } from '../index.ts';
import { partAt, progressOf } from './sets.ts';

const table = openTable(scriptoria, 2, { lecterns: 'random', hell: 'closed' }, '5e75');
const view = table.view(0);

test('C2, C6: an empty page has all its places missing and the best tiles to be had', () => {
  expect(progressOf(view, 0).map(({ filled, all, next }) => [filled, all, next])).toEqual([
    [0, 8, 3],
    [0, 8, 3],
    [0, 4, 3],
    [0, 4, 3],
    [0, 24, 5],
  ]);
});

test('a placed sketch counts for its part and for the manuscript, and a tile taken is not had again', () => {
  const scroll = [...view.scroll];
  scroll[0] = 1;
  const achievements = [...view.achievements];
  achievements[0] = 3;
  const progress = progressOf({ ...view, scroll, achievements, taken: [1, 0, 0, 0, 0] }, 0);
  const missing = new Map([
    ['corner', 1],
    ['border', 6],
  ]);
  expect(progress[0]).toEqual({ part: 'leftFrieze', filled: 1, all: 8, missing, held: 3, next: 0 });
  expect(progress[4]).toMatchObject({ filled: 1, next: 5 });
  expect(progressOf({ ...view, taken: [1, 3, 0, 0, 0] }, 1).map(({ next }) => next)).toEqual([2, 0, 3, 3, 5]);
});

test('every place belongs to one part besides the manuscript', () => {
  expect([0, 5, 7, 9, 10].map((place) => partAt(view, place))).toEqual([0, 1, 3, 2, 2]);
});
