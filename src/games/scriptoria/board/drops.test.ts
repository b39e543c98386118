// Tests of where dragged pieces may be dropped.
import { expect, test } from 'vitest';
import { dropOf } from './drops.ts';

/** An element that lies in something with this selector. */
const over = (within: string) => ({
  closest: (selector: string) => (selector.includes(within) ? within : null),
});

test('a chosen sketch is dropped on a place, a chosen lectern on a copyist', () => {
  const piece = { dataset: {} };
  expect(dropOf(piece, [over('.frame-table'), over('.cell')])).toBe('.cell');
  expect(dropOf(piece, [over('.seat')])).toBe('.seat');
  expect(dropOf(piece, [over('.frame-own')])).toBeUndefined();
});

test('what a tap would play at once is played when it is dropped on the own side', () => {
  const lectern = { dataset: { move: 'pick K' } };
  expect(dropOf(lectern, [over('.frame-own')])).toBe(lectern);
  expect(dropOf(lectern, [over('.seat')])).toBeUndefined();
});
