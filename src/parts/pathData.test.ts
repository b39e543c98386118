import { expect, test } from 'vitest';
import { boxOf, circlePath, combined, overlap, rectPath, spot, transformPath } from './pathData.ts';

test('lines become absolute and come to their places', () => {
  expect(transformPath('M1 2h3v4H0V1z', spot(10, 20))).toBe('M11 22L14 22L14 26L10 26L10 21z');
  expect(transformPath('M1 2 3 4l1-1.500.5.5z', spot(0, 0))).toBe('M1 2L3 4L4 2.5L4.5 3z');
  // After z a relative move begins where the closed line began.
  expect(transformPath('M1 1h1zm2 2h1', spot(0, 0))).toBe('M1 1L2 1zM3 3L4 3');
});

test('curves keep their kind', () => {
  expect(transformPath('M0 0c1 0 1 1 2 1s1-1 2-1', spot(1, 1))).toBe('M1 1C2 1 2 2 3 2S4 1 5 1');
  expect(transformPath('M0 0q1 2 2 0t2 0', spot(0, 0, 0, 2))).toBe('M0 0Q2 4 4 0T8 0');
  expect(() => transformPath('M0 0a1 1 0 0 0 1 1', spot(0, 0))).toThrow('path command a');
});

test('a shape is turned, mirrored and combined as in SVG', () => {
  expect(transformPath('M2 1', spot(0, 0, 90))).toBe('M-1 2');
  expect(transformPath('M2 1', [-1, 0, 0, 1, 10, 0])).toBe('M8 1');
  // rotate(90) translate(5 0): moved first, then turned.
  expect(transformPath('M1 0', combined(spot(0, 0, 90), spot(5, 0)))).toBe('M0 6');
});

test('boxes of circles and rectangles', () => {
  const box = (path: string) => boxOf(transformPath(path, spot(0, 0)));
  expect(box(circlePath(5, 5, 2))).toEqual({ x: 3, y: 3, width: 4, height: 4 });
  expect(box(rectPath(1, 2, 10, 20, 3))).toEqual({ x: 1, y: 2, width: 10, height: 20 });
  expect(overlap(box(rectPath(0, 0, 4, 4)), box(rectPath(3, 3, 4, 4)))).toBe(true);
  expect(overlap(box(rectPath(0, 0, 4, 4)), box(rectPath(5, 0, 4, 4)))).toBe(false);
});
