// Turning events into words.
import { describe, expect, test } from 'vitest';
import { en } from '../../docs/example/texts/en.ts';
import { fr } from '../../docs/example/texts/fr.ts';
import { redactEvent } from './events.ts';
import type { GameEvent } from './game.ts';
import { eventText, LANGS } from './texts.ts';

const names = (seat: number) => ['Anna', 'Bo'][seat] ?? '?';
const dealt: GameEvent = {
  key: 'dealt',
  args: { seat: 0, count: 3 },
  secret: { seats: [0], args: { hand: [2, 5, 9] } },
};

describe('events', () => {
  test('are sentences in the reader’s language, with the names at this table', () => {
    const played = { key: 'played', args: { seat: 1, card: 7 } };
    expect(eventText(en, played, names)).toBe('Bo plays 7.');
    expect(eventText(fr, played, names)).toBe('Bo joue le 7.');
  });

  test('say the secret part only to readers who may know it', () => {
    expect(eventText(en, redactEvent(dealt, 0), names)).toBe('Anna gets 2 5 9.');
    expect(eventText(en, redactEvent(dealt, 1), names)).toBe('Anna gets 3 cards.');
    expect(eventText(en, redactEvent(dealt, null), names)).toBe('Anna gets 3 cards.');
  });

  test('an event without a text is an error', () => {
    expect(() => eventText(en, { key: 'sung', args: {} }, names)).toThrow('"sung"');
  });
});

test('there are two languages', () => {
  expect(LANGS).toEqual(['en', 'fr']);
});
