// The door for sockets: who may come in, how many, and who is still there.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../protocol/limits.ts';
import { isOwnOrigin } from './addresses.ts';
import { Connection, type ConnectionPorts } from './connection.ts';
import { type Connections, refuseStream } from './connections.ts';

export const SOCKET_PATH = '/api/socket';
const HEARTBEAT = 30_000;
/** The code of a socket for: come again. */
const RESTART = 1012;
/** So long may a client take to say goodbye, in milliseconds. */
const COURTESY = 500;

export interface Sockets {
  readonly size: number;
  /** Nobody comes in any more; everybody is asked to come again, each at a moment of their own within this time. */
  sendAway(spread: number): Promise<void>;
}

export function openSockets(server: Server, ports: ConnectionPorts, all: Connections): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    // Each answer is a write: a connection pays for it like for a message.
    autoPong: false,
  });
  const open = new Set<{ connection: Connection; ping(): void; end(): void }>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Whatever comes of it: a line that breaks meanwhile is no error of ours.
    stream.on('error', () => {});
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH)
      return refuseStream(stream, '404 Not Found', { code: 'not-found' });
    if (isClosing) return refuseStream(stream, '503 Service Unavailable', { code: 'cannot-store' });
    if (!isOwnOrigin(request)) return refuseStream(stream, '403 Forbidden', { code: 'other-origin' });
    if (!all.allows(request, stream))
      return refuseStream(stream, '429 Too Many Requests', { code: 'too-many-connections' });
    sockets.handleUpgrade(request, stream, head, (socket) => {
      all.upgraded(request.socket);
      const entry = {
        connection: new Connection(socket, stream, all.clientOf(request), ports),
        ping: () => socket.ping(),
        end: () => socket.terminate(),
      };
      open.add(entry);
      socket.on('close', () => open.delete(entry));
    });
  });

  const heartbeat = setInterval(() => {
    for (const entry of open) {
      if (!entry.connection.isAlive) entry.end();
      entry.connection.isAlive = false;
      entry.ping();
    }
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    get size() {
      return open.size;
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
