// Builds the web application from its sources, for whoever starts from a clone.
import { fileURLToPath } from 'node:url';
import { freshness } from './freshness.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'src/web',
  'src/parts',
  'src/games',
  'src/bots',
  'src/engine',
  'vite.config.ts',
  'package.json',
];

export async function buildIfNeeded(say: (line: string) => void): Promise<void> {
  const state = await freshness(
    `${ROOT}/dist/web/index.html`,
    SOURCES.map((source) => `${ROOT}/${source}`),
  );
  if (state === 'fresh') return;
  say(
    state === 'missing'
      ? 'Building the web application …'
      : 'The sources have changed: building the web application …',
  );
  const { build } = await import('vite');
  const before = Date.now();
  await build({ root: `${ROOT}/src/web`, configFile: `${ROOT}/vite.config.ts`, logLevel: 'warn' });
  say(`Built in ${((Date.now() - before) / 1000).toFixed(1)} s.`);
}
