// Every connection of the server, of whatever kind: plain TCP that never speaks, requests, sockets. How many there may
// be, from where, and their end.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { addressOf, networkOf } from './addresses.ts';
import { refusalBody } from './refuse.ts';

export interface ConnectionLimits {
  /** From one address, of all kinds together. */
  readonly mostPerAddress: number;
  /** From everywhere. */
  readonly mostConnections: number;
  /** All connections come from a proxy: what its clients have under way is counted by X-Forwarded-For instead. */
  readonly trustsProxy: boolean;
}

interface Entry {
  /** Requests that have come with their headers and are not answered yet. */
  busy: number;
  isUpgraded: boolean;
}

/** So long what was refused may take to be read, in milliseconds. */
const COURTESY_MS = 1000;

export class Connections {
  private readonly limits: ConnectionLimits;
  private readonly entries = new Map<Socket, Entry>();
  private readonly perAddress = new Map<string, number>();
  private isEnding = false;
  private onIdle = () => {};

  constructor(server: Server, limits: ConnectionLimits) {
    this.limits = limits;
    server.on('connection', (socket: Socket) => this.admit(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.watch(request.socket, response),
    );
  }

  /** It has become a socket, which is looked after elsewhere. Only its place is kept here. */
  upgraded(socket: Socket): void {
    const entry = this.entries.get(socket);
    if (entry) entry.isUpgraded = true;
  }

  get size(): number {
    return this.entries.size;
  }

  /** Whose it is, behind a trusted proxy too. */
  clientOf(request: IncomingMessage): string {
    return addressOf(request, this.limits.trustsProxy);
  }

  /** Counts a request or a socket that came by a proxy, until `until` closes. False when its client has too many. */
  allows(request: IncomingMessage, until: ServerResponse | Duplex): boolean {
    if (!this.limits.trustsProxy) return true;
    const release = this.take(addressOf(request, true));
    if (release) until.once('close', release);
    return release !== null;
  }

  /** What nobody works for is ended at once; what was asked gets so many milliseconds to be answered. Sockets end by themselves. */
  async end(graceMs: number): Promise<void> {
    this.isEnding = true;
    for (const [socket, { busy, isUpgraded }] of this.entries)
      if (busy === 0 && !isUpgraded) socket.destroy();
    if (this.isBusy) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
        timer = setTimeout(resolve, graceMs);
      });
      clearTimeout(timer);
    }
    for (const [socket, { isUpgraded }] of this.entries) if (!isUpgraded) socket.destroy();
  }

  /** Whatever is still open. */
  destroy(): void {
    for (const socket of this.entries.keys()) socket.destroy();
  }

  private get isBusy(): boolean {
    return [...this.entries.values()].some(({ busy }) => busy > 0);
  }

  private admit(socket: Socket): void {
    const { mostConnections, trustsProxy } = this.limits;
    if (this.isEnding || this.entries.size >= mostConnections) {
      socket.destroy();
      return;
    }
    // The proxy is one address for everybody.
    const release = trustsProxy ? () => {} : this.take(networkOf(socket.remoteAddress ?? ''));
    if (!release) {
      refuseStream(socket, '429 Too Many Requests', { code: 'too-many-connections' });
      return;
    }
    this.entries.set(socket, { busy: 0, isUpgraded: false });
    socket.once('close', () => {
      this.entries.delete(socket);
      release();
      this.noteIdle();
    });
  }

  private watch(socket: Socket, response: ServerResponse): void {
    const entry = this.entries.get(socket);
    if (!entry) return;
    entry.busy++;
    response.once('close', () => {
      entry.busy--;
      if (this.isEnding && entry.busy === 0) socket.destroySoon();
      this.noteIdle();
    });
  }

  private noteIdle(): void {
    if (this.isEnding && !this.isBusy) this.onIdle();
  }

  /** Null when there are too many; else what gives the place back. */
  private take(address: string): (() => void) | null {
    const { perAddress } = this;
    const count = perAddress.get(address) ?? 0;
    if (count >= this.limits.mostPerAddress) return null;
    perAddress.set(address, count + 1);
    return () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    };
  }
}

/** Says why and hangs up, whether or not the other side does. */
export function refuseStream(stream: Duplex, status: string, refusal: ServerRefusal): void {
  stream.on('error', () => {});
  const timer = setTimeout(() => stream.destroy(), COURTESY_MS);
  stream.once('close', () => clearTimeout(timer));
  const body = JSON.stringify(refusalBody(refusal, 'en'));
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy());
}
