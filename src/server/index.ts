// The server: today the web application as static files; tables and sockets will live here too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cachingOf, HEADERS } from './headers.ts';

export interface ServeOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host?: string;
  /** Where the built web application lies. */
  readonly web?: string;
}

export interface Served {
  /** Such as http://localhost:8080 */
  readonly address: string;
  close(): Promise<void>;
}

/** Beside the compiled sources in the package, under dist/ in the repository. */
export const WEB = fileURLToPath(
  import.meta.url.includes('/dist/')
    ? new URL('../web', import.meta.url)
    : new URL('../../dist/web', import.meta.url),
);

export async function serve({ port, host = '::', web = WEB }: ServeOptions): Promise<Served> {
  if (!existsSync(join(web, 'index.html'))) throw new Error(`The web application has not been built: ${web}`);
  const app = fastify({ logger: false });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  await addPages(app, web);
  await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 still has the older address.
    if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error;
    await app.listen({ port, host: '0.0.0.0' });
  });
  const bound = app.server.address();
  const taken = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${taken}`, close: () => app.close() };
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
