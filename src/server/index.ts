// The HTTP server: the web application as static files, and online play.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { type GameFile, gameFiles } from '../bots/pool/game-files.ts';
import { LIMITS } from '../protocol/limits.ts';
import { onClientError, onFrameworkError } from './api/client-errors.ts';
import { refuseRequest } from './api/refuse.ts';
import { withoutBase } from './base-path.ts';
import { addGameModules } from './game-modules.ts';
import { cacheControlOf, openerPolicyFor, SECURITY_HEADERS } from './headers.ts';
import { addOnline, connectionsOf, ONLINE_SETTINGS, type OnlineSettings } from './online.ts';
import { addServiceWorker } from './pages/additions.ts';
import { addBranding } from './pages/branding.ts';
import { type PagePorts, pagesOf } from './pages/pages.ts';
import { serverTimeouts, TIMEOUTS, TIMEOUTS_BEHIND_PROXY, type Timeouts } from './timeouts.ts';

export interface ServeOptions {
  /** 0: the system chooses a free one. */
  readonly port: number;
  readonly host?: string;
  /** The folder of the built web application. */
  readonly web?: string;
  /** Overrides of the defaults. Without `data` everything is kept in memory. */
  readonly online?: Partial<OnlineSettings>;
  readonly timeouts?: Timeouts;
  /** For a test: other games from outside than those that this process has registered. */
  readonly gameFiles?: readonly GameFile[];
}

export interface RunningServer {
  /** For example http://localhost:8080 */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Next to the compiled sources in the package, in dist/ in the repository. */
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
  gameFiles: outsideGames = gameFiles,
}: ServeOptions): Promise<RunningServer> {
  const settings = { ...ONLINE_SETTINGS, ...online };
  const { role, trustedHops } = settings;
  const hasPages = role !== 'bots';
  if (hasPages && !existsSync(join(web, 'index.html')))
    throw new Error(`The web application has not been built: ${web}`);
  const base = settings.site?.base ?? '';
  const defaults = trustedHops > 0 ? TIMEOUTS_BEHIND_PROXY : TIMEOUTS;
  const app = fastify({
    logger: false,
    bodyLimit: LIMITS.body,
    frameworkErrors: onFrameworkError,
    clientErrorHandler: onClientError,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, base) ?? url,
    ...serverTimeouts(timeouts ?? defaults),
  });
  const connections = connectionsOf(app, online);
  app.addHook('onRequest', async (request, reply) => {
    if (connections.allows(request.raw, reply.raw)) return;
    return refuseRequest(request, reply.header('connection', 'close'), { code: 'too-many-connections' });
  });
  if (base !== '')
    app.addHook('onRequest', async (request, reply) => {
      if (withoutBase(request.originalUrl, base) !== null) return;
      if (request.originalUrl === '/') return reply.redirect(`${base}/`, 307);
      return reply.code(404).type('text/plain').send(`The games are at ${base}/\n`);
    });
  app.addHook('onSend', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, ...openerPolicyFor(request.headers) });
  });
  const { close, pages } = await addOnline(app, online, connections);
  try {
    if (hasPages) await addPages(app, web, outsideGames, pages);
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
    // A machine without IPv6.
    if (host !== '::') throw error;
    if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error;
    await app.listen({ port, host: '0.0.0.0' });
  });
}

async function addPages(
  app: FastifyInstance,
  web: string,
  games: readonly GameFile[],
  ports: PagePorts,
): Promise<void> {
  const base = ports.site?.base ?? '';
  const additions = [await addGameModules(app, games), await addBranding(app, web, ports.branding, base)];
  await addServiceWorker(app, web, additions);
  const sendPage = await pagesOf(app, web, ports, additions.map(({ tags }) => tags).join('\n'));
  for (const path of ['/', '/index.html']) app.get(path, sendPage);
  await app.register(fastifyStatic, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  // Every path without a file extension is a page of the application, which has its own router.
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    if (!isPage) return reply.code(404).type('text/plain').send('There is no such file.\n');
    return sendPage(request, reply);
  });
}
