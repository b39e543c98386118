// Tests of the positions of the places on the double page.
import { expect, test } from 'vitest';
import { reconstruction } from '../rules/tables.ts';
import { geometryOf } from './geometry.ts';

const { width, height, places, fold } = geometryOf(reconstruction.grid);

test('the 24 places of C2 lie side by side without overlapping', () => {
  expect(places.map(({ kind }) => kind).filter((kind) => kind === 'border')).toHaveLength(12);
  for (const a of places) {
    expect(a.x + a.w).toBeLessThan(width);
    expect(a.y + a.h).toBeLessThan(height);
    for (const b of places) {
      if (a === b) continue;
      const isApart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(isApart, `${a.place} and ${b.place}`).toBe(true);
    }
  }
});

test('the pages meet in the fold', () => {
  for (const { page, x, w } of places) {
    if (page === 'left') expect(x + w).toBeLessThan(fold);
    else expect(x).toBeGreaterThan(fold);
  }
});
