import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './browserStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // Leaves nothing behind for other tests in this worker.
  vi.stubGlobal('localStorage', { removeItem: () => {} });
  writeStored('k', null);
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('if storage is forbidden, values last until the page is closed', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('k')).toBe(null);
  writeStored('k', 'v');
  expect(readStored('k')).toBe('v');
  writeStored('k', null);
  expect(readStored('k')).toBe(null);
});

test('if the storage is full, the newest value counts and not the stored one', () => {
  const stored = new Map([['k', 'old']]);
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => (isFull ? refuse() : stored.set(key, value)),
    removeItem: (key: string) => stored.delete(key),
  });
  writeStored('k', 'new');
  expect(readStored('k')).toBe('new');
  isFull = false;
  writeStored('k', 'newer');
  expect(stored.get('k')).toBe('newer');
  expect(readStored('k')).toBe('newer');
});
