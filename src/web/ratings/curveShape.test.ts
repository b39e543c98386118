// The curve fills its picture, and the lines behind it stand at round ratings.
import { expect, test } from 'vitest';
import { curveShape } from './curveShape.ts';

test('the band touches top and bottom, the line lies in it, lines behind are round numbers', () => {
  const shape = curveShape(
    [
      [1, 1500, 200],
      [2, 1600, 150],
      [3, 1550, 100],
    ],
    100,
    50,
  )!;
  expect(shape).toMatchObject({ low: 1300, high: 1750 });
  expect(shape.band).toBe('M0 5.6L50 0L100 11.1L100 33.3L50 33.3L0 50Z');
  expect(shape.line).toBe('M0 27.8L50 16.7L100 22.2');
  expect(shape.steps.map(({ rating }) => rating)).toEqual([1400, 1600]);
});

test('one game is no curve; a rating that never changes has a middle', () => {
  expect(curveShape([[1, 1500, 300]], 100, 50)).toBe(null);
  const flat = curveShape(
    [
      [1, 1500, 50],
      [2, 1500, 50],
    ],
    100,
    50,
  );
  expect(flat?.line).toBe('M0 25L100 25');
});
