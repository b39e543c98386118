// Bundles the simulator with the sources of server and client into one file, with or without planted faults.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Mutant } from './mutants/mutant.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Beside the packages, so that the bundle finds them. */
const FOLDER = join(root, 'node_modules/.cache/scriptorium-sim');

export function inCache(name: string): string {
  mkdirSync(FOLDER, { recursive: true });
  return join(FOLDER, name);
}

/** Returns the path of the bundle. */
export async function bundle(mutant: Mutant | null = null): Promise<string> {
  const outfile = inCache(`${mutant?.name ?? 'sim'}.mjs`);
  await build({
    entryPoints: [join(root, 'sim/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: 'inline',
    define: { 'import.meta.env.DEV': 'true' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
    plugins: [withoutBoards, ...(mutant ? [planted(mutant)] : [])],
  });
  return outfile;
}

/** Boards, lessons and pictures are loaded when they are shown, which nobody does here. */
const withoutBoards: Plugin = {
  name: 'without-boards',
  setup: ({ onResolve }) => {
    onResolve({ filter: /board\/Board|teaching\/|\/cover\.ts|statistics\.json|\?/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : null,
    );
  },
};

/** Changes one place of one source. It has to be there exactly once, so that a mutant cannot be lost unnoticed. */
function planted({ name, file, before, after }: Mutant): Plugin {
  return {
    name: 'planted',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        if (relative(root, path) !== file) return null;
        const source = readFileSync(path, 'utf8');
        if (source.split(before).length !== 2) throw new Error(`the mutant ${name} does not fit ${file}`);
        return { contents: source.replace(before, () => after), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
