// `npm run make -- reference`: writes docs/reference.md, every export of the library with its type and comment, from the declarations of the build.
// Not TypeDoc: version 0.28 needs the compiler interface of TypeScript 5, which TypeScript 7 does not have.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** In the order of the page. A name is described under the first entry that exports it. */
const ENTRIES: readonly (readonly [path: string, about: string])[] = [
  ['./engine', 'The contract of a game, the table, chance, records and texts.'],
  ['./bots', 'Bots, and the question that they answer.'],
  ['./games', 'The games by their ids. Each game and its own types are in `scriptorium/games/<id>`.'],
  ['./engine/conform', 'The conformance suite for new games.'],
  ['.', 'Everything of engine, bots and games, and this:'],
];

interface Declared {
  readonly name: string;
  readonly comment: string;
  readonly code: string;
}

export function main(): void {
  const dist = mkdtempSync(join(tmpdir(), 'scriptorium-reference-'));
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['-p', join(root, 'tsconfig.build.json'), '--emitDeclarationOnly', '--outDir', dist];
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...options], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout);
    writeFileSync(join(root, 'docs/reference.md'), referencePage(dist));
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/** `dist` holds the declarations of the build. */
export function referencePage(dist: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = new Set<string>();
  const sections = ENTRIES.map(([path, about]) => {
    const file = join(dist, manifest.exports[path].types.replace('./dist/', ''));
    const fresh = exportsOf(file).filter(({ name }) => !described.has(name));
    for (const { name } of fresh) described.add(name);
    const entries = fresh.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(entryText);
    return [`## \`scriptorium${path.slice(1)}\``, '', about, '', ...entries].join('\n');
  });
  const head = [
    '# Reference of the library',
    '',
    'Every export with its type. Written by `npm run make -- reference`; the comments are those of the source. How to begin is in [library.md](library.md).',
    '',
  ];
  return `${[...head, ...sections].join('\n').trimEnd()}\n`;
}

function entryText({ name, comment, code }: Declared): string {
  return [`### ${name}`, '', ...(comment ? [comment, ''] : []), '```ts', code, '```', ''].join('\n');
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string };
  readonly source?: { readonly value: string } | null;
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: { readonly name: string } }[];
  readonly specifiers?: readonly {
    readonly local: { readonly name: string };
    readonly exported: { readonly name: string };
  }[];
}

function exportsOf(file: string): Declared[] {
  const source = readFileSync(file, 'utf8');
  const body = parseAst(source, { lang: 'dts' }, file).body as unknown as readonly Node[];
  return body.flatMap((node): Declared[] => {
    if (node.source && node.type === 'ExportAllDeclaration')
      return exportsOf(declarationsAt(file, node.source.value));
    if (node.type !== 'ExportNamedDeclaration') return [];
    if (node.source) {
      const there = exportsOf(declarationsAt(file, node.source.value));
      return named(node, (name) => there.find((each) => each.name === name));
    }
    if (node.declaration) {
      const names = node.declaration.id
        ? [node.declaration.id.name]
        : (node.declaration.declarations ?? []).map(({ id }) => id.name);
      return names.map((name) => ({
        name,
        comment: commentBefore(source, node.start),
        code: codeOf(source, node),
      }));
    }
    return named(node, (name) => imported(body, file, name));
  });
}

/** `export { x }` of something that the file imports. */
function imported(body: readonly Node[], file: string, name: string): Declared | undefined {
  for (const { type, source } of body) {
    if (type !== 'ImportDeclaration' || !source?.value.startsWith('.')) continue;
    const found = exportsOf(declarationsAt(file, source.value)).find((each) => each.name === name);
    if (found) return found;
  }
  return undefined;
}

function named({ specifiers = [] }: Node, find: (name: string) => Declared | undefined): Declared[] {
  return specifiers.flatMap(({ local, exported }) => {
    const found = find(local.name);
    return found ? [{ ...found, name: exported.name }] : [];
  });
}

function declarationsAt(file: string, specifier: string): string {
  return resolve(dirname(file), specifier.replace(/\.[jt]sx?$/, '.d.ts'));
}

function commentBefore(source: string, start: number): string {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start)) ?? [];
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join(' ')
    .trim();
}

/** Without private members, and indented as we do. */
function codeOf(source: string, { start, end }: Node): string {
  return source
    .slice(start, end)
    .replace(/^export (?:declare )?/, '')
    .replaceAll(/\n(?:\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?\s*private [^\n]*/g, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}
