import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { writeCardParts } from './scripts/build/card-parts.ts';
import { laterFiles, routeFiles, rulesFiles } from './scripts/build/route-files.ts';

/** Every text file also compressed, so that the server need not do it for each visitor. Half of the time of a build: browser tests do without. */
const compressed: Plugin = {
  name: 'compressed',
  apply: (_, { command, mode }) => command === 'build' && mode !== 'uncompressed',
  writeBundle: async ({ dir = '' }) => {
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names
        .filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))
        .map(async (name) => {
          const content = await readFile(`${dir}/${name}`);
          await writeFile(`${dir}/${name}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${dir}/${name}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
    );
  },
};

/** What the server reads: not a part of the pages, so no service worker keeps it. */
const forServer: Plugin = {
  name: 'for-server',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    await writeCardParts(`${dir}/cards`, `${WEB}/../parts/tokens.css`);
    await writeFile(`${dir}/cards/routes.json`, JSON.stringify({ ...routeFiles(bundle), ...rules }));
  },
};

/** Of the worker of a table, which is built before the page. */
const rules: Record<string, readonly string[]> = {};
const workerFiles: Plugin = {
  name: 'worker-files',
  apply: 'build',
  generateBundle: (_options, bundle) => void Object.assign(rules, rulesFiles(bundle)),
};

/** Parts of pages that come later are fetched by name, before they are imported (src/web/later.tsx). */
const laterParts: Plugin = {
  name: 'later-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      laterFiles(bundle).map(([name, files]) => ({
        tag: 'meta',
        attrs: { name, content: files.map((file) => file.slice(1)).join(' ') },
        injectTo: 'head' as const,
      })),
  },
};

/**
 * A manifest names every part of its game. Page and workers are separate bundles, each with a copy of what it can
 * load, and all of it is kept on the device for playing offline: so each gets only the parts that it uses.
 */
function gameParts(isUsed: (path: string, folder: string) => boolean): Plugin {
  const [NO_PART, NO_THUMBNAIL] = ['\0no-game-part', '\0no-thumbnail'];
  return {
    name: 'game-parts',
    // The development server has one copy of every module for page and workers.
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const isOfManifest = /\/games\/[^/]+\/manifest\.ts$/.test(importer) && source.startsWith('.');
      if (!isOfManifest || isUsed(source, dirname(importer))) return null;
      // The thumbnail is the one part that a manifest imports at once.
      return source.endsWith('/thumbnail.ts') ? NO_THUMBNAIL : NO_PART;
    },
    load: (id) => {
      if (id === NO_THUMBNAIL) return 'export const thumbnail = undefined;';
      return id === NO_PART ? 'export {};' : null;
    },
  };
}

/** The generic board shows the terminal's drawing of a game without a board. */
const isForPage = (path: string, folder: string) =>
  /\/(board|texts|teaching)\/|statistics\.json$/.test(path) ||
  (path === './terminal.ts' && !existsSync(join(folder, 'board/Board.tsx')));
const isForWorker = (path: string) => /\/index\.ts$/.test(path);

const WEB = fileURLToPath(new URL('src/web', import.meta.url));
const GAMES = fileURLToPath(new URL('src/games', import.meta.url));
const GAME_SHARED = /\/src\/games\/[^/]+\/(rules|secrets|texts)\//;
const ONE_LANGUAGE = /(^|[./])(en|fr|english|french)\.ts$/;
const SERVICE_WORKER = 'service-worker.js';
const SERVICE_WORKER_SOURCE = '/offline/service-worker.ts';

/** What is built can be installed; its service worker is told every file, and a name that changes with any of them. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  ],
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      const worker = bundle[SERVICE_WORKER];
      if (worker?.type !== 'chunk') throw new Error('the service worker has not been built');
      const hash = createHash('sha256').update(worker.code);
      const built = Object.values(bundle).filter((file) => file !== worker);
      for (const file of built)
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      const added = await readdir(`${WEB}/public`);
      for (const name of added) hash.update(name).update(await readFile(`${WEB}/public/${name}`));
      const files = [...built.map(({ fileName }) => fileName), ...added].map((name) => `/${name}`).sort();
      const version = hash.digest('hex').slice(0, 12);
      worker.code = `const __FILES__=${JSON.stringify(files)},__VERSION__="${version}";\n${worker.code}`;
    },
  },
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What pages begin with, and all that it imports. */
const ENTRIES = {
  table: [`${WEB}/table-page/TablePage.tsx`],
  online: [`${WEB}/online/OnlineTablePage.tsx`, `${WEB}/waiting-room/WaitingRoom.tsx`],
  boards: readdirSync(GAMES).map((game) => `${GAMES}/${game}/board/Board.tsx`),
  later: [`${WEB}/table-page/laterModules.ts`, `${WEB}/online/laterModules.ts`],
};
type Entry = keyof typeof ENTRIES;
const found = new Map<Entry, ReadonlySet<string>>();
function isOf(entry: Entry, id: string, modules: Modules): boolean {
  const known = found.get(entry);
  if (known) return known.has(id);
  const all = new Set<string>();
  const add = (each: string): void => {
    if (all.has(each)) return;
    all.add(each);
    modules.getModuleInfo(each)?.importedIds.forEach(add);
  };
  ENTRIES[entry].forEach(add);
  found.set(entry, all);
  return all.has(id);
}
/** A table cannot be seen before it is there. */
const isOfFirstView = (id: string, modules: Modules): boolean =>
  (['table', 'online', 'boards'] as const).some((entry) => isOf(entry, id, modules));

export default defineConfig({
  root: 'src/web',
  // Files name each other relatively, so that a server can have them under any path; the page gets it when it is sent.
  base: './',
  plugins: [gameParts(isForPage), compressed, laterParts, offline, forServer],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers that know light-dark(): a room may have another colour scheme than the page, which no rewriting can follow.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [`${WEB}/index.html`, WEB + SERVICE_WORKER_SOURCE],
      output: {
        // Its path is where it reigns, and must stay the same.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Everything that the first page needs is one file.
            {
              name: 'home',
              tags: ['$initial'],
              test: (id) => !id.endsWith(SERVICE_WORKER_SOURCE),
              priority: 4,
            },
            // What a table and other pages share is a second one, instead of a file for each small module.
            {
              debugName: 'pages',
              // The names of bots are too short for a file of their own.
              name: (id, modules) =>
                isOfFirstView(id, modules) || id.endsWith('/botNames.ts') ? 'pages' : null,
              test: /\/src\/(web|engine|protocol|parts)\//,
              minShareCount: 3,
              priority: 3,
            },
            // On a slow network each file costs a round trip: what a table alone shares is one more, and what an online
            // table needs besides is another: who is invited waits without a table.
            {
              debugName: 'table',
              name: (id, modules) =>
                (['table', 'online'] as const).find((entry) => isOf(entry, id, modules)) ?? null,
              test: /\/src\/(web\/(online|table-page|waiting-room|notices)|parts)\//,
              minShareCount: 2,
              priority: 2,
            },
            // What the board and the texts of a game share; board-kits, which two games share, stay on their own.
            {
              debugName: 'game',
              name: (id) => /\/games\/([^/]+)\//.exec(id)?.[1] ?? null,
              test: (id) => GAME_SHARED.test(id) && !ONE_LANGUAGE.test(id),
              minShareCount: 2,
              priority: 1,
            },
            // What the later parts of a table share with other pages.
            {
              debugName: 'later',
              name: (id, modules) =>
                !isOfFirstView(id, modules) && isOf('later', id, modules) ? 'later' : null,
              test: /\/src\/web\/(rules|settings|notices|replay|table-page)\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [gameParts(isForWorker), workerFiles],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'worker', tags: ['$initial'], priority: 2 },
            {
              debugName: 'rules',
              name: (id) => /\/games\/([^/]+)\/(?!insight\/)/.exec(id)?.[1] ?? null,
              test: /\/src\/games\/[^/]+\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
