// Accepts WebSocket connections, checks by pings that they are alive, and closes them on shutdown.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../protocol/limits.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { randomFraction, type System } from '../../protocol/system.ts';
import type { Site } from '../account/passkeys.ts';
import { withoutBase } from '../base-path.ts';
import { isSameOrigin } from './client-address.ts';
import { type ConnectionTracker, refuseStream } from './connection-tracker.ts';
import type { JoinCode } from './join-code.ts';
import { WebSocketConnection } from './websocket-connection.ts';
import type { WebSocketConnectionPorts } from './websocket-ports.ts';

export const SOCKET_PATH = '/api/socket';
/** Each connection is pinged once in this time; a few of them at a time, so that thousands of pongs do not come at once. */
const HEARTBEAT_MS = 30_000;
const HEARTBEAT_SLICES = 60;
/** The close code "service restart": clients reconnect. */
const SERVICE_RESTART = 1012;
/** Time for a client to answer the close frame. */
const CLOSE_TIMEOUT_MS = 500;

export interface WebSocketServerPorts extends WebSocketConnectionPorts {
  /** Who is not a member of a closed site. */
  readonly joinCode: Pick<JoinCode, 'refusalFor'>;
}

export interface WebSockets {
  readonly size: number;
  /** Accepts no more connections, and closes the open ones at random times within `spreadMs`. */
  closeAll(spreadMs: number): Promise<void>;
}

export function openWebSocketServer(
  server: Server,
  ports: WebSocketServerPorts,
  tracker: ConnectionTracker,
  site: Site | null,
): WebSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    // Connections answer pings themselves, because each pong is charged like a message.
    autoPong: false,
  });
  const open = new Set<WebSocketConnection>();
  const slices = Array.from({ length: HEARTBEAT_SLICES }, () => new Set<WebSocketConnection>());
  let [accepted, beats] = [0, 0];
  let isClosing = false;

  /** A function of its own: a closure in the upgrade handler would keep the request in memory as long as the connection. */
  const accept = (socket: WebSocket, stream: Duplex, address: string, entryRefusal: ServerRefusal | null) => {
    const connection = new WebSocketConnection(socket, stream, address, ports, entryRefusal);
    const slice = slices[accepted++ % HEARTBEAT_SLICES];
    open.add(connection);
    slice?.add(connection);
    socket.on('close', () => {
      open.delete(connection);
      slice?.delete(connection);
    });
  };

  sockets.on('wsClientError', (_error, stream) => {
    const expected = 'a WebSocket handshake: Sec-WebSocket-Key and Sec-WebSocket-Version: 13';
    refuseStream(stream, '400 Bad Request', { code: 'bad-message', field: '', expected });
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A connection that breaks during the upgrade is not an error of the server.
    stream.on('error', () => {});
    if (withoutBase(request.url ?? '', site?.base ?? '')?.split('?', 1)[0] !== SOCKET_PATH)
      return refuseStream(stream, '404 Not Found', { code: 'not-found' });
    if (isClosing) return refuseStream(stream, '503 Service Unavailable', { code: 'cannot-store' });
    if (!isSameOrigin(request, site)) return refuseStream(stream, '403 Forbidden', { code: 'other-origin' });
    const banned = ports.bans.refusalFor({ address: tracker.fullAddressOf(request) });
    if (banned) return refuseStream(stream, '403 Forbidden', banned);
    if (!tracker.allows(request, stream))
      return refuseStream(stream, '429 Too Many Requests', { code: 'too-many-connections' });
    const address = tracker.addressOf(request);
    // Pages cannot read why an upgrade failed, so it is the entry that is refused.
    const entryRefusal = ports.joinCode.refusalFor(request);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      tracker.upgraded(request.socket);
      accept(socket, stream, address, entryRefusal);
    });
  });

  const heartbeat = ports.every(HEARTBEAT_MS / HEARTBEAT_SLICES, () => {
    for (const connection of slices[beats++ % HEARTBEAT_SLICES] ?? []) connection.checkAlive();
  });
  heartbeat.unref();
  ports.bulletins.onChange((message) => {
    for (const connection of open) connection.tell(message);
  });

  return {
    get size() {
      return open.size;
    },
    closeAll: async (spreadMs) => {
      isClosing = true;
      heartbeat.cancel();
      await Promise.all(
        [...sockets.clients].map((socket) => closeAfter(ports, socket, randomFraction(ports) * spreadMs)),
      );
    },
  };
}

async function closeAfter({ after }: System, socket: WebSocket, delayMs: number): Promise<void> {
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const timers = [
    after(delayMs, () => socket.close(SERVICE_RESTART, 'the server restarts')),
    after(delayMs + CLOSE_TIMEOUT_MS, () => socket.terminate()),
  ];
  if (socket.readyState !== socket.CLOSED) await gone;
  for (const timer of timers) timer.cancel();
}
