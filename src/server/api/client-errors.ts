// Responses to input that never becomes a request: URLs that cannot be decoded, and bytes that are not HTTP. They have the form of all other refusals.
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from '../headers.ts';
import { refuseStream } from './connection-tracker.ts';
import { refuseRequest } from './refuse.ts';

/** For Fastify's `frameworkErrors`: the hooks that set headers have not run. */
export function onFrameworkError(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const expected = 'an address whose %-signs can be decoded and whose parts are not too long';
  reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store');
  refuseRequest(request, reply, { code: 'bad-message', field: '', expected });
}

/** For Fastify's `clientErrorHandler`. */
export function onClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, expected] = statusAndExpectation(error.code);
  refuseStream(socket, status, { code: 'bad-message', field: '', expected });
}

function statusAndExpectation(code: string | undefined): [status: string, expected: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'a whole request in time'];
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', 'shorter headers'];
    default:
      return ['400 Bad Request', 'HTTP/1.1'];
  }
}
