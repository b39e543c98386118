// Heartbeats between processes, with a fake bus and fake timers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bus } from '../../bus/bus.ts';
import { Peers } from './peers.ts';

const HEARTBEAT_MS = 2000;
let peers: Peers | null = null;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  peers?.close();
  vi.useRealTimers();
});

/** `hears` delivers a heartbeat of another process; `changed` lists processes that have come or gone. */
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
  peers = new Peers(bus, 'self', (process) => changed.push(process));
  return { said, changed, hears: (process: string | null) => hears(process), hasLeft: () => hasLeft };
}

test('a process sends a heartbeat every two seconds', () => {
  const { said } = among();
  vi.advanceTimersByTime(HEARTBEAT_MS - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['self']);
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect(said).toEqual(['self', 'self', 'self', 'self']);
});

test('a process has come with its first heartbeat, and is gone after more than three silent ones', () => {
  const { changed, hears } = among();
  expect(peers!.isAlive('b')).toBe(false);
  hears('b');
  hears('b');
  expect(changed).toEqual(['b']);
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect(peers!.isAlive('b')).toBe(true);
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect([peers!.isAlive('b'), changed]).toEqual([false, ['b', 'b']]);
});

test('every other message counts as a heartbeat', () => {
  const { changed, hears } = among();
  hears('b');
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    peers!.meet('b');
  }
  expect([peers!.isAlive('b'), changed]).toEqual([true, ['b']]);
});

test('a missed message says nothing about any process', () => {
  const { changed, hears } = among();
  hears(null);
  expect(changed).toEqual([]);
});

test.each([
  ['that is down', { isUp: false }],
  ['of one process', { isAlone: true }],
])('on a bus %s silence means nothing and no heartbeat is sent', (_, state) => {
  const { said, hears } = among(state);
  hears('b');
  vi.advanceTimersByTime(20 * HEARTBEAT_MS);
  expect([peers!.isAlive('b'), said]).toEqual([true, []]);
});

test('after closing it sends and receives nothing', () => {
  const { said, hasLeft } = among();
  peers!.close();
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect([said, hasLeft()]).toEqual([[], true]);
});
