import { afterEach, expect, test } from 'vitest';
import { type Browser, browser, setBrowser } from './browser.ts';
import { readStored, writeStored } from './browserStorage.ts';

const real = browser;
afterEach(() => setBrowser(real));

function pageWith(values: Map<string, string>): Browser {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { ...real, storage: () => storage as unknown as Storage };
}

test('what one page stores is not seen by a page of another browser', () => {
  const [one, other] = [new Map<string, string>(), new Map<string, string>()];
  setBrowser(pageWith(one));
  writeStored('a', '1');
  setBrowser(pageWith(other));
  expect(readStored('a')).toBe(null);
  setBrowser(pageWith(one));
  expect(readStored('a')).toBe('1');
});
