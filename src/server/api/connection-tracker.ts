// Counts all connections of the server (silent TCP connections, HTTP, WebSocket), limits them in all and per address, and
// closes them on shutdown. @fastify/rate-limit sees requests only, so it cannot limit connections.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { realSystem, type Timer } from '../../protocol/system.ts';
import { clientAddress, fullAddress, networkOf } from './client-address.ts';
import { refusalBody } from './refuse.ts';

export interface ConnectionLimits {
  /** All kinds of connections together. */
  readonly maxConnectionsPerAddress: number;
  /** From all addresses together. */
  readonly maxConnections: number;
  /** If there are any, all connections come from a proxy: requests and sockets in progress are counted by X-Forwarded-For instead. */
  readonly trustedHops: number;
}

interface TrackedConnection {
  /** Requests whose headers have arrived and whose responses are not sent yet. */
  pendingRequests: number;
  isUpgraded: boolean;
}

/** Time for the client to read a refusal before its connection is cut. */
const REFUSAL_TIMEOUT_MS = 1000;

export class ConnectionTracker {
  private readonly limits: ConnectionLimits;
  private readonly connections = new Map<Socket, TrackedConnection>();
  private readonly perAddress = new Map<string, number>();
  private isEnding = false;
  private onIdle = () => {};

  constructor(server: Server, limits: ConnectionLimits) {
    this.limits = limits;
    server.on('connection', (socket: Socket) => this.admit(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.countRequest(request.socket, response),
    );
  }

  /** It is a WebSocket from now on. It still counts here, but `websocket-server.ts` closes it. */
  upgraded(socket: Socket): void {
    const entry = this.connections.get(socket);
    if (entry) entry.isUpgraded = true;
  }

  get size(): number {
    return this.connections.size;
  }

  /** The address of the client, also behind trusted proxies. */
  fullAddressOf(request: IncomingMessage): string {
    return fullAddress(request, this.limits.trustedHops);
  }

  /** The same, as limits count it. */
  addressOf(request: IncomingMessage): string {
    return clientAddress(request, this.limits.trustedHops);
  }

  /** Counts a request or a socket that came through a proxy until `until` closes. False if its address has too many. */
  allows(request: IncomingMessage, until: ServerResponse | Duplex): boolean {
    if (this.limits.trustedHops === 0) return true;
    const release = this.take(this.addressOf(request));
    if (release) until.once('close', release);
    return release !== null;
  }

  /** Closes idle connections at once, and busy ones when they are answered or after `graceMs`. Leaves WebSockets alone. */
  async end(graceMs: number): Promise<void> {
    this.isEnding = true;
    for (const [socket, { pendingRequests, isUpgraded }] of this.connections)
      if (pendingRequests === 0 && !isUpgraded) socket.destroy();
    if (this.isBusy) {
      let timer: Timer | undefined;
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
        timer = realSystem.after(graceMs, resolve);
      });
      timer?.cancel();
    }
    for (const [socket, { isUpgraded }] of this.connections) if (!isUpgraded) socket.destroy();
  }

  /** Cuts every open connection. */
  destroyAll(): void {
    for (const socket of this.connections.keys()) socket.destroy();
  }

  private get isBusy(): boolean {
    return [...this.connections.values()].some(({ pendingRequests }) => pendingRequests > 0);
  }

  private admit(socket: Socket): void {
    const { maxConnections, trustedHops } = this.limits;
    if (this.isEnding || this.connections.size >= maxConnections) {
      socket.destroy();
      return;
    }
    // All connections of a proxy have the same address.
    const release = trustedHops > 0 ? () => {} : this.take(networkOf(socket.remoteAddress ?? ''));
    if (!release) {
      refuseStream(socket, '429 Too Many Requests', { code: 'too-many-connections' });
      return;
    }
    this.connections.set(socket, { pendingRequests: 0, isUpgraded: false });
    socket.once('close', () => {
      this.connections.delete(socket);
      release();
      this.resolveIfIdle();
    });
  }

  private countRequest(socket: Socket, response: ServerResponse): void {
    const entry = this.connections.get(socket);
    if (!entry) return;
    entry.pendingRequests++;
    response.once('close', () => {
      entry.pendingRequests--;
      if (this.isEnding && entry.pendingRequests === 0) socket.destroySoon();
      this.resolveIfIdle();
    });
  }

  private resolveIfIdle(): void {
    if (this.isEnding && !this.isBusy) this.onIdle();
  }

  /** Counts one more; returns the function that uncounts it, or null at the limit. */
  private take(address: string): (() => void) | null {
    const { perAddress } = this;
    const count = perAddress.get(address) ?? 0;
    if (count >= this.limits.maxConnectionsPerAddress) return null;
    perAddress.set(address, count + 1);
    return () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    };
  }
}

/** Sends a refusal over a raw stream and closes it, even if the client does not. */
export function refuseStream(stream: Duplex, status: string, refusal: ServerRefusal): void {
  stream.on('error', () => {});
  const timer = realSystem.after(REFUSAL_TIMEOUT_MS, () => stream.destroy());
  stream.once('close', () => timer.cancel());
  const body = JSON.stringify(refusalBody(refusal, 'en'));
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy());
}
