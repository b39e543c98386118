// What waits for a tap does not wait for ever.
import { afterEach, expect, test } from 'vitest';
import type { Timer } from '../protocol/system.ts';
import { browser, setBrowser } from './browser.ts';
import { atTapOrAfter } from './firstView.ts';

const real = browser;
afterEach(() => setBrowser(real));

function fakePage() {
  const clicks = new Set<() => void>();
  const timers = new Set<() => void>();
  setBrowser({
    ...real,
    listen: (_type, listener) => {
      const click = listener as () => void;
      clicks.add(click);
      return () => clicks.delete(click);
    },
    after: (_ms, act) => {
      timers.add(act);
      const timer: Timer = { cancel: () => void timers.delete(act), unref: () => timer };
      return timer;
    },
  });
  const fire = (listeners: Set<() => void>) => {
    for (const act of [...listeners]) act();
  };
  return { tap: () => fire(clicks), wait: () => fire(timers) };
}

test.each([
  ['a spectator who never taps', ['wait', 'tap']],
  ['a player who taps', ['tap', 'wait']],
] as const)('the fonts are used once by %s', (_who, acts) => {
  const page = fakePage();
  let used = 0;
  atTapOrAfter(5000, () => used++);
  expect(used).toBe(0);
  for (const act of acts) {
    page[act]();
    expect(used).toBe(1);
  }
});
