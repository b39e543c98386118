import { afterEach, expect, test } from 'vitest';
import { browser, setBrowser } from '../browser.ts';
import { guestName } from './guestName.ts';

const before = browser;
afterEach(() => setBrowser(before));

test('somebody without a name keeps one nickname on this device, and another device has its own', () => {
  const device = (byte: number) => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as unknown as Storage;
    return {
      ...before,
      storage: () => storage,
      randomBytes: (count: number) => new Uint8Array(count).fill(byte),
    };
  };
  const one = device(0);
  setBrowser(one);
  expect(guestName()).toBe('Viator 10');
  setBrowser({ ...one, randomBytes: device(255).randomBytes });
  expect(guestName()).toBe('Viator 10');
  setBrowser(device(255));
  expect(guestName()).toBe('Faber 99');
});
