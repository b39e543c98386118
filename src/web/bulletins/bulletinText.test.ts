import { expect, test } from 'vitest';
import { shownBulletin } from './bulletinText.ts';

const NOW = new Date(2026, 10, 17, 12, 0).getTime();
const MINUTE_MS = 60_000;
const shown = (texts: { en?: string; fr?: string }, minutes: number | null, lang: 'en' | 'fr') =>
  shownBulletin({ texts, maintenanceAt: minutes === null ? null : NOW + minutes * MINUTE_MS }, lang, NOW);

test('the reader’s language first, then any', () => {
  expect(shown({ en: 'a', fr: 'b' }, null, 'fr')).toEqual({ notice: '', words: { text: 'b', lang: 'fr' } });
  expect(shown({ en: 'a' }, null, 'fr').words).toEqual({ text: 'a', lang: 'en' });
});

test('a maintenance is told by how long it is until then', () => {
  expect(shown({}, 20, 'en').notice).toContain('in 20 minutes');
  expect(shown({}, 20, 'fr').notice).toContain('dans 20 minutes');
  expect(shown({}, 180, 'en').notice).toContain('at 3:00');
  expect(shown({}, 3 * 24 * 60, 'fr').notice).toContain('le vendredi 20 novembre à 12:00');
  expect(shown({}, -1, 'en').notice).toContain('under maintenance');
});
