import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['de-CH', 'fr-CH', 'en'] });
});
afterAll(() => vi.unstubAllGlobals());

describe('settings', () => {
  test('the first visit uses the browser’s first language that is supported', () => {
    expect(readSettings(null)).toMatchObject({
      lang: 'fr',
      theme: 'auto',
      motion: 250,
      settleMs: 250,
      sound: true,
      volume: 60,
      callInBackground: false,
    });
  });

  test('stored settings are kept', () => {
    const set = {
      lang: 'en',
      theme: 'contrast',
      motion: 0,
      sound: false,
      volume: 0,
      callInBackground: true,
      confirm: true,
      forced: false,
      settleMs: 600,
    };
    expect(readSettings(JSON.stringify(set))).toMatchObject(set);
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '{"lang":"tlh","theme":7,"motion":"fast","name":{},"settleMs":-1,"volume":101}',
  ])('whatever stands in the storage (%s), the settings are right', (text) => {
    expect(readSettings(text)).toMatchObject({
      lang: 'fr',
      theme: 'auto',
      motion: 250,
      settleMs: 250,
      name: '',
    });
  });
});
