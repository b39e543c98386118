// A WebSocket that notices when it is cut, reconnects by itself, and brings every answer to its request.
import type { ClientMessage } from '../../protocol/client.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage, ServerMessageOf } from '../../protocol/server.ts';
import { randomFraction, type Timer } from '../../protocol/system.ts';
import { browser } from '../browser.ts';
import {
  type ConnectionEvent,
  type ConnectionState,
  nextConnection,
  nextTick,
  startConnection,
} from './connectionState.ts';
import { type EarlySocket, takeSocket } from './earlySocket.ts';
import type { Request } from './request.ts';

export type SocketState = 'connecting' | 'open' | 'cut';

/** `unsent`: there was no connection. `lost`: the connection was cut before the answer, so the outcome is unknown. */
export type RequestResult =
  | { readonly kind: 'answered'; readonly message: ServerMessage }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'lost' };

interface SocketCallbacks {
  /** Also part of the URL, so that a load balancer can send all clients of a match to the same process. */
  readonly match: string;
  /** The first message on every new connection. */
  enterRequest(): Request;
  onMessage(message: ServerMessage): void;
  /** `offlineSince` is a time of `browser.elapsed()`. */
  onState(state: SocketState, offlineSince: number | null): void;
  /** The match refused this page; the socket stays closed until `reconnect` or `retry`. */
  onEntryRefused(refusal: AnyRefusal): void;
}

/** A server that answers pings but not a request within this time is stuck; another process may answer. */
const ANSWER_TIMEOUT_MS = 20_000;
/** A new attempt starts every 3 s (connectionState.ts), so the oldest has had 9 s by then. */
const MAX_PARALLEL_ATTEMPTS = 3;
/** Refusals of `enter` that are worth another try. */
const TEMPORARY_REFUSALS = new Set<string>(['too-fast', 'too-many-connections', 'cannot-store']);

export class ReconnectingSocket {
  private readonly callbacks: SocketCallbacks;
  private socket: WebSocket | null = null;
  /** Connections that are not open yet, with their start times. The first to open is used. */
  private readonly attempts = new Map<WebSocket, number>();
  private state: ConnectionState;
  private lastReported = '';
  private readonly pending = new Map<number, (answer: RequestResult) => void>();
  private readonly reconnectWaiters = new Set<() => void>();
  private lastId = 0;
  private lastPing = 0;
  private timer: Timer | undefined;
  private readonly stopListening: readonly (() => void)[];

  constructor(callbacks: SocketCallbacks) {
    this.callbacks = callbacks;
    this.stopListening = [
      browser.listen('online', () => this.dispatch('online')),
      browser.listen('offline', () => this.dispatch('offline')),
      browser.onVisibility(() => this.dispatch(browser.isHidden() ? 'hidden' : 'visible')),
    ];
    this.state = startConnection(browser.elapsed(), browser.isHidden()).state;
    this.connect();
    this.schedule();
  }

  request(request: Request): Promise<RequestResult> {
    if (this.state.phase !== 'open') return Promise.resolve({ kind: 'unsent' });
    return this.send(request);
  }

  /** Reconnects with a new `enter` request. Resolves when that has succeeded or failed. */
  reconnect(): Promise<void> {
    return new Promise((resolve) => {
      this.reconnectWaiters.add(resolve);
      this.dispatch('retry');
    });
  }

  /** Tries at once instead of at the next planned attempt. */
  retry(): void {
    if (this.state.phase !== 'open') this.dispatch('retry');
  }

  close(): void {
    this.timer?.cancel();
    for (const stop of this.stopListening) stop();
    this.drop();
    this.resolveReconnects();
  }

  private dispatch(event: ConnectionEvent): void {
    const { state, actions } = nextConnection(this.state, event, browser.elapsed(), randomFraction(browser));
    this.state = state;
    for (const action of actions) {
      if (action === 'connect') this.connect();
      else if (action === 'drop') this.drop();
      else this.ping();
    }
    this.schedule();
    this.reportState();
    if (state.phase === 'open' || state.phase === 'waiting' || state.phase === 'refused')
      this.resolveReconnects();
  }

  private schedule(): void {
    this.timer?.cancel();
    const due = nextTick(this.state);
    if (due !== null)
      this.timer = browser.after(Math.max(0, Math.ceil(due - browser.elapsed())), () =>
        this.dispatch('tick'),
      );
  }

  private reportState(): void {
    const { phase, offlineSince } = this.state;
    const shown = offlineSince !== null ? 'cut' : phase === 'open' ? 'open' : 'connecting';
    if (this.lastReported === `${shown} ${offlineSince}`) return;
    this.lastReported = `${shown} ${offlineSince}`;
    this.callbacks.onState(shown, offlineSince);
  }

