// Sends a text over a WebSocket, unless the client does not read what it is sent.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { encodeTextFrame } from './frames.ts';

/** A client that does not read is disconnected when this much waits to be sent. */
const MAX_UNSENT_BYTES = 1_000_000;

/** `stream` is the TCP stream under the socket. */
export function sendText(socket: WebSocket, stream: Duplex, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (stream.writableLength > MAX_UNSENT_BYTES) {
    socket.terminate();
    return;
  }
  const frame = encodeTextFrame(text);
  if (frame === null) socket.send(text);
  else stream.write(frame, 'latin1');
}
