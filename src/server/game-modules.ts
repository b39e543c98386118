// Games from outside for browsers: each file is bundled into one module, and the pages are told which there are.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GameFile } from '../bots/pool/game-files.ts';
import { GameError } from '../games/game-error.ts';
import { oneLine } from '../games/load-failure.ts';

/** The text of a module that exports the manifest. Bundled, because browsers resolve neither packages nor TypeScript. */
export async function bundleGame(path: string): Promise<string> {
  // Only here: no server without games from outside needs it.
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [path],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      target: 'es2023',
      charset: 'utf8',
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    const reason = oneLine(error instanceof Error ? error.message : String(error));
    throw new GameError({ code: 'game-not-for-browsers', file: path, reason });
  }
}

/**
 * Serves `/games/<id>.js` for every game from outside, and adds them to the files that the service worker keeps. Returns
 * the page, which names them; null where there are none: then the built files are served as they are.
 */
export async function addGameModules(
  app: FastifyInstance,
  web: string,
  files: readonly GameFile[],
): Promise<string | null> {
  const modules = new Map<string, string>();
  for (const { id, path } of files) modules.set(id, await bundleGame(path));
  // A worker that meets an unknown game asks for it: the answer is a module without a manifest, not a failed request.
  app.get<{ Params: { readonly file: string } }>('/games/:file', async ({ params: { file } }, reply) => {
    const text = modules.get(file.replace(/\.js$/, '')) ?? 'export const manifest = undefined;\n';
    return send(reply, 'text/javascript', text);
  });
  if (modules.size === 0) return null;
  const [page, worker] = await Promise.all([
    readFile(join(web, 'index.html'), 'utf8'),
    readFile(join(web, 'service-worker.js'), 'utf8'),
  ]);
  const namedPage = page.replace(
    '<head>',
    `<head><meta name="outside-games" content="${[...modules.keys()]}">`,
  );
  const namedWorker = withModules(worker, modules);
  app.get('/service-worker.js', async (_request, reply) =>
    send(reply, 'text/javascript', namedWorker, 'no-store'),
  );
  return namedPage;
}

function send(reply: FastifyReply, type: string, text: string, caching = 'no-cache'): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', caching).send(text);
}

/** The build writes the files of a version and its name into the first line; other games make another version. */
function withModules(worker: string, modules: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [id, text] of modules) hash.update(id).update(text);
  const version = hash.digest('hex').slice(0, 12);
  const files = [...modules.keys()].map((id) => `,"/games/${id}.js"`).join('');
  return worker.replace(
    /^const __FILES__=\[(.*?)\],__VERSION__="([^"]*)";/,
    `const __FILES__=[$1${files}],__VERSION__="$2-${version}";`,
  );
}
