// Timeouts of HTTP connections: slow and silent clients are disconnected.
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

export interface Timeouts {
  /** From the connection or the last response until all headers of a request have arrived. */
  readonly headersMs: number;
  /** Until the body has arrived too. */
  readonly requestMs: number;
  /** Between two requests. */
  readonly idleMs: number;
  /** Without a byte in either direction, also during a request. */
  readonly silentMs: number;
  /** The interval at which the timeouts are checked. */
  readonly checkMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 20_000,
  silentMs: 40_000,
  checkMs: 2000,
};

/** Proxies keep idle connections for about a minute. The server waits longer, so that it does not close one that is about to be used. */
export const TIMEOUTS_BEHIND_PROXY: Timeouts = { ...TIMEOUTS, idleMs: 75_000, silentMs: 90_000 };

/** The names that Fastify and Node use. By default Fastify has no limit for the time of a body. */
export function serverTimeouts({ headersMs, requestMs, idleMs, silentMs, checkMs }: Timeouts) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  } satisfies FastifyHttpOptions<Server>;
}