  private resolveReconnects(): void {
    for (const resolve of this.reconnectWaiters) resolve();
    this.reconnectWaiters.clear();
  }

  private connect(): void {
    const taken = takeSocket(this.callbacks.match);
    const { socket } = taken;
    this.attempts.set(socket, browser.elapsed());
    const [oldest] = this.attempts.keys();
    if (oldest && this.attempts.size > MAX_PARALLEL_ATTEMPTS) this.giveUp(oldest);
    // Messages of an abandoned connection are ignored.
    const isCurrent = () => this.socket === socket;
    const onOpen = () => {
      const beganAt = this.attempts.get(socket);
      if (beganAt === undefined) return;
      this.attempts.delete(socket);
      for (const other of this.attempts.keys()) this.giveUp(other);
      this.socket = socket;
      // The speed of the network is measured by this attempt, not by those that hung before it.
      this.state = { ...this.state, phaseSince: beganAt };
      this.enter('enterId' in taken ? taken : null);
    };
    // A connection that was opened early may be ready already; the caller is not, before its constructor has ended.
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(onOpen);
    else socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent()) this.receive(JSON.parse(String(data)));
    });
    socket.addEventListener('close', () => {
      const hasFailed = this.attempts.delete(socket) && this.attempts.size === 0;
      if (isCurrent() || hasFailed) this.dispatch('lost');
    });
  }

  private giveUp(attempt: WebSocket): void {
    this.attempts.delete(attempt);
    attempt.close();
  }

  /** Where the first script has sent `enter`, only its answer is to be awaited, which may be there already. */
  private enter(early: EarlySocket | null): void {
    this.dispatch('opened');
    if (early) this.lastId = early.enterId;
    const entered = early ? this.answerTo(early.enterId) : this.send(this.callbacks.enterRequest());
    void entered.then((answer) => {
      if (answer.kind !== 'answered') return;
      if (answer.message.kind !== 'refused') return this.dispatch('entered');
      const refusal = refusalIn(answer.message);
      if (TEMPORARY_REFUSALS.has(refusal.code)) return this.dispatch('lost');
      this.dispatch('refused');
      this.callbacks.onEntryRefused(refusal);
    });
    for (const data of early?.received ?? []) this.receive(JSON.parse(data));
  }

  private send(request: Request): Promise<RequestResult> {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve({ kind: 'unsent' });
    const id = ++this.lastId;
    socket.send(JSON.stringify({ ...request, id }));
    return this.answerTo(id);
  }

  private answerTo(id: number): Promise<RequestResult> {
    const { socket } = this;
    return new Promise((resolve) => {
      const timer = browser.after(ANSWER_TIMEOUT_MS, () => {
        if (this.socket === socket) this.dispatch('lost');
      });
      this.pending.set(id, (answer) => {
        timer.cancel();
        resolve(answer);
      });
    });
  }

  private ping(): void {
    this.lastPing = ++this.lastId;
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ kind: 'ping', id: this.lastPing } satisfies ClientMessage));
  }

  private receive(message: ServerMessage): void {
    const id = 'id' in message ? message.id : null;
    const isPingRefused =
      message.kind === 'refused' &&
      message.refusal.code === 'bad-message' &&
      this.state.pingedAt !== null &&
      (id === null || id === this.lastPing);
    this.dispatch(isPingRefused ? 'no-ping' : 'received');
    if (message.kind === 'pong' || isPingRefused) return;
    this.callbacks.onMessage(message);
    if (typeof id !== 'number') return;
    this.pending.get(id)?.({ kind: 'answered', message });
    this.pending.delete(id);
  }

  /** Abandons the connection; its open requests resolve as `lost`. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    for (const attempt of this.attempts.keys()) this.giveUp(attempt);
    for (const answer of this.pending.values()) answer({ kind: 'lost' });
    this.pending.clear();
  }
}

/** The schema leaves the details of refusals open, because both server and table send them. */
export function refusalIn({ refusal }: ServerMessageOf<'refused'>): AnyRefusal {
  return refusal as unknown as AnyRefusal;
}

/** Null for a request that was carried out. */
export function refusalOf(answer: RequestResult): AnyRefusal | null {
  if (answer.kind === 'unsent') return { code: 'not-connected' };
  if (answer.kind === 'lost') return { code: 'answer-lost' };
  return answer.message.kind === 'refused' ? refusalIn(answer.message) : null;
}
