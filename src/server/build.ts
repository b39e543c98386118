// Builds the web application from its sources, for whoever starts from a clone.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { freshness } from './freshness.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'src/web',
  'src/protocol',
  'src/parts',
  'src/games',
  'src/bots',
  'src/engine',
  'vite.config.ts',
  'package.json',
];

/** Into a folder of its own, which must not be in use. */
export async function buildWeb(outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: `${ROOT}/vite.config.ts`,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

/** Beside the old one first, so that whoever is being served meanwhile, or builds at the same time, is not disturbed. */
export async function buildIfNeeded(say: (line: string) => void): Promise<void> {
  // The package brings it along, and no sources.
  if (import.meta.url.includes('/dist/')) return;
  const web = `${ROOT}/dist/web`;
  const state = await freshness(
    `${web}/index.html`,
    SOURCES.map((source) => `${ROOT}/${source}`),
  );
  if (state === 'fresh') return;
  say(
    state === 'missing'
      ? 'Building the web application …'
      : 'The sources have changed: building the web application …',
  );
  const before = Date.now();
  const fresh = `${web}-new-${process.pid}`;
  const old = `${web}-old-${process.pid}`;
  await buildWeb(fresh);
  if (existsSync(web)) await rename(web, old);
  await rename(fresh, web);
  await rm(old, { recursive: true, force: true });
  say(`Built in ${((Date.now() - before) / 1000).toFixed(1)} s.`);
}
