// Tests of where pieces fly to.
import { expect, test } from 'vitest';
import { flightTarget } from './flight-targets.ts';

test('drops fly to the player who took them', () => {
  expect(flightTarget([{ key: 'inks', args: { seat: 0, inks: 'R' } }], 0)('cup-R-2')).toBe('own-R');
  expect(flightTarget([{ key: 'inks', args: { seat: 1, inks: 'R' } }], 0)('cup-R-2')).toBe('seat-1');
});

test('a sketch flies to its place, to the player who asked for it, or to the Scriptorium', () => {
  const placed = { key: 'placed', args: { seat: 0, place: 7 } };
  expect(flightTarget([placed], 0)('stock-3-0')).toBe('place-0-7');
  const asked = { key: 'asked', args: { seat: 2, from: 0, sketch: 'tKR' } };
  expect(flightTarget([asked], 0)('stock-3-0')).toBe('seat-2');
  const discarded = { key: 'discarded', args: { seat: 0, sketch: 'tKR' } };
  expect(flightTarget([discarded], 0)('stock-3-0')).toBe('scriptorium');
});
