// A socket whose server restarts or stops answering.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../../protocol/server.ts';
import { openEarlySocket } from './earlySocket.ts';
import { ReconnectingSocket, type SocketState } from './reconnectingSocket.ts';

/** A fake WebSocket that the test controls. */
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

  /** A browser reports a close only when the other end has answered. */
  close(): void {
    this.readyState = 2;
  }

  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let connection: ReconnectingSocket;
const states: SocketState[] = [];
const messages: string[] = [];
const noEntry: string[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { origin: 'http://server.example' });
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
  FakeSocket.all.length = 0;
  states.length = 0;
  messages.length = 0;
  noEntry.length = 0;
  connection = connect();
});
const connect = () =>
  new ReconnectingSocket({
    match: 'm',
    enterRequest: () => ({ kind: 'enter', match: 'm' }),
    onMessage: ({ kind }) => messages.push(kind),
    onState: (state) => states.push(state),
    onEntryRefused: ({ code }) => noEntry.push(code),
  });
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => FakeSocket.all.at(-1)!;
const sent = (socket: FakeSocket) =>
  socket.sent.map((text): { kind: string; id: number } => JSON.parse(text));
/** The server accepts `enter`. */
async function enter(socket = last()): Promise<FakeSocket> {
  socket.open();
  socket.say({ kind: 'done', id: sent(socket)[0]!.id });
  await vi.advanceTimersByTimeAsync(0);
  return socket;
}
/** Answers every ping for this time, as a live server does. */
async function live(socket: FakeSocket, ms: number): Promise<void> {
  let answered = socket.sent.length;
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    for (const { kind, id } of sent(socket).slice(answered))
      if (kind === 'ping') socket.say({ kind: 'pong', id });
    answered = socket.sent.length;
  }
}
const until = async (isThere: () => boolean, most: number) => {
  let passed = 0;
  for (; !isThere() && passed < most; passed += 50) await vi.advanceTimersByTimeAsync(50);
  return passed;
};

test('after a restart of the server it is back within half a second and enters again', async () => {
  const first = await enter();
  expect(states.at(-1)).toBe('open');
  first.end(1012);
  expect(states.at(-1)).toBe('cut');
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(2);
  await enter();
  expect(states.at(-1)).toBe('open');
  expect(JSON.parse(last().sent[0]!)).toMatchObject({ kind: 'enter', match: 'm' });
});

