// The door for sockets: who may come in, how many, and who is still there.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../protocol/limits.ts';
import { addressOf, isOwnOrigin } from './addresses.ts';
import { Connection, type ConnectionPorts } from './connection.ts';

export const SOCKET_PATH = '/api/socket';
const HEARTBEAT = 30_000;
/** The code of a socket for: come again. */
const RESTART = 1012;
/** So long may a client take to say goodbye, in milliseconds. */
const COURTESY = 500;

export interface SocketSettings {
  readonly mostPerAddress: number;
  readonly trustsProxy: boolean;
}

export interface Sockets {
  readonly size: number;
  /** Nobody comes in any more; everybody is asked to come again, each at a moment of their own within this time. */
  sendAway(spread: number): Promise<void>;
}

export function openSockets(server: Server, ports: ConnectionPorts, settings: SocketSettings): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
  });
  const connections = new Set<{ connection: Connection; ping(): void; end(): void }>();
  const perAddress = new Map<string, number>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return reject(stream, '404 Not Found');
    if (isClosing) return reject(stream, '503 Service Unavailable');
    if (!isOwnOrigin(request)) return reject(stream, '403 Forbidden');
    const address = addressOf(request, settings.trustsProxy);
    const count = perAddress.get(address) ?? 0;
    if (count >= settings.mostPerAddress) return reject(stream, '429 Too Many Requests');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      const entry = {
        connection: new Connection(socket, stream, ports),
        ping: () => socket.ping(),
        end: () => socket.terminate(),
      };
      connections.add(entry);
      socket.on('close', () => {
        connections.delete(entry);
        const left = (perAddress.get(address) ?? 1) - 1;
        if (left > 0) perAddress.set(address, left);
        else perAddress.delete(address);
      });
    });
  });

  const heartbeat = setInterval(() => {
    for (const entry of connections) {
      if (!entry.connection.isAlive) entry.end();
      entry.connection.isAlive = false;
      entry.ping();
    }
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    get size() {
      return connections.size;
    },
    sendAway: async (spread) => {
      isClosing = true;
      clearInterval(heartbeat);
      await Promise.all([...sockets.clients].map((socket) => sendAway(socket, Math.random() * spread)));
    },
  };
}

async function sendAway(socket: WebSocket, after: number): Promise<void> {
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const timers = [
    setTimeout(() => socket.close(RESTART, 'the server restarts'), after),
    setTimeout(() => socket.terminate(), after + COURTESY),
  ];
  if (socket.readyState !== socket.CLOSED) await gone;
  timers.forEach(clearTimeout);
}

function reject(stream: Duplex, status: string): void {
  stream.on('error', () => {});
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
