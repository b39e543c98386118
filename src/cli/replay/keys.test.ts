// The keys of a replay.
import { expect, test } from 'vitest';
import { strokeOf } from './keys.ts';

test('arrows, letters and Enter step', () => {
  expect(strokeOf({ name: 'return', sequence: '\r' }, '')).toEqual({ kind: 'next' });
  expect(strokeOf({ name: 'right' }, '')).toEqual({ kind: 'next' });
  expect(strokeOf({ name: 'p', sequence: 'p' }, '')).toEqual({ kind: 'previous' });
  expect(strokeOf({ name: 'c', ctrl: true }, '')).toEqual({ kind: 'quit' });
  expect(strokeOf({ sequence: '?' }, '')).toEqual({ kind: 'help' });
  expect(strokeOf({ name: 'x', sequence: 'x' }, '')).toBeNull();
});

test('digits are collected until Enter', () => {
  expect(strokeOf({ name: '4', sequence: '4' }, '1')).toEqual({ kind: 'typing', digits: '14' });
  expect(strokeOf({ name: 'backspace' }, '14')).toEqual({ kind: 'typing', digits: '1' });
  expect(strokeOf({ name: 'return' }, '14')).toEqual({ kind: 'ply', ply: 14 });
});
