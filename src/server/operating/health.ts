// The routes for monitoring: /health, /ready and /metrics.
import type { FastifyInstance } from 'fastify';
import type { System } from '../../protocol/system.ts';
import { hashOf, matchesHash } from '../tokens.ts';
import type { Metrics } from './metrics.ts';
import { VERSION } from './version.ts';

export interface HealthPorts extends Pick<System, 'now' | 'after'> {
  readonly metrics: Metrics;
  /** The bearer token for /metrics; null: nobody may read them. */
  readonly metricsToken: string | null;
  isClosing(): boolean;
  /** Rejects if the database does not answer. */
  pingDatabase(): Promise<unknown>;
  /** Why nothing can be written at present; null if it can. */
  diskError(): string | null;
  /** The connection to other processes. */
  bus(): BusState;
  /** The last migration of the database that this process found when it started. */
  readonly migration: string;
}

/** A process that is `alone` needs no bus. */
export type BusState = 'alone' | 'up' | 'down';

const DATABASE_TIMEOUT_MS = 2000;
/** The last answer of the database is reused for this time, because anybody may ask for /ready as often as they like. */
const DATABASE_CACHE_MS = 500;

export function addHealthRoutes(app: FastifyInstance, ports: HealthPorts): void {
  const { metrics, metricsToken } = ports;
  const tokenHash = metricsToken === null ? null : hashOf(metricsToken);
  let latest: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const hasDatabase = () => {
    if (!latest || ports.now() - latest.at > DATABASE_CACHE_MS) {
      latest = { at: ports.now(), answer: resolvesWithin(ports, ports.pingDatabase(), DATABASE_TIMEOUT_MS) };
    }
    return latest.answer;
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/health', async () => ({ alive: true, version: VERSION }));

  app.get('/ready', async (_request, reply) => {
    const why = ports.isClosing() ? 'closing' : (await hasDatabase()) ? ports.diskError() : 'no-database';
    // Without its bus a process goes on, a few seconds behind the others.
    const state = { version: VERSION, migration: ports.migration, bus: ports.bus() };
    if (why === null) return { ready: true, ...state };
    // HAProxy cuts the connections of a process that has failed, and lets those of one that is "not found" come to their end.
    return reply.code(why === 'closing' ? 404 : 503).send({ ready: false, why, ...state });
  });

  app.get('/metrics', async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (tokenHash === null) return reply.code(404).send({ why: 'METRICS_TOKEN is not set' });
    if (!matchesHash(token, tokenHash)) return reply.code(401).send({ why: 'not the METRICS_TOKEN' });
    const parts = {
      database: await hasDatabase(),
      disk: ports.diskError() === null,
      bus: ports.bus() !== 'down',
    };
    metrics.partsUp(parts);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function resolvesWithin(
  { after }: Pick<System, 'after'>,
  promise: Promise<unknown>,
  timeoutMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = after(timeoutMs, () => resolve(false));
    promise
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => timer.cancel());
  });
}
