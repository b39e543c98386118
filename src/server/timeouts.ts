// How long a connection may take for what it does, in milliseconds: who is slow, or says nothing, is hung up on.

import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

export interface Timeouts {
  /** From connecting, or from the last answer, until all headers of a request are there. */
  readonly headersMs: number;
  /** Until its body is there as well. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly idleMs: number;
  /** Without a byte in either direction, while a request is being answered too. */
  readonly silentMs: number;
  /** How often to look. */
  readonly checkMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 20_000,
  silentMs: 40_000,
  checkMs: 2000,
};

/** Proxies keep their connections for about a minute: they shall not send a request to one that just ends. */
export const BEHIND_PROXY: Timeouts = { ...TIMEOUTS, idleMs: 75_000, silentMs: 90_000 };

/** As Fastify and Node call them. Without them a body has all the time in the world: Fastify sets no limit. */
export function serverTimeouts({ headersMs, requestMs, idleMs, silentMs, checkMs }: Timeouts) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  } satisfies FastifyHttpOptions<Server>;
}
