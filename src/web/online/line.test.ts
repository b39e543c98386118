// The line to a server that restarts, or says nothing any more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../../protocol/server.ts';
import { Line, type LineState } from './line.ts';

/** A socket whose other end is this test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The browser tells of a close only when the other end has answered. */
  close(): void {
    this.readyState = 2;
  }

  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let line: Line;
const states: LineState[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { origin: 'http://house.example' });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  FakeSocket.all.length = 0;
  states.length = 0;
  line = new Line({
    match: 'm',
    greeting: () => ({ kind: 'enter', match: 'm' }),
    hear: () => {},
    tellState: (state) => states.push(state),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sent away by a server that restarts, it is back within half a second and greets', () => {
  FakeSocket.all[0]!.open();
  FakeSocket.all[0]!.end(1012);
  expect(states.at(-1)).toBe('cut');
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]!.open();
  expect(states.at(-1)).toBe('open');
  expect(JSON.parse(FakeSocket.all[1]!.sent[0]!)).toMatchObject({ kind: 'enter', match: 'm' });
});

test('a server that does not answer is given up, and another connection is tried', async () => {
  const [first] = FakeSocket.all;
  first!.open();
  first!.say({ kind: 'done', id: 1 });
  const answer = line.ask({ kind: 'play', ply: 3, moves: ['keep'] });
  vi.advanceTimersByTime(19_000);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(2000);
  expect(await answer).toBe(null);
  expect(FakeSocket.all).toHaveLength(2);
  // The old end comes too late to matter.
  first!.end(1006);
  FakeSocket.all[1]!.open();
  expect(states.at(-1)).toBe('open');
});

test('whoever is answered is not given up', async () => {
  const [first] = FakeSocket.all;
  first!.open();
  first!.say({ kind: 'done', id: 1 });
  const answer = line.ask({ kind: 'back' });
  first!.say({ kind: 'done', id: 2 });
  expect(await answer).toEqual({ kind: 'done', id: 2 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
