// The server: the web application as static files, and everything online.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { LIMITS } from '../protocol/limits.ts';
import { answerBadAddress, answerBadHttp } from './api/malformed.ts';
import { refuseRequest } from './api/refuse.ts';
import { cachingOf, HEADERS } from './headers.ts';
import { addOnline, connectionsOf, ONLINE_SETTINGS, type OnlineSettings } from './online.ts';
import { BEHIND_PROXY, serverTimeouts, TIMEOUTS, type Timeouts } from './timeouts.ts';

export interface ServeOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host?: string;
  /** Where the built web application lies. */
  readonly web?: string;
  /** What differs from the usual; without `data` nothing is kept beyond this process. */
  readonly online?: Partial<OnlineSettings>;
  readonly timeouts?: Timeouts;
}

export interface Served {
  /** Such as http://localhost:8080 */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Beside the compiled sources in the package, under dist/ in the repository. */
export const WEB = fileURLToPath(
  import.meta.url.includes('/dist/')
    ? new URL('../web', import.meta.url)
    : new URL('../../dist/web', import.meta.url),
);

export async function serve({
  port,
  host = '::',
  web = WEB,
  online = {},
  timeouts,
}: ServeOptions): Promise<Served> {
  const settings = { ...ONLINE_SETTINGS, ...online };
  const { role, trustsProxy } = settings;
  const hasPages = role !== 'bots';
  if (hasPages && !existsSync(join(web, 'index.html')))
    throw new Error(`The web application has not been built: ${web}`);
  const usual = trustsProxy ? BEHIND_PROXY : TIMEOUTS;
  const app = fastify({
    logger: false,
    bodyLimit: LIMITS.body,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadHttp,
    ...serverTimeouts(timeouts ?? usual),
  });
  const connections = connectionsOf(app, online);
  app.addHook('onRequest', async (request, reply) => {
    if (connections.allows(request.raw, reply.raw)) return;
    return refuseRequest(request, reply.header('connection', 'close'), { code: 'too-many-connections' });
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  if (hasPages) await addPages(app, web);
  const { close } = await addOnline(app, online, connections);
  try {
    await listen(app, port, host);
  } catch (error) {
    await close();
    throw error;
  }
  const bound = app.server.address();
  const taken = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${taken}`, port: taken, close };
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 still has the older address.
    if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error;
    await app.listen({ port, host: '0.0.0.0' });
  });
}

async function addPages(app: FastifyInstance, web: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
  // Every path without a file is a page of the application, which knows its own routes.
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    if (!isPage) return reply.code(404).type('text/plain').send('There is no such file.\n');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
