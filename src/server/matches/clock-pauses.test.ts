import { expect, test } from 'vitest';
import { ClockPauses, endOf, timeBetween } from './clock-pauses.ts';
import { Clocks } from './clocks.ts';

const PAUSES = [
  { from: 100, to: 150 },
  { from: 200, to: 300 },
];

test.each([
  [0, 50, 50],
  [0, 100, 100],
  [0, 101, 151],
  [0, 149, 199],
  [0, 151, 301],
  // Asked in the middle of a pause, and after all of them.
  [120, 10, 160],
  [150, 50, 200],
  [400, 10, 410],
])('asked at %i with %i ms, the time is over at %i', (from, ms, end) => {
  expect(endOf(PAUSES, from, ms)).toBe(end);
  expect(timeBetween(PAUSES, from, end)).toBe(ms);
});

const DAY_S = 86_400;

test('a clock of days stands still during a vacation, also one that was set after the question; other clocks do not', () => {
  for (const seconds of [DAY_S, 3600]) {
    const pauses = new ClockPauses();
    const clocks = Clocks.start({ kind: 'move', seconds }, 2, [0, 1], 0, pauses);
    const ms = seconds * 1000;
    expect(clocks.deadline(0)).toBe(ms);
    pauses.update([[{ from: 1000, to: 6000 }], []]);
    const isSlow = seconds === DAY_S;
    expect(clocks.deadline(0)).toBe(isSlow ? ms + 5000 : ms);
    expect(clocks.deadline(1)).toBe(ms);
    expect(clocks.remaining(3000)[0]).toBe(isSlow ? ms - 1000 : ms - 3000);
    expect(clocks.after(1, 1, 2000, [0]).deadline(0)).toBe(isSlow ? ms + 5000 : ms);
  }
});
