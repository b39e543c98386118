// The state machine of a connection, with a clock of its own: slow lines, sleeping devices, throttled timers.
import { expect, test } from 'vitest';
import {
  type ConnectionAction,
  type ConnectionEvent,
  type ConnectionState,
  nextConnection,
  nextTick,
  startConnection,
} from './connection.ts';

/** A connection to which things happen at certain times; all its timers come when they are due, or late. */
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
    /** With timers that come only every so many milliseconds, as in a page that was hidden for long. */
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
    /** The device sleeps: not one timer comes. */
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

test('silence leads to one ping, and without an answer to a cut 4.5 s after the last word', () => {
  const connection = openConnection();
  connection.pass(4499);
  expect(connection.actions).toEqual(['ping']);
  expect(connection.state.phase).toBe('open');
  connection.pass(1);
  expect(connection.state).toMatchObject({ phase: 'waiting', cutSince: 1_004_520 });
  expect(connection.actions).toEqual(['ping', 'drop']);
});

test('a slow line is not a cut one: what took 2 s to open gets 4 s to answer', () => {
  const connection = openConnection(2000);
  for (let beats = 0; beats < 20; beats++) {
    connection.pass(2000 + 3500);
    expect(connection.state.phase).toBe('open');
    connection.note('heard');
  }
  connection.pass(2000 + 4000);
  expect(connection.state.phase).toBe('waiting');
});

test('after sleep the answer may still lie in the queue: asked once more, and only then cut', () => {
  const connection = openConnection();
  connection.pass(2100);
  connection.sleep(3_600_000);
  expect(connection.actions).toEqual(['ping', 'ping']);
  expect(connection.state.phase).toBe('open');
  connection.pass(2500);
  expect(connection.state.phase).toBe('waiting');
});

test('where timers come once a minute, a dead line is still found', () => {
  const connection = openConnection();
  connection.note('hidden');
  connection.pass(4 * 60_000, 60_000);
  expect(connection.state.cutSince).not.toBe(null);
});

test('where timers come once a minute, a line that answers stays open for a day', () => {
  const connection = openConnection();
  connection.note('hidden');
  for (let minutes = 0; minutes < 24 * 60; minutes++) {
    connection.pass(60_000, 60_000);
    expect(connection.state.phase).toBe('open');
    connection.note('heard');
  }
});

test('an attempt that hangs is told after 4 s, given up after 10 s', () => {
  const connection = connectionAt(0);
  connection.pass(3999);
  expect(connection.state.cutSince).toBe(null);
  connection.pass(1);
  expect(connection.state).toMatchObject({ phase: 'connecting', cutSince: 0 });
  connection.pass(6000);
  expect(connection.state.phase).toBe('waiting');
});

test('pauses double up to 8 s, with half of it left to chance; being let in starts anew', () => {
  const pauses: number[] = [];
  let { state } = startConnection(0, false);
  for (let tries = 0; tries < 8; tries++) {
    state = nextConnection(state, 'lost', 0, tries % 2).state;
    pauses.push(state.retryAt);
    state = nextConnection(state, 'retry', 0, 0).state;
  }
  expect(pauses).toEqual([150, 600, 600, 2400, 2400, 8000, 4000, 8000]);
  state = nextConnection(nextConnection(state, 'opened', 0, 0).state, 'entered', 0, 0).state;
  expect(nextConnection(state, 'lost', 0, 1).state.retryAt).toBe(300);
});

test('who is refused at the door waits for nothing, whatever happens, but the person’s own retry', () => {
  let { state } = startConnection(0, false);
  state = nextConnection(nextConnection(state, 'opened', 0, 0).state, 'refused', 0, 0).state;
  expect(nextTick(state)).toBe(null);
  for (const event of ['tick', 'lost', 'online', 'offline', 'visible'] as const)
    expect(nextConnection(state, event, 99_999, 0).actions).toEqual([]);
  expect(nextConnection(state, 'retry', 99_999, 0).actions).toEqual(['drop', 'connect']);
});
