// Connections between pages and processes: each direction keeps its order, takes its time, and may be cut, silent or slow.
import type { Duplex } from 'node:stream';
import type { WebSocket as ServerSocket } from 'ws';
import type { Actor, World } from './world.ts';

/** The line between one page and the servers. */
export interface Line {
  /** Milliseconds in one direction. */
  delayMs: number;
  /** What is sent disappears, and nobody is told. */
  isSilent: boolean;
  /** No connection can be made, and the page knows. */
  isOffline: boolean;
}

export const GOOD_LINE: Readonly<Line> = { delayMs: 30, isSilent: false, isOffline: false };

export interface Listening {
  readonly actor: Actor;
  accept(socket: ServerSocket, stream: Duplex): void;
}

type Handler = (...args: never[]) => void;
const BROKEN_OFF = 1006;
const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3];

/** Both ends of one connection. */
export class Connection {
  readonly page: PageSocket;
  readonly server: ProcessSocket;
  private readonly world: World;
  readonly line: Line;
  readonly pageActor: Actor;
  readonly serverActor: Actor;
  /** When the last message of each direction arrives: no later one overtakes it. */
  private readonly arrives = { page: 0, server: 0 };
  isCut = false;
  private isLost = false;

  constructor(world: World, line: Line, pageActor: Actor, listening: Listening | null) {
    this.world = world;
    this.line = line;
    this.pageActor = pageActor;
    this.serverActor = listening?.actor ?? pageActor;
    this.page = new PageSocket(this);
    this.server = new ProcessSocket(this);
    if (!listening || listening.actor.isDead || line.isOffline) {
      world.after(line.delayMs, pageActor, () => this.page.ended(BROKEN_OFF));
      return;
    }
    if (line.isSilent) return;
    world.after(line.delayMs * 2, listening.actor, () => {
      if (this.page.readyState !== CONNECTING) return;
      this.server.readyState = OPEN;
      listening.accept(this.server as unknown as ServerSocket, this.server.stream as unknown as Duplex);
      this.carry('page', () => this.page.opened());
    });
  }

  /** Brings something to the other end, unless the line swallows it. */
  carry(to: 'page' | 'server', task: () => void): void {
    // TCP never leaves something out and goes on: what a silent line has swallowed is the end of the connection.
    this.isLost ||= this.line.isSilent;
    if (this.isLost || this.isCut) return;
    const at = Math.max(this.arrives[to], this.world.now + this.line.delayMs);
    this.arrives[to] = at;
    this.world.at(at, to === 'page' ? this.pageActor : this.serverActor, () => {
      if (!this.isCut) task();
    });
  }

  /** Both ends notice, each in its own time. */
  cut(pageAfterMs: number, serverAfterMs: number): void {
    if (this.isCut) return;
    this.isCut = true;
    this.world.after(pageAfterMs, this.pageActor, () => this.page.ended(BROKEN_OFF));
    this.world.after(serverAfterMs, this.serverActor, () => this.server.ended(BROKEN_OFF));
  }
}

/** What a page has: the part of a WebSocket that the online client uses. */
export class PageSocket {
  readyState: number = CONNECTING;
  private readonly connection: Connection;
  private readonly handlers = new Map<string, Set<(event: object) => void>>();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  addEventListener(type: string, handler: (event: object) => void): void {
    const known = this.handlers.get(type) ?? new Set();
    this.handlers.set(type, known.add(handler));
  }

  private emit(type: string, event: object): void {
    for (const handler of this.handlers.get(type) ?? []) handler(event);
  }

  opened(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.emit('open', {});
  }

  received(text: string): void {
    if (this.readyState === OPEN) this.emit('message', { data: text });
  }

  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.emit('close', { code });
  }

  send(text: string): void {
    const { connection } = this;
    if (this.readyState === OPEN) connection.carry('server', () => connection.server.received(text));
  }

  close(): void {
    if (this.readyState >= CLOSING) return;
    this.readyState = CLOSING;
    const { connection } = this;
    connection.carry('server', () => {
      connection.server.ended(1000);
      connection.carry('page', () => this.ended(1000));
    });
  }
}

/** What a process has: the part of `ws` and of its stream that the server uses. */
export class ProcessSocket {
  readonly OPEN = OPEN;
  readonly CLOSED = CLOSED;
  readyState: number = CONNECTING;
  private readonly connection: Connection;
  private readonly handlers = new Map<string, Set<Handler>>();
  readonly stream = {
    writableLength: 0,
    write: (frame: string) => this.send(textIn(frame)),
  };

  constructor(connection: Connection) {
    this.connection = connection;
  }

  on(type: string, handler: Handler): this {
    const known = this.handlers.get(type) ?? new Set();
    this.handlers.set(type, known.add(handler));
    return this;
  }

  once(type: string, handler: Handler): this {
    return this.on(type, handler);
  }

  private emit(type: string, ...args: unknown[]): void {
    for (const handler of this.handlers.get(type) ?? []) handler(...(args as never[]));
  }

  received(text: string): void {
    if (this.readyState === OPEN) this.emit('message', Buffer.from(text), false);
  }

  send(text: string): void {
    const { connection } = this;
    if (this.readyState === OPEN) connection.carry('page', () => connection.page.received(text));
  }

  /** A browser answers by itself. */
  ping(): void {
    const { connection } = this;
    connection.carry('page', () =>
      connection.carry('server', () => {
        if (this.readyState === OPEN) this.emit('pong', Buffer.alloc(0));
      }),
    );
  }

  pong(): void {}
  pause(): void {}

  close(code: number): void {
    if (this.readyState >= CLOSING) return;
    this.readyState = CLOSING;
    const { connection } = this;
    connection.carry('page', () => {
      connection.page.ended(code);
      connection.carry('server', () => this.ended(code));
    });
  }

  terminate(): void {
    const { connection } = this;
    if (this.readyState === CLOSED) return;
    connection.carry('page', () => connection.page.ended(BROKEN_OFF));
    this.ended(BROKEN_OFF);
  }

  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.emit('close', code);
  }
}

/** The text of a frame of `api/frames.ts`. */
function textIn(frame: string): string {
  return frame.slice(frame[1] === '~' ? 4 : 2);
}
