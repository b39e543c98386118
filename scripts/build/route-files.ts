// Which files of the build the page of a route needs, for the server to name in its HTML: they load beside the first script.
import { writeFile } from 'node:fs/promises';

/** What is used of a chunk of Rolldown. */
interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly code?: string;
  /** Of an asset: a worker is one. */
  readonly source?: string | Uint8Array;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The first word of a path, and the module of its page. */
const PAGES: Readonly<Record<string, RegExp>> = {
  play: /\/web\/online\/OnlineTablePage\.tsx$/,
  game: /\/web\/game\/GamePage\.tsx$/,
  new: /\/web\/new-game\/ChooseGamePage\.tsx$/,
};
const BOARD = /\/games\/([^/]+)\/board\/Board\.tsx$/;
const TEXTS = /\/games\/([^/]+)\/texts\/(en|fr)\.ts$/;

/** By `play`, `board <id>`, `texts <id> fr`: paths without those of the first script and of its style sheet. */
export function routeFiles(bundle: Readonly<Record<string, Chunk>>): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const closure = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
    for (const name of chunk.imports ?? []) {
      const imported = bundle[name];
      if (imported) closure(imported, seen);
    }
    return seen;
  };
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...closure(chunk)]));
  const files: Record<string, readonly string[]> = {};
  for (const chunk of chunks) {
    const own = () => [...closure(chunk)].filter((name) => !first.has(name)).map((name) => `/${name}`);
    for (const id of chunk.moduleIds ?? []) {
      const path = id.replaceAll('\\', '/');
      for (const [route, module] of Object.entries(PAGES)) if (module.test(path)) files[route] = own();
      const [, board] = BOARD.exec(path) ?? [];
      if (board !== undefined) files[`board ${board}`] = own();
      const [, game, lang] = TEXTS.exec(path) ?? [];
      if (game !== undefined) files[`texts ${game} ${lang}`] = own();
    }
  }
  return { ...files, ...rulesFiles(bundle, chunks) };
}

const TABLE_WORKER = /\/web\/table\/localTable\.ts$/;

/**
 * By `rules <id>`: the worker of a table, and what it loads for this game. Workers are built apart, so they are found
 * in the text: the page names the worker, and in the worker each manifest names its rules.
 */
function rulesFiles(
  bundle: Readonly<Record<string, Chunk>>,
  chunks: readonly Chunk[],
): Record<string, readonly string[]> {
  const page = chunks.find(({ moduleIds }) => moduleIds?.some((id) => TABLE_WORKER.test(id)));
  const names = [...(page?.code ?? '').matchAll(/assets\/worker-[\w-]+\.js/g)].map(([name]) => name);
  const files: Record<string, readonly string[]> = {};
  for (const name of names) {
    const text = String(bundle[name]?.source ?? '');
    // The coach has a worker too.
    if (!text.includes('setMoveDelay')) continue;
    const found = text.matchAll(
      /id:[`"']([a-z-]+)[`"'],names:.{0,900}?game:.{0,40}?import\([`"']\.\/([\w.-]+\.js)/gs,
    );
    for (const [, game, rules] of found) files[`rules ${game}`] ??= [`/${name}`, `/assets/${rules}`];
  }
  return files;
}

export const writeRouteFiles = (path: string, bundle: Readonly<Record<string, Chunk>>): Promise<void> =>
  writeFile(path, JSON.stringify(routeFiles(bundle)));
