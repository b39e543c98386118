// The socket under a connection: sends texts, notices that the client is gone, and closes in the ways the server needs.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { System } from '../../protocol/system.ts';
import { sendText } from './send-text.ts';

/** Close codes of WebSocket connections. */
const [BROKEN_OFF, POLICY_VIOLATION, INTERNAL_ERROR, TRY_AGAIN_LATER] = [1006, 1008, 1011, 1013];
/** Time for the client to answer the close frame. */
const CLOSE_TIMEOUT_MS = 1000;

export class ClientSocket {
  private readonly socket: WebSocket;
  /** The TCP stream under the socket. */
  private readonly stream: Duplex;
  private readonly after: System['after'];
  private isAlive = true;

  constructor(socket: WebSocket, stream: Duplex, after: System['after']) {
    this.socket = socket;
    this.stream = stream;
    this.after = after;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Null for a frame that is not text. */
  onMessage(listener: (text: string | null) => void): void {
    // Always a Buffer: that is the default `binaryType` of `ws`.
    this.socket.on('message', (data, isBinary) =>
      listener(isBinary || !Buffer.isBuffer(data) ? null : data.toString()),
    );
  }

  /** Pings are answered and pongs count only if they are accepted, by their length. */
  onControlFrame(accept: (length: number) => boolean, onPong: () => void): void {
    const { socket } = this;
    socket.on('ping', (data) => {
      if (accept(data.length)) socket.pong(data);
    });
    socket.on('pong', (data) => {
      if (!accept(data.length)) return;
      this.isAlive = true;
      onPong();
    });
  }

  /** `isCut`: the connection broke off. */
  onClose(listener: (isCut: boolean) => void): void {
    this.socket.on('close', (code) => listener(code === BROKEN_OFF));
    this.socket.on('error', () => listener(true));
  }

  send(text: string): void {
    sendText(this.socket, this.stream, text);
  }

  /** Ends a connection that has not answered the ping before. */
  checkAlive(): void {
    const { socket, isAlive } = this;
    this.isAlive = false;
    if (isAlive) socket.ping();
    else socket.terminate();
  }

  /** Stops reading, and cuts the connection if the client does not answer the close frame in time. */
  closeForViolation(reason: string): void {
    const { socket } = this;
    socket.close(POLICY_VIOLATION, reason);
    socket.pause();
    this.after(CLOSE_TIMEOUT_MS, () => socket.terminate()).unref();
  }

  closeToTryAgain(): void {
    this.socket.close(TRY_AGAIN_LATER, 'try again');
  }

  closeAfterError(): void {
    this.socket.close(INTERNAL_ERROR, 'internal error');
  }
}
