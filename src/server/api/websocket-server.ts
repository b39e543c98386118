// Accepts WebSocket connections, checks by pings that they are alive, and closes them on shutdown.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../protocol/limits.ts';
import { isSameOrigin } from './client-address.ts';
import { type ConnectionTracker, refuseStream } from './connection-tracker.ts';
import { WebSocketConnection, type WebSocketConnectionPorts } from './websocket-connection.ts';

export const SOCKET_PATH = '/api/socket';
const HEARTBEAT_MS = 30_000;
/** The close code "service restart": clients reconnect. */
const SERVICE_RESTART = 1012;
/** Time for a client to answer the close frame. */
const CLOSE_TIMEOUT_MS = 500;

export interface WebSockets {
  readonly size: number;
  /** Accepts no more connections, and closes the open ones at random times within `spreadMs`. */
  closeAll(spreadMs: number): Promise<void>;
}

export function openWebSocketServer(
  server: Server,
  ports: WebSocketConnectionPorts,
  tracker: ConnectionTracker,
): WebSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    // Connections answer pings themselves, because each pong is charged like a message.
    autoPong: false,
  });
  const open = new Set<{ connection: WebSocketConnection; ping(): void; end(): void }>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A connection that breaks during the upgrade is not an error of the server.
    stream.on('error', () => {});
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH)
      return refuseStream(stream, '404 Not Found', { code: 'not-found' });
    if (isClosing) return refuseStream(stream, '503 Service Unavailable', { code: 'cannot-store' });
    if (!isSameOrigin(request)) return refuseStream(stream, '403 Forbidden', { code: 'other-origin' });
    if (!tracker.allows(request, stream))
      return refuseStream(stream, '429 Too Many Requests', { code: 'too-many-connections' });
    sockets.handleUpgrade(request, stream, head, (socket) => {
      tracker.upgraded(request.socket);
      const entry = {
        connection: new WebSocketConnection(socket, stream, tracker.addressOf(request), ports),
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
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    get size() {
      return open.size;
    },
    closeAll: async (spreadMs) => {
      isClosing = true;
      clearInterval(heartbeat);
      await Promise.all([...sockets.clients].map((socket) => closeAfter(socket, Math.random() * spreadMs)));
    },
  };
}

async function closeAfter(socket: WebSocket, delayMs: number): Promise<void> {
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const timers = [
    setTimeout(() => socket.close(SERVICE_RESTART, 'the server restarts'), delayMs),
    setTimeout(() => socket.terminate(), delayMs + CLOSE_TIMEOUT_MS),
  ];
  if (socket.readyState !== socket.CLOSED) await gone;
  timers.forEach(clearTimeout);
}
