// `npm run make -- library`: makes the package `scriptorium-library` (engine, games and bots without server, pages and command line) from dist/.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIBRARY, libraryPages } from './library-pages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly repository?: unknown;
  readonly exports: { readonly [path: string]: { readonly types: string; readonly default: string } };
  readonly dependencies: { readonly [name: string]: string };
}

export function main(): void {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) throw new Error('not-built: run npm run build first');
  const out = join(root, 'dist-library');
  const { files, dependencies } = makeLibrary(dist, out);
  console.log(`${relative(root, out)}: ${files} files, dependencies: ${dependencies.join(', ')}`);
}

/** `dist` is the compiled source; `out` is replaced. */
export function makeLibrary(dist: string, out: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { files, packages } = closureOf(entryPoints(manifest, dist));
  rmSync(out, { recursive: true, force: true });
  for (const file of files) {
    const target = join(out, 'dist', relative(dist, file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  const pages = libraryPages(join(root, 'docs'));
  for (const [page, text] of Object.entries(pages)) writeFileSync(join(out, page), text);
  const own = manifestOf(manifest, packages, Object.keys(pages));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  return { files: files.size, dependencies: [...packages] };
}

function manifestOf(manifest: Manifest, packages: ReadonlySet<string>, pages: readonly string[]) {
  const { version, license, engines, repository, exports, dependencies } = manifest;
  return {
    name: LIBRARY,
    version,
    description: 'Engine, games and bots of Scriptorium as a library.',
    license,
    type: 'module',
    sideEffects: false,
    engines,
    ...(repository !== undefined && { repository }),
    files: ['dist', ...pages],
    exports,
    dependencies: Object.fromEntries(
      [...packages].sort().map((name) => {
        const range = dependencies[name];
        if (range === undefined) throw new Error(`${name} is imported but is not a dependency`);
        return [name, range];
      }),
    ),
  };
}

function entryPoints({ exports }: Manifest, dist: string): string[] {
  return Object.values(exports).flatMap(({ types, default: module }) =>
    [types, module].flatMap((path) => matching(path.replace(/^\.\/dist/, dist))),
  );
}

/** `*` stands for every folder that has the file: `games/*` are the games. */
function matching(pattern: string): string[] {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return [pattern];
  return readdirSync(before)
    .map((name) => `${before}${name}${after}`)
    .filter((file) => existsSync(file));
}

/** All files that these import, directly or not, and the packages outside. */
function closureOf(entries: readonly string[]) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    if (!existsSync(file)) throw new Error(`${file} is imported but is not in dist`);
    files.add(file);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.')) visit(resolve(dirname(file), typedAs(file, specifier)));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
    // A module comes with its types.
    const types = file.replace(/\.js$/, '.d.ts');
    if (types !== file && existsSync(types)) visit(types);
  };
  for (const entry of entries) visit(entry);
  return { files, packages };
}

function importsOf(file: string): string[] {
  if (file.endsWith('.json')) return [];
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern = /\b(?:from\s+|import\s+|import\s*\(\s*)['"]([^'"\n]+)['"]/g;
  return [...source.matchAll(pattern)].map(([, specifier = '']) => specifier);
}

/** Declarations name the module `x.js` or `x.ts`; its types are in `x.d.ts`. */
function typedAs(file: string, specifier: string): string {
  return file.endsWith('.d.ts') ? specifier.replace(/\.[jt]sx?$/, '.d.ts') : specifier;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
