// Taps around the moment at which one question takes the place of another.
import { describe, expect, test } from 'vitest';
import { Aim } from './aim.ts';

const SETTLE = 250;

function aiming() {
  const clock = { ms: 1000 };
  const aim = new Aim(
    () => SETTLE,
    () => clock.ms,
  );
  aim.ask('first');
  return { aim, clock };
}

describe('a tap', () => {
  test('counts for the question that it was aimed at, the first one at once', () => {
    const { aim } = aiming();
    aim.begin();
    expect(aim.lands()).toBe(true);
  });

  test('that began on an earlier question does not count for the next one', () => {
    const { aim, clock } = aiming();
    aim.begin();
    clock.ms += 10_000;
    aim.ask('second');
    clock.ms += 10_000;
    expect(aim.lands()).toBe(false);
  });

  test('that begins before anybody can have read the question does not count', () => {
    const { aim, clock } = aiming();
    aim.ask('second');
    clock.ms += SETTLE - 1;
    aim.begin();
    clock.ms += 500;
    expect(aim.lands()).toBe(false);
    aim.begin();
    expect(aim.lands()).toBe(true);
  });

  test('on a question that is drawn again and stays the same counts', () => {
    const { aim, clock } = aiming();
    aim.ask('second');
    clock.ms += SETTLE;
    aim.begin();
    aim.ask('second');
    expect(aim.lands()).toBe(true);
  });

  test('that nothing began, as of a screen reader, is aimed at what is there', () => {
    const { aim, clock } = aiming();
    expect(aim.lands()).toBe(true);
    aim.ask('second');
    expect(aim.lands()).toBe(false);
    clock.ms += SETTLE;
    expect(aim.lands()).toBe(true);
  });
});
