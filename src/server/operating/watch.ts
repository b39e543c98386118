// What whoever watches over a process can ask it: is it alive, may it be sent people, how does it go.
import type { FastifyInstance } from 'fastify';
import { fits, hashOf } from '../tokens.ts';
import type { Metrics } from './metrics.ts';

export interface WatchPorts {
  readonly metrics: Metrics;
  /** Who shows it may read the metrics; null: nobody may. */
  readonly metricsToken: string | null;
  isClosing(): boolean;
  /** Fails when the database does not answer. */
  askDatabase(): Promise<unknown>;
  /** Why nothing can be written; null when it can. */
  trouble(): string | null;
}

/** How long the database may take to answer, in milliseconds. */
const PATIENCE = 2000;
/** An answer of the database holds for so long: anybody may ask, and often. */
const FRESH = 500;

export function addWatch(app: FastifyInstance, ports: WatchPorts): void {
  const { metrics, metricsToken } = ports;
  const tokenHash = metricsToken === null ? null : hashOf(metricsToken);
  let latest: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const hasDatabase = () => {
    if (!latest || Date.now() - latest.at > FRESH) {
      latest = { at: Date.now(), answer: answers(ports.askDatabase(), PATIENCE) };
    }
    return latest.answer;
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/health', async () => ({ alive: true }));

  app.get('/ready', async (_request, reply) => {
    const why = ports.isClosing() ? 'closing' : (await hasDatabase()) ? ports.trouble() : 'no-database';
    return reply.code(why === null ? 200 : 503).send(why === null ? { ready: true } : { ready: false, why });
  });

  app.get('/metrics', async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (tokenHash === null) return reply.code(404).send({ why: 'METRICS_TOKEN is not set' });
    if (!fits(token, tokenHash)) return reply.code(401).send({ why: 'not the METRICS_TOKEN' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Whether it comes true in time. */
async function answers(question: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([question.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
