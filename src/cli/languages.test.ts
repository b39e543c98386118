// How the language is chosen.
import { expect, test } from 'vitest';
import { askedLang, environmentLang, parseLang } from './languages.ts';

test('the environment decides in the usual order', () => {
  expect(environmentLang({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
  expect(environmentLang({ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' })).toBe('en');
  expect(environmentLang({ LANG: 'en_GB', LC_MESSAGES: 'fr_CA' })).toBe('fr');
  expect(environmentLang({ LANG: 'fr' })).toBe('fr');
  expect(environmentLang({ LANG: 'fro_FR' })).toBe('en');
  expect(environmentLang({})).toBe('en');
});

test('--lang is found in both forms', () => {
  expect(askedLang(['games', '--lang', 'fr'])).toBe('fr');
  expect(askedLang(['--lang=en', 'games'])).toBe('en');
  expect(askedLang(['games'])).toBeUndefined();
  expect(() => parseLang('de')).toThrow('unknown-language');
});
