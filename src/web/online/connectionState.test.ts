// The state machine of a connection, with a simulated clock: slow networks, sleeping devices, throttled timers.
import { expect, test } from 'vitest';
import {
  type ConnectionAction,
  type ConnectionEvent,
  type ConnectionState,
  nextConnection,
  nextTick,
  startConnection,
} from './connectionState.ts';

/** A connection with simulated time; its timers fire when they are due, or late. */
function connectionAt(start: number) {
  let now = start;
  let { state } = startConnection(start, false);
  const actions: ConnectionAction[] = [];
  const note = (event: ConnectionEvent) => {
    const step = nextConnection(state, event, now, 0.5);
    state = step.state;
    actions.push(...step.actions);
  };
  return {
    note,
    actions,
    get state(): ConnectionState {
      return state;
    },
    /** With timers that fire only at multiples of `every` milliseconds, as in a page that was hidden for long. */
    pass(ms: number, every = 1) {
      const end = now + ms;
      for (;;) {
        const due = nextTick(state);
        const at = due === null ? Infinity : Math.max(now, Math.ceil(due / every) * every);
        if (at > end) break;
        now = at;
        note('tick');
      }
      now = end;
    },
    /** The device sleeps: no timer fires. */
    sleep(ms: number) {
      now += ms;
      note('tick');
    },
  };
}

function openConnection(handshakeMs = 20) {
  const connection = connectionAt(1_000_000);
  connection.pass(handshakeMs);
  connection.note('opened');
  connection.note('entered');
  connection.actions.length = 0;
  return connection;
}

test('silence leads to one ping, and without an answer the connection is given up after 4.5 s', () => {
  const connection = openConnection();
  connection.pass(4499);
  expect(connection.actions).toEqual(['ping']);
  expect(connection.state.phase).toBe('open');
  connection.pass(1);
  expect(connection.state).toMatchObject({ phase: 'waiting', offlineSince: 1_004_520 });
  expect(connection.actions).toEqual(['ping', 'drop']);
});

test('a connection that took 2 s to open gets 4 s to answer', () => {
  const connection = openConnection(2000);
  for (let beats = 0; beats < 20; beats++) {
    connection.pass(2000 + 3500);
    expect(connection.state.phase).toBe('open');
    connection.note('received');
  }
  connection.pass(2000 + 4000);
  expect(connection.state.phase).toBe('waiting');
});

test('after sleep it pings once more before it gives the connection up', () => {
  const connection = openConnection();
  connection.pass(2100);
  connection.sleep(3_600_000);
  expect(connection.actions).toEqual(['ping', 'ping']);
  expect(connection.state.phase).toBe('open');
  connection.pass(2500);
  expect(connection.state.phase).toBe('waiting');
});

test('with timers once a minute a dead connection is still noticed', () => {
  const connection = openConnection();
  connection.note('hidden');
  connection.pass(4 * 60_000, 60_000);
  expect(connection.state.offlineSince).not.toBe(null);
});

test('with timers once a minute a live connection stays open for a day', () => {
  const connection = openConnection();
  connection.note('hidden');
  for (let minutes = 0; minutes < 24 * 60; minutes++) {
    connection.pass(60_000, 60_000);
    expect(connection.state.phase).toBe('open');
    connection.note('received');
  }
});

test('an attempt that hangs is reported after 4 s, and another begins beside it every 3 s', () => {
  const connection = connectionAt(0);
  connection.pass(3999);
  expect(connection.state.offlineSince).toBe(null);
  connection.pass(1);
  expect(connection.state).toMatchObject({ phase: 'connecting', offlineSince: 0 });
  connection.pass(26_000);
  expect(connection.state.phase).toBe('connecting');
  // The first attempt at 0 s is the caller's; no attempt is given up for the next one.
  expect(connection.actions).toEqual(Array(10).fill('connect'));
});

test('in a hidden page an attempt that hangs is given up after 10 s', () => {
  const connection = connectionAt(0);
  connection.note('hidden');
  connection.pass(9999);
  expect([connection.state.phase, connection.actions]).toEqual(['connecting', []]);
  connection.pass(1);
  expect([connection.state.phase, connection.actions]).toEqual(['waiting', ['drop']]);
});

test('in a visible page delays double up to 3 s, half of it random; a successful entry resets them', () => {
  const pauses: number[] = [];
  let { state } = startConnection(0, false);
  for (let tries = 0; tries < 8; tries++) {
    state = nextConnection(state, 'lost', 0, tries % 2).state;
    pauses.push(state.retryAt);
    state = nextConnection(state, 'retry', 0, 0).state;
  }
  expect(pauses).toEqual([150, 600, 600, 2400, 1500, 3000, 1500, 3000]);
  const hidden = nextConnection(state, 'hidden', 0, 0).state;
  expect(nextConnection(hidden, 'lost', 0, 1).state.retryAt).toBe(8000);
  state = nextConnection(nextConnection(state, 'opened', 0, 0).state, 'entered', 0, 0).state;
  expect(nextConnection(state, 'lost', 0, 1).state.retryAt).toBe(300);
});

test('after a refusal of entry only a retry by the person tries again', () => {
  let { state } = startConnection(0, false);
  state = nextConnection(nextConnection(state, 'opened', 0, 0).state, 'refused', 0, 0).state;
  expect(nextTick(state)).toBe(null);
  for (const event of ['tick', 'lost', 'online', 'offline', 'visible'] as const)
    expect(nextConnection(state, event, 99_999, 0).actions).toEqual([]);
  expect(nextConnection(state, 'retry', 99_999, 0).actions).toEqual(['drop', 'connect']);
});
