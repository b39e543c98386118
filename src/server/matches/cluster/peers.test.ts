// Heartbeats between processes, with a fake bus and fake timers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realSystem } from '../../../protocol/system.ts';
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

/** `receive` delivers a heartbeat of another process; `changed` lists processes that have come or gone. */
function openPeers(state: { isAlone?: boolean; isUp?: boolean } = {}) {
  const published: string[] = [];
  const changed: string[] = [];
  let receive: (process: string | null) => void = () => {};
  let hasLeft = false;
  const bus: Bus = {
    get isAlone() {
      return state.isAlone ?? false;
    },
    get isUp() {
      return state.isUp ?? true;
    },
    publish: (_, text) => published.push(text),
    subscribe: (_, listener) => {
      receive = listener;
      const leave = () => {
        hasLeft = true;
      };
      return { ready: Promise.resolve(), leave };
    },
    close: async () => {},
  };
  peers = new Peers({ ...realSystem, bus }, 'self', (process) => changed.push(process));
  return {
    published,
    changed,
    receive: (process: string | null) => receive(process),
    hasLeft: () => hasLeft,
  };
}

test('a process sends a heartbeat every two seconds', () => {
  const { published } = openPeers();
  vi.advanceTimersByTime(HEARTBEAT_MS - 1);
  expect(published).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(published).toEqual(['self']);
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect(published).toEqual(['self', 'self', 'self', 'self']);
});

test('a process has come with its first heartbeat, and is gone after more than three silent ones', () => {
  const { changed, receive } = openPeers();
  expect(peers!.isAlive('b')).toBe(false);
  receive('b');
  receive('b');
  expect(changed).toEqual(['b']);
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect(peers!.isAlive('b')).toBe(true);
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect([peers!.isAlive('b'), changed]).toEqual([false, ['b', 'b']]);
});

test('every other message counts as a heartbeat', () => {
  const { changed, receive } = openPeers();
  receive('b');
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    peers!.meet('b');
  }
  expect([peers!.isAlive('b'), changed]).toEqual([true, ['b']]);
});

test('a missed message says nothing about any process', () => {
  const { changed, receive } = openPeers();
  receive(null);
  expect(changed).toEqual([]);
});

test.each([
  ['that is down', { isUp: false }],
  ['of one process', { isAlone: true }],
])('on a bus %s silence means nothing and no heartbeat is sent', (_, state) => {
  const { published, receive } = openPeers(state);
  receive('b');
  vi.advanceTimersByTime(20 * HEARTBEAT_MS);
  expect([peers!.isAlive('b'), published]).toEqual([true, []]);
});

test('after closing it sends and receives nothing', () => {
  const { published, hasLeft } = openPeers();
  peers!.close();
  vi.advanceTimersByTime(3 * HEARTBEAT_MS);
  expect([published, hasLeft()]).toEqual([[], true]);
});
