// Signs of life between processes, with a bus that keeps what is said and a clock that is turned by hand.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { Neighbours } from './neighbours.ts';

const BEAT_MS = 2000;
let neighbours: Neighbours | null = null;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  neighbours?.close();
  vi.useRealTimers();
});

/** `hears` is what another process says; `changed` lists who has come or gone. */
function among(state: { isAlone?: boolean; isUp?: boolean } = {}) {
  const said: string[] = [];
  const changed: string[] = [];
  let hears: (process: string | null) => void = () => {};
  let hasLeft = false;
  const bus: Bus = {
    get isAlone() {
      return state.isAlone ?? false;
    },
    get isUp() {
      return state.isUp ?? true;
    },
    publish: (_, text) => said.push(text),
    subscribe: (_, hear) => {
      hears = hear;
      const leave = () => {
        hasLeft = true;
      };
      return { ready: Promise.resolve(), leave };
    },
    close: async () => {},
  };
  neighbours = new Neighbours(bus, 'self', (process) => changed.push(process));
  return { said, changed, hears: (process: string | null) => hears(process), hasLeft: () => hasLeft };
}

test('a process says that it is alive every two seconds', () => {
  const { said } = among();
  vi.advanceTimersByTime(BEAT_MS - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['self']);
  vi.advanceTimersByTime(3 * BEAT_MS);
  expect(said).toEqual(['self', 'self', 'self', 'self']);
});

test('who is heard for the first time has come; who is silent for longer than three beats has gone', () => {
  const { changed, hears } = among();
  expect(neighbours!.isAlive('b')).toBe(false);
  hears('b');
  hears('b');
  expect(changed).toEqual(['b']);
  vi.advanceTimersByTime(3 * BEAT_MS);
  expect(neighbours!.isAlive('b')).toBe(true);
  vi.advanceTimersByTime(BEAT_MS);
  expect([neighbours!.isAlive('b'), changed]).toEqual([false, ['b', 'b']]);
});

test('whatever it says is a sign of life', () => {
  const { changed, hears } = among();
  hears('b');
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(2 * BEAT_MS);
    neighbours!.meet('b');
  }
  expect([neighbours!.isAlive('b'), changed]).toEqual([true, ['b']]);
});

test('what the bus may have missed says nothing about anybody', () => {
  const { changed, hears } = among();
  hears(null);
  expect(changed).toEqual([]);
});

test.each([
  ['that is down', { isUp: false }],
  ['of one process', { isAlone: true }],
])('silence on a bus %s means nothing, and nothing is said there', (_, state) => {
  const { said, hears } = among(state);
  hears('b');
  vi.advanceTimersByTime(20 * BEAT_MS);
  expect([neighbours!.isAlive('b'), said]).toEqual([true, []]);
});

test('closed, it says and hears nothing more', () => {
  const { said, hasLeft } = among();
  neighbours!.close();
  vi.advanceTimersByTime(3 * BEAT_MS);
  expect([said, hasLeft()]).toEqual([[], true]);
});
