// Builds the web application when the server is started from a clone of the repository.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { realSystem } from '../protocol/system.ts';
import { buildState } from './build-state.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'src/web',
  'src/protocol',
  'src/parts',
  'src/games',
  'src/bots',
  'src/engine',
  'scripts/build',
  'vite.config.ts',
  'package.json',
];

/** Empties `outDir` first, so it must not be in use. Mode `uncompressed` takes half the time. */
export async function buildWeb(
  outDir: string,
  mode: 'production' | 'uncompressed' = 'production',
): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: `${ROOT}/vite.config.ts`,
    mode,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

/** Builds into a new folder first, so that servers and builds that run at the same time are not disturbed. */
export async function buildIfNeeded(print: (line: string) => void): Promise<void> {
  // The package contains the built application and no sources.
  if (import.meta.url.includes('/dist/')) return;
  const web = `${ROOT}/dist/web`;
  const state = await buildState(
    `${web}/index.html`,
    SOURCES.map((source) => `${ROOT}/${source}`),
  );
  if (state === 'current') return;
  print(
    state === 'missing'
      ? 'Building the web application…'
      : 'The sources have changed: building the web application…',
  );
  const before = realSystem.now();
  const fresh = `${web}-new-${process.pid}`;
  const old = `${web}-old-${process.pid}`;
  await buildWeb(fresh);
  if (existsSync(web)) await rename(web, old);
  await rename(fresh, web);
  await rm(old, { recursive: true, force: true });
  print(`Built in ${((realSystem.now() - before) / 1000).toFixed(1)} s.`);
}
