// Which imports are allowed: the layers of docs/architecture.md as data, and a check of files against them.
import { posix } from 'node:path';
import { parseAst } from 'vite';
import { manifests } from '../src/games/index.ts';
import { isNode, type Violation, walk } from './syntax.ts';

/** Imports point downwards in this list only. */
const LAYERS = ['cli', 'web', 'server', 'protocol', 'library', 'bots', 'games', 'parts', 'engine'];

/** The packages that a layer may import; a layer that is not here may import any package and Node. */
const PACKAGES: { readonly [layer: string]: readonly string[] } = {
  web: ['preact', '@fontsource', '@fontsource-variable', '@simplewebauthn/browser', 'uqr'],
  library: [],
  bots: [],
  games: [],
  parts: ['preact'],
  engine: ['@noble/hashes'],
};
const FOR_BOARDS = ['preact', '@fontsource', '@fontsource-variable'];

/** Editions of one set of rules: the only games that may import another one. */
const EDITIONS = new Map(manifests.map(({ id, editionOf }) => [id, editionOf]));

/** Where bots meet the machine: its threads run any bot at any registered game, so it has to find both. */
const isPool = (path: string) => path.startsWith('src/bots/pool/');

/** What of the engine games may use: nothing that pulls in the hash. */
const FOR_GAMES = [
  'game',
  'rng',
  'exact-math',
  'outcome',
  'texts',
  'grammar',
  'turn-text',
  'elision',
  'drawing',
  'insight',
  'cause',
  'events',
  'options',
  'teaching',
  'puzzle',
  'manifest',
];

interface Import {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  /** The path it means, from the root; null for a package. */
  readonly target: string | null;
  /** Gone when the program runs. */
  readonly isType: boolean;
}

/** `files` are the sources by their path from the root: `src/cli/main.ts` … */
export function violationsIn(files: ReadonlyMap<string, string>): Violation[] {
  const imports = [...files].flatMap(([file, source]) => importsOf(file, source));
  const found = imports.flatMap((each) => {
    const why = isForTests(each.file) ? null : reasonAgainst(each);
    return why ? [{ file: each.file, line: each.line, why }] : [];
  });
  const unplaced = [...files.keys()].filter((file) => !LAYERS.includes(layerOf(file)));
  return [
    ...unplaced.map((file) => ({ file, line: 1, why: `is in none of the layers ${LAYERS.join(', ')}` })),
    ...found,
    ...cyclesIn(imports),
  ];
}

/** Tests may look wherever they want. */
function isForTests(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|[/.])fixtures(\/|\.tsx?$)/.test(path);
}

const layerOf = (path: string) => path.split('/')[1] ?? '';
/** The id for a file in a game's folder, null for the registry and everything else. */
const gameOf = (path: string) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? null;
const isManifest = (path: string) => /^src\/games\/[^/]+\/manifest\.ts$/.test(path);
/** The files that show a game in the browser. */
const isBoard = (path: string) => /^src\/games\/[^/]+\/board\//.test(path);

function reasonAgainst({ file, specifier, target }: Import): string | null {
  if (target === null) return packageReason(file, specifier);
  if (!target.startsWith('src/')) return `product code imports nothing beside src: ${specifier}`;
  if (isForTests(target)) return `product code imports what is for tests: ${specifier}`;
  const [from, to] = [layerOf(file), layerOf(target)];
  if (LAYERS.indexOf(to) < LAYERS.indexOf(from)) return `${from} is below ${to}: ${specifier}`;
  if (from === 'bots' && to === 'games' && !isPool(file)) return `bots know no game: ${specifier}`;
  return gameReason(file, specifier, target);
}

function packageReason(file: string, specifier: string): string | null {
  const layer = layerOf(file);
  if (isPool(file) && specifier.startsWith('node:')) return null;
  const allowed = layer === 'games' && isBoard(file) ? FOR_BOARDS : PACKAGES[layer];
  if (!allowed || allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return null;
  const names = allowed.length > 0 ? `${allowed.join(', ')} only` : 'nothing';
  return `${layer} imports from outside ${names}: ${specifier}`;
}

function gameReason(file: string, specifier: string, target: string): string | null {
  const game = gameOf(file);
  if (game === null) return null;
  const to = layerOf(target);
  const other = gameOf(target);
  if (to === 'games' && other !== game && !(other && EDITIONS.get(game) === other))
    return `a game imports its own folder only: ${specifier}`;
  if (isBoard(file)) return null;
  // The one thing of a board that lists of games show.
  if (isManifest(file) && target.endsWith('/board/thumbnail.ts')) return null;
  if (to === 'parts' || isBoard(target)) return `rules know no board: ${specifier}`;
  if (to === 'engine' && !FOR_GAMES.some((name) => target === `src/engine/${name}.ts`))
    return `of the engine, games import ${FOR_GAMES.join(', ')} only: ${specifier}`;
  return null;
}

function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), (node) => {
    if (!IMPORTING.has(node.type) || !isNode(node.source) || typeof node.source.value !== 'string') return;
    const specifier = node.source.value;
    const line = source.slice(0, node.start).split('\n').length;
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
    const kinds = [node.importKind, node.exportKind, node.type === 'TSImportType' && 'type'];
    found.push({ file, line, specifier, target, isType: kinds.includes('type') });
  });
  return found;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/**
 * One violation for each import that closes a cycle. Types count: they are gone before anything is loaded, but
 * two files that need each other's types cannot be understood one at a time.
 */
function cyclesIn(imports: readonly Import[]): Violation[] {
  const byFile = new Map<string, Import[]>();
  for (const each of imports) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
  const found: Violation[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    path.push(file);
    for (const { line, target } of byFile.get(file) ?? []) {
      if (target === null || done.has(target)) continue;
      const at = path.indexOf(target);
      if (at < 0) visit(target);
      else found.push({ file, line, why: `closes a cycle: ${[...path.slice(at), target].join(' → ')}` });
    }
    path.pop();
    done.add(file);
  };
  for (const file of byFile.keys()) if (!done.has(file)) visit(file);
  return found;
}
