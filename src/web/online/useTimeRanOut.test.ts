// Tests of why a bot plays for the reader.
import { expect, test } from 'vitest';
import { hasRunOut } from './useTimeRanOut.ts';

test('time has run out only for a player who was asked and has none left', () => {
  const clocks = { left: [10_000, null], at: 1000 };
  expect(hasRunOut({ clocks, deciders: [0] }, 0, 11_000)).toBe(true);
  expect(hasRunOut({ clocks, deciders: [0] }, 0, 5000)).toBe(false);
  expect(hasRunOut({ clocks, deciders: [1] }, 0, 11_000)).toBe(false);
  expect(hasRunOut({ clocks, deciders: [1] }, 1, 11_000)).toBe(false);
  expect(hasRunOut({ clocks: null, deciders: [0] }, 0, 11_000)).toBe(false);
});
