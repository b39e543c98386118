// Answers to what never becomes a request: addresses that cannot be decoded, and what is no HTTP. The same form as every other refusal.
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '../headers.ts';
import { refuseStream } from './connections.ts';
import { refuseRequest } from './refuse.ts';

/** For Fastify's `frameworkErrors`: no hook of ours has run. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const expected = 'an address whose %-signs can be decoded and whose parts are not too long';
  reply.headers(HEADERS).header('cache-control', 'no-store');
  refuseRequest(request, reply, { code: 'bad-message', field: '', expected });
}

/** For Fastify's `clientErrorHandler`. */
export function answerBadHttp(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, expected] = whyRefused(error.code);
  refuseStream(socket, status, { code: 'bad-message', field: '', expected });
}

function whyRefused(code: string | undefined): [status: string, expected: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'a whole request in time'];
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', 'shorter headers'];
    default:
      return ['400 Bad Request', 'HTTP/1.1'];
  }
}
