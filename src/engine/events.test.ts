// Which parts of an event each reader sees.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactEvent } from './events.ts';
import type { GameEvent } from './game.ts';

const dealt: GameEvent = {
  key: 'dealt',
  args: { seat: 1, count: 2 },
  secret: { seats: [1, 3], args: { hand: [7, 9] } },
};

test('readers who may know the secret get it among the arguments', () => {
  const visible = { key: 'dealt', args: { seat: 1, count: 2, hand: [7, 9] } };
  expect(redactEvent(dealt, 1)).toEqual(visible);
  expect(redactEvent(dealt, 3)).toEqual(visible);
});

test('other seats and spectators do not get it', () => {
  for (const reader of [0, 2, 4, null]) {
    expect(redactEvent(dealt, reader)).toEqual({ key: 'dealt', args: { seat: 1, count: 2 } });
  }
});

test('a reader who is not named never sees any part of the secret', () => {
  const secret = fc.record({
    seats: fc.uniqueArray(fc.nat({ max: 4 })),
    args: fc.dictionary(fc.string(), fc.constant('hidden')),
  });
  fc.assert(
    fc.property(secret, fc.option(fc.nat({ max: 4 })), (secret, reader) => {
      const visible = redactEvent({ key: 'k', args: { open: 1 }, secret, reveals: true }, reader);
      const mayKnow = reader !== null && secret.seats.includes(reader);
      expect(JSON.stringify(visible).includes('hidden')).toBe(mayKnow && Object.keys(secret.args).length > 0);
      expect(Object.keys(visible)).toEqual(['key', 'args']);
    }),
  );
});

test('an event without a secret is the same for all', () => {
  const event: GameEvent = { key: 'played', args: { card: 3 }, reveals: true };
  for (const reader of [0, 1, null])
    expect(redactEvent(event, reader)).toEqual({ key: 'played', args: { card: 3 } });
});

test('the event itself is left alone', () => {
  const before = JSON.stringify(dealt);
  redactEvent(dealt, 1);
  expect(JSON.stringify(dealt)).toBe(before);
});