test('a connection that goes silent is given up within 5 s, though the socket reports nothing', async () => {
  const first = await enter();
  await live(first, 60_000);
  expect(states).toEqual(['connecting', 'open']);
  const answer = connection.request({ kind: 'play', ply: 3, moves: ['keep'] });
  expect(await until(() => states.at(-1) === 'cut', 60_000)).toBeLessThan(5000);
  expect(await answer).toEqual({ kind: 'lost' });
  expect(await connection.request({ kind: 'back' })).toEqual({ kind: 'unsent' });
  await vi.advanceTimersByTimeAsync(500);
  // Late messages of the old connection are ignored, and its close does not close the new one.
  const second = await enter();
  first.say({ kind: 'done', id: 2 });
  first.end(1006);
  expect(states.at(-1)).toBe('open');
  await live(second, 10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a server that answers pings but no request is given up after 20 s', async () => {
  const first = await enter();
  const answer = connection.request({ kind: 'back' });
  await live(first, 19_000);
  expect(states.at(-1)).toBe('open');
  await live(first, 2000);
  expect(await answer).toEqual({ kind: 'lost' });
  expect(FakeSocket.all).toHaveLength(2);
});

test('a connection whose pings are answered stays open', async () => {
  const first = await enter();
  const answer = connection.request({ kind: 'back' });
  first.say({ kind: 'done', id: 2 });
  expect(await answer).toEqual({ kind: 'answered', message: { kind: 'done', id: 2 } });
  await live(first, 60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('an older server that refuses pings is not pinged again, and not given up', async () => {
  const first = await enter();
  await until(() => sent(first).some(({ kind }) => kind === 'ping'), 5000);
  first.say({
    kind: 'refused',
    id: null,
    refusal: { code: 'bad-message', field: 'kind', expected: 'enter' },
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(states).toEqual(['connecting', 'open']);
  expect(sent(first).filter(({ kind }) => kind === 'ping')).toHaveLength(1);
});

test('offline it disconnects at once; online it tries at once', async () => {
  await enter();
  browser.dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('cut');
  // After several failed attempts the delays are long.
  for (let tries = 0; tries < 6; tries++) {
    await until(() => last().readyState === 0, 20_000);
    last().end(1006);
  }
  const before = FakeSocket.all.length;
  browser.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test('a hidden page pings rarely, and at once when it is visible again', async () => {
  const first = await enter();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await live(first, 120_000);
  expect(sent(first).filter(({ kind }) => kind === 'ping').length).toBeLessThan(7);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await until(() => states.at(-1) === 'cut', 10_000)).toBeLessThan(3000);
});

test('a permanent refusal of entry is not tried again, a temporary one is', async () => {
  last().open();
  last().say({ kind: 'refused', id: 1, refusal: { code: 'too-fast', seconds: 1 } });
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  last().say({ kind: 'refused', id: 2, refusal: { code: 'unknown-match' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(noEntry).toEqual(['unknown-match']);
  expect(FakeSocket.all).toHaveLength(2);
  connection.retry();
  expect(FakeSocket.all).toHaveLength(3);
});

test('a server that refuses everybody is tried less and less often', async () => {
  for (let tries = 0; tries < 12; tries++) {
    await until(() => last().readyState === 0, 20_000);
    last().open();
    last().end(1013);
  }
  expect(await until(() => last().readyState === 0, 20_000)).toBeGreaterThan(3900);
});

test('while an attempt hangs, others start every 3 s; the first to open is used and the rest are closed', async () => {
  await vi.advanceTimersByTimeAsync(6500);
  const [first, second, third] = FakeSocket.all;
  expect(FakeSocket.all).toHaveLength(3);
  expect(states.at(-1)).toBe('cut');
  // A failed attempt does not end the others.
  third!.end(1006);
  await enter(second);
  expect(states.at(-1)).toBe('open');
  expect([first!.readyState, second!.readyState]).toEqual([2, 1]);
  // An older attempt that opens too late is ignored.
  first!.open();
  expect(first!.sent).toEqual([]);
});

test('no more than three attempts hang at a time, and when all have failed the next one is not far', async () => {
  await vi.advanceTimersByTimeAsync(30_500);
  const hanging = FakeSocket.all.filter(({ readyState }) => readyState === 0);
  expect([FakeSocket.all.length, hanging.length]).toEqual([11, 3]);
  for (const attempt of hanging) attempt.end(1006);
  await vi.advanceTimersByTimeAsync(3000);
  expect(FakeSocket.all).toHaveLength(12);
});

/** The first script opens the table `m`, before its page is there. */
function openEarly(): FakeSocket {
  connection.close();
  vi.stubGlobal('location', { origin: 'http://server.example', pathname: '/play/m', hash: '', search: '' });
  openEarlySocket();
  return last();
}

test('the first script enters, and the page handles what has come until it is there', async () => {
  const early = openEarly();
  early.open();
  expect(sent(early)).toMatchObject([{ kind: 'enter', match: 'm', id: 1 }]);
  early.say({ kind: 'said', lines: [] });
  early.say({ kind: 'done', id: 1 });
  connection = connect();
  await vi.advanceTimersByTimeAsync(0);
  expect(messages).toEqual(['said', 'done']);
  expect(states.at(-1)).toBe('open');
  early.say({ kind: 'said', lines: [] });
  expect(messages).toHaveLength(3);
  void connection.request({ kind: 'back' });
  expect(sent(early).map(({ kind, id }) => `${kind} ${id}`)).toEqual(['enter 1', 'back 2']);
  expect(last()).toBe(early);
});

test('a page that is there before the connection waits for it and does not enter twice', async () => {
  const early = openEarly();
  connection = connect();
  await enter(early);
  expect(states.at(-1)).toBe('open');
  expect(sent(early)).toHaveLength(1);
});

test('an early connection that has been cut is not used', async () => {
  const early = openEarly();
  early.open();
  early.end(1006);
  connection = connect();
  expect(last()).not.toBe(early);
  await enter();
  expect(states.at(-1)).toBe('open');
});
