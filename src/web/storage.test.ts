import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // Nothing is left for other tests of this worker.
  vi.stubGlobal('localStorage', { removeItem: () => {} });
  store('k', null);
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('where storage is forbidden, what is stored is there until the page is closed', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('k')).toBe(null);
  store('k', 'v');
  expect(readStored('k')).toBe('v');
  store('k', null);
  expect(readStored('k')).toBe(null);
});

test('where it is full, the newest value counts, not the old one that is still kept', () => {
  const kept = new Map([['k', 'old']]);
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (isFull ? refuse() : kept.set(key, value)),
    removeItem: (key: string) => kept.delete(key),
  });
  store('k', 'new');
  expect(readStored('k')).toBe('new');
  isFull = false;
  store('k', 'newer');
  expect(kept.get('k')).toBe('newer');
  expect(readStored('k')).toBe('newer');
});
