// The line to the server: opens itself again after a cut, and brings every answer to who asked.
import type { ClientMessage } from '../../protocol/client.ts';
import type { ServerMessage } from '../../protocol/server.ts';

export type LineState = 'connecting' | 'open' | 'cut';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Request = Unnumbered<ClientMessage>;

interface LinePorts {
  /** Named in the address too, so that a load balancer may bring all of a match to the same process. */
  readonly match: string;
  /** First thing on every new connection. */
  greeting(): Request;
  hear(message: ServerMessage): void;
  tellState(state: LineState): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** A server that has not answered by then is frozen, or its machine is gone: another one may do better. */
const PATIENCE = 20_000;

export class Line {
  private readonly ports: LinePorts;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, (answer: ServerMessage | null) => void>();
  private lastId = 0;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private isOver = false;
  private readonly hurry = () => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  constructor(ports: LinePorts) {
    this.ports = ports;
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Null when the line was cut before the answer. */
  ask(request: Request): Promise<ServerMessage | null> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.lastId;
    socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.giveUp(socket), PATIENCE);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  /** Hangs up and calls again: the greeting is another one now. */
  renew(): Promise<void> {
    const before = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    before?.close();
    return new Promise((resolve) => this.connect().addEventListener('open', () => resolve()));
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private connect(): WebSocket {
    const server = location.origin.replace('http', 'ws');
    const socket = new WebSocket(`${server}/api/socket?match=${encodeURIComponent(this.ports.match)}`);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.pause = FIRST_PAUSE;
      this.ports.tellState('open');
      void this.ask(this.ports.greeting());
    });
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lose();
    });
    return socket;
  }

  private hear(message: ServerMessage): void {
    this.ports.hear(message);
    const id = 'id' in message ? message.id : null;
    if (typeof id !== 'number') return;
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
  }

  private giveUp(socket: WebSocket): void {
    if (this.socket !== socket) return;
    socket.close();
    this.lose();
  }

  private lose(): void {
    this.socket = null;
    for (const answer of this.waiting.values()) answer(null);
    this.waiting.clear();
    if (this.isOver) return;
    this.ports.tellState('cut');
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
}
