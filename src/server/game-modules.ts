// Games from outside for browsers: each file is bundled into one module, and the pages are told which there are.
import type { FastifyInstance } from 'fastify';
import type { GameFile } from '../bots/pool/game-files.ts';
import { GameError } from '../games/game-error.ts';
import { oneLine } from '../games/load-failure.ts';
import { type Additions, NO_ADDITIONS, sendUnkept, versionOf } from './pages/additions.ts';

/** It is not installed with the package: few servers need it. */
const NO_ESBUILD = 'esbuild is missing: npm install esbuild, next to scriptorium';

/** The text of a module that exports the manifest. Bundled, because browsers resolve neither packages nor TypeScript. */
export async function bundleGame(path: string): Promise<string> {
  // Only here: no server without games from outside needs it.
  const { build } = await import('esbuild').catch(() => {
    throw new GameError({ code: 'game-not-for-browsers', file: path, reason: NO_ESBUILD });
  });
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

/** Serves `/games/<id>.js` for every game from outside; what page and service worker have to be told of them. */
export async function addGameModules(app: FastifyInstance, files: readonly GameFile[]): Promise<Additions> {
  const modules = new Map<string, string>();
  for (const { id, path } of files) modules.set(id, await bundleGame(path));
  // A worker that meets an unknown game asks for it: the answer is a module without a manifest, not a failed request.
  app.get<{ Params: { readonly file: string } }>('/games/:file', async ({ params: { file } }, reply) => {
    const text = modules.get(file.replace(/\.js$/, '')) ?? 'export const manifest = undefined;\n';
    return sendUnkept(reply, 'text/javascript', text);
  });
  if (modules.size === 0) return NO_ADDITIONS;
  return {
    tags: `<meta name="outside-games" content="${[...modules.keys()]}">`,
    files: [...modules.keys()].map((id) => `/games/${id}.js`),
    version: versionOf(JSON.stringify([...modules])),
  };
}
