// Taps at the time when one question replaces another.
import { describe, expect, test } from 'vitest';
import { StaleTapGuard } from './staleTaps.ts';

const SETTLE = 250;

function open() {
  const clock = { ms: 1000 };
  const guard = new StaleTapGuard(
    () => SETTLE,
    () => clock.ms,
  );
  guard.show('first');
  return { guard, clock };
}

describe('a tap', () => {
  test('counts for the question that it was aimed at, for the first one at once', () => {
    const { guard } = open();
    guard.begin();
    expect(guard.accepts()).toBe(true);
  });

  test('that began on an earlier question does not count for the next one', () => {
    const { guard, clock } = open();
    guard.begin();
    clock.ms += 10_000;
    guard.show('second');
    clock.ms += 10_000;
    expect(guard.accepts()).toBe(false);
  });

  test('that begins before anybody can have read the question does not count', () => {
    const { guard, clock } = open();
    guard.show('second');
    clock.ms += SETTLE - 1;
    guard.begin();
    clock.ms += 500;
    expect(guard.accepts()).toBe(false);
    guard.begin();
    expect(guard.accepts()).toBe(true);
  });

  test('counts if the same question was only rendered again', () => {
    const { guard, clock } = open();
    guard.show('second');
    clock.ms += SETTLE;
    guard.begin();
    guard.show('second');
    expect(guard.accepts()).toBe(true);
  });

  test('without a beginning, as from a screen reader, is aimed at the current question', () => {
    const { guard, clock } = open();
    expect(guard.accepts()).toBe(true);
    guard.show('second');
    expect(guard.accepts()).toBe(false);
    clock.ms += SETTLE;
    expect(guard.accepts()).toBe(true);
  });
});
