// What a server adds to the built pages: games from outside, and the operator's own name and colour. The service worker keeps them too.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface Additions {
  /** For the head of the page. */
  readonly tags: string;
  /** Paths that the service worker keeps. */
  readonly files: readonly string[];
  /** Changes with what is added; null if there is nothing. */
  readonly version: string | null;
}

export const NO_ADDITIONS: Additions = { tags: '', files: [], version: null };

/** The build writes the files of a version and its name into the first line; with additions it is another version. */
export async function addServiceWorker(
  app: FastifyInstance,
  web: string,
  additions: readonly Additions[],
): Promise<void> {
  const versions = additions.flatMap(({ version }) => version ?? []);
  if (versions.length === 0) return;
  const built = await readFile(join(web, 'service-worker.js'), 'utf8');
  const files = additions.flatMap((each) => each.files).map((file) => `,${JSON.stringify(file)}`);
  const worker = built.replace(
    /^const __FILES__=\[(.*?)\],__VERSION__="([^"]*)";/,
    (_line, known, version) =>
      `const __FILES__=[${known}${files.join('')}],__VERSION__="${[version, ...versions].join('-')}";`,
  );
  app.get('/service-worker.js', async (_request, reply) =>
    sendUnkept(reply, 'text/javascript', worker, 'no-store'),
  );
}

export function sendUnkept(
  reply: FastifyReply,
  type: string,
  text: string,
  caching = 'no-cache',
): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', caching).send(text);
}

export const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
