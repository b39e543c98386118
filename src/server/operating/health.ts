// The routes for monitoring: /health, /ready and /metrics.
import type { FastifyInstance } from 'fastify';
import { hashOf, matchesHash } from '../tokens.ts';
import type { Metrics } from './metrics.ts';

export interface HealthPorts {
  readonly metrics: Metrics;
  /** The bearer token for /metrics; null: nobody may read them. */
  readonly metricsToken: string | null;
  isClosing(): boolean;
  /** Rejects if the database does not answer. */
  pingDatabase(): Promise<unknown>;
  /** Why nothing can be written at present; null if it can. */
  diskError(): string | null;
}

const DATABASE_TIMEOUT_MS = 2000;
/** The last answer of the database is reused for this time, because anybody may ask for /ready as often as they like. */
const DATABASE_CACHE_MS = 500;

export function addHealthRoutes(app: FastifyInstance, ports: HealthPorts): void {
  const { metrics, metricsToken } = ports;
  const tokenHash = metricsToken === null ? null : hashOf(metricsToken);
  let latest: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const hasDatabase = () => {
    if (!latest || Date.now() - latest.at > DATABASE_CACHE_MS) {
      latest = { at: Date.now(), answer: resolvesWithin(ports.pingDatabase(), DATABASE_TIMEOUT_MS) };
    }
    return latest.answer;
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/health', async () => ({ alive: true }));

  app.get('/ready', async (_request, reply) => {
    const why = ports.isClosing() ? 'closing' : (await hasDatabase()) ? ports.diskError() : 'no-database';
    return reply.code(why === null ? 200 : 503).send(why === null ? { ready: true } : { ready: false, why });
  });

  app.get('/metrics', async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (tokenHash === null) return reply.code(404).send({ why: 'METRICS_TOKEN is not set' });
    if (!matchesHash(token, tokenHash)) return reply.code(401).send({ why: 'not the METRICS_TOKEN' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function resolvesWithin(promise: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
