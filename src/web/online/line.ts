// The line to the server: notices when it is cut, opens itself again, and brings every answer to who asked.
import type { ClientMessage } from '../../protocol/client.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage, ServerSays } from '../../protocol/server.ts';
import {
  type ConnectionEvent,
  type ConnectionState,
  nextConnection,
  nextTick,
  startConnection,
} from './connection.ts';

export type LineState = 'connecting' | 'open' | 'cut';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Request = Unnumbered<ClientMessage>;

/** `unsent`: there was no connection, so it has not happened. `lost`: cut before the answer, so nobody here knows. */
export type LineAnswer =
  | { readonly kind: 'answered'; readonly message: ServerMessage }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'lost' };

interface LinePorts {
  /** Named in the address too, so that a load balancer may bring all of a match to the same process. */
  readonly match: string;
  /** First thing on every new connection. */
  greeting(): Request;
  hear(message: ServerMessage): void;
  /** `cutSince` in the time of `performance.now()`. */
  tellState(state: LineState, cutSince: number | null): void;
  /** The match does not let this page in; the line rests until `renew` or `retry`. */
  hearNoEntry(refusal: AnyRefusal): void;
}

/** A server that answers pings but not the request for so long is stuck: another process may do better. */
const ANSWER_TIMEOUT_MS = 20_000;
/** Refusals of the door that may be over soon. */
const PASSING = new Set<string>(['too-fast', 'too-many-connections', 'cannot-store']);

export class Line {
  private readonly ports: LinePorts;
  private socket: WebSocket | null = null;
  private state: ConnectionState;
  private told = '';
  private readonly waiting = new Map<number, (answer: LineAnswer) => void>();
  private readonly renewals = new Set<() => void>();
  private lastId = 0;
  private lastPing = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly onOnline = () => this.note('online');
  private readonly onOffline = () => this.note('offline');
  private readonly onVisibility = () => this.note(document.hidden ? 'hidden' : 'visible');

  constructor(ports: LinePorts) {
    this.ports = ports;
    addEventListener('online', this.onOnline);
    addEventListener('offline', this.onOffline);
    document.addEventListener('visibilitychange', this.onVisibility);
    this.state = startConnection(performance.now(), document.hidden).state;
    this.connect();
    this.schedule();
  }

  ask(request: Request): Promise<LineAnswer> {
    if (this.state.phase !== 'open') return Promise.resolve({ kind: 'unsent' });
    return this.send(request);
  }

  /** Hangs up and calls again: the greeting is another one now. Done when that has succeeded or failed. */
  renew(): Promise<void> {
    return new Promise((resolve) => {
      this.renewals.add(resolve);
      this.note('retry');
    });
  }

  /** The person does not want to wait for the next attempt. */
  retry(): void {
    if (this.state.phase !== 'open') this.note('retry');
  }

  close(): void {
    clearTimeout(this.timer);
    removeEventListener('online', this.onOnline);
    removeEventListener('offline', this.onOffline);
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.drop();
    this.settle();
  }

  private note(event: ConnectionEvent): void {
    const { state, actions } = nextConnection(this.state, event, performance.now(), Math.random());
    this.state = state;
    for (const action of actions) {
      if (action === 'connect') this.connect();
      else if (action === 'drop') this.drop();
      else this.ping();
    }
    this.schedule();
    this.tell();
    if (state.phase === 'open' || state.phase === 'waiting' || state.phase === 'refused') this.settle();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const due = nextTick(this.state);
    if (due !== null)
      this.timer = setTimeout(() => this.note('tick'), Math.max(0, Math.ceil(due - performance.now())));
  }

  private tell(): void {
    const { phase, cutSince } = this.state;
    const shown = cutSince !== null ? 'cut' : phase === 'open' ? 'open' : 'connecting';
    if (this.told === `${shown} ${cutSince}`) return;
    this.told = `${shown} ${cutSince}`;
    this.ports.tellState(shown, cutSince);
  }

  private settle(): void {
    for (const resolve of this.renewals) resolve();
    this.renewals.clear();
  }

  private connect(): void {
    const server = location.origin.replace('http', 'ws');
    const socket = new WebSocket(`${server}/api/socket?match=${encodeURIComponent(this.ports.match)}`);
    this.socket = socket;
    // What comes late from a connection that was given up is somebody else's business: nobody's.
    const isCurrent = () => this.socket === socket;
    socket.addEventListener('open', () => {
      if (isCurrent()) this.greet();
    });
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent()) this.hear(JSON.parse(String(data)));
    });
    socket.addEventListener('close', () => {
      if (isCurrent()) this.note('lost');
    });
  }

  private greet(): void {
    this.note('opened');
    void this.send(this.ports.greeting()).then((answer) => {
      if (answer.kind !== 'answered') return;
      if (answer.message.kind !== 'refused') return this.note('entered');
      const refusal = refusalIn(answer.message);
      if (PASSING.has(refusal.code)) return this.note('lost');
      this.note('refused');
      this.ports.hearNoEntry(refusal);
    });
  }

  private send(request: Request): Promise<LineAnswer> {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve({ kind: 'unsent' });
    const id = ++this.lastId;
    socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        if (this.socket === socket) this.note('lost');
      }, ANSWER_TIMEOUT_MS);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  private ping(): void {
    this.lastPing = ++this.lastId;
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ kind: 'ping', id: this.lastPing } satisfies ClientMessage));
  }

  private hear(message: ServerMessage): void {
    const id = 'id' in message ? message.id : null;
    const isPingRefused =
      message.kind === 'refused' &&
      message.refusal.code === 'bad-message' &&
      this.state.pingedAt !== null &&
      (id === null || id === this.lastPing);
    this.note(isPingRefused ? 'no-ping' : 'heard');
    if (message.kind === 'pong' || isPingRefused) return;
    this.ports.hear(message);
    if (typeof id !== 'number') return;
    this.waiting.get(id)?.({ kind: 'answered', message });
    this.waiting.delete(id);
  }

  /** Nothing of the old connection is heard any more; whoever waits for an answer learns that it is lost. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    for (const answer of this.waiting.values()) answer({ kind: 'lost' });
    this.waiting.clear();
  }
}

/** The server sends its own refusals and the table's; the schema leaves their details open. */
export function refusalIn({ refusal }: ServerSays<'refused'>): AnyRefusal {
  return refusal as unknown as AnyRefusal;
}
