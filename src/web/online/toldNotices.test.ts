// A notice that passes is told once.
import { afterEach, expect, test } from 'vitest';
import { browser, setBrowser } from '../browser.ts';
import { rememberTold, wasTold } from './toldNotices.ts';

const real = browser;
afterEach(() => setBrowser(real));

test('what was told stays told, until many others were', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  setBrowser({ ...real, storage: () => storage as unknown as Storage });
  expect(wasTold('m/1/7')).toBe(false);
  rememberTold('m/1/7');
  rememberTold('m/1/7');
  expect([wasTold('m/1/7'), wasTold('m/1/70')]).toEqual([true, false]);
  for (let i = 0; i < 20; i++) rememberTold(`other/${i}`);
  expect(wasTold('m/1/7')).toBe(false);
});
