// Packs both packages, installs them into one project as a stranger would, and measures what was installed.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { built } from '../src/cli/fixtures/built.ts';
import { makeLibrary } from './make/library.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface Installation {
  readonly temporary: string;
  readonly project: string;
  /** The files of each tarball. */
  readonly packed: { readonly scriptorium: readonly string[]; readonly library: readonly string[] };
  readonly status: number | null;
  readonly stderr: string;
}

/** Works in a temporary folder, so that neither the checkout's dist nor anybody's work there is disturbed. */
export function installPackages(): Installation {
  const temporary = mkdtempSync(join(tmpdir(), 'scriptorium-package-'));
  const [stage, library, project] = ['stage', 'library', 'project'].map((name) => join(temporary, name)) as [
    string,
    string,
    string,
  ];
  cpSync(join(built(), 'dist'), join(stage, 'dist'), { recursive: true });
  for (const file of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    copyFileSync(join(root, file), join(stage, file));
  makeLibrary(join(stage, 'dist'), library);
  const options = ['--json', '--ignore-scripts', '--silent'];
  const packs: readonly Pack[] = JSON.parse(
    execFileSync('npm', ['pack', ...options, stage, library], { cwd: temporary, encoding: 'utf8' }),
  );
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  // Strict about engines: a stranger does not get our overrides.
  const strict = ['--engine-strict', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const tarballs = packs.map(({ filename }) => join(temporary, filename));
  const { status, stderr } = spawnSync('npm', ['install', ...strict, ...tarballs], {
    cwd: project,
    encoding: 'utf8',
  });
  const [full = [], light = []] = packs.map(({ files }) => files.map(({ path }) => path));
  return { temporary, project, packed: { scriptorium: full, library: light }, status, stderr };
}

interface Pack {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

interface Lock {
  readonly packages: {
    readonly [path: string]: {
      readonly dependencies?: { readonly [name: string]: string };
      readonly optionalDependencies?: { readonly [name: string]: string };
    };
  };
}

/** What an installation of this package alone takes: the package and everything it depends on. */
export function installedWith(project: string, name: string): { packages: number; bytes: number } {
  const lock: Lock = JSON.parse(readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'));
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = resolved(lock, path, each);
      if (at !== null) visit(at);
    }
  };
  visit(`node_modules/${name}`);
  const bytes = [...found].reduce((sum, path) => sum + sizeOf(join(project, path)), 0);
  return { packages: found.size, bytes };
}

/** As Node does: in the package's own node_modules, then in those around it. Null for other platforms' packages. */
function resolved({ packages }: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}

/** Without the packages inside of it: they are counted by themselves. */
function sizeOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += entry.name === 'node_modules' ? 0 : sizeOf(path);
    else bytes += statSync(path).size;
  }
  return bytes;
}
