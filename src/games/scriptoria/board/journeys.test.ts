import { expect, test } from 'vitest';
import { journeyOf } from './journeys.ts';

test('drops fly to whoever took them', () => {
  expect(journeyOf([{ key: 'inks', args: { seat: 0, inks: 'R' } }], 0)('cup-R-2')).toBe('own-R');
  expect(journeyOf([{ key: 'inks', args: { seat: 1, inks: 'R' } }], 0)('cup-R-2')).toBe('seat-1');
});

test('a sketch flies to its place, to who asked for it, or to the Scriptorium', () => {
  const placed = { key: 'placed', args: { seat: 0, place: 7 } };
  expect(journeyOf([placed], 0)('stock-3-0')).toBe('place-0-7');
  const asked = { key: 'asked', args: { seat: 2, from: 0, sketch: 'tKR' } };
  expect(journeyOf([asked], 0)('stock-3-0')).toBe('seat-2');
  const discarded = { key: 'discarded', args: { seat: 0, sketch: 'tKR' } };
  expect(journeyOf([discarded], 0)('stock-3-0')).toBe('scriptorium');
});
