// Which files of the build the page of a route needs, for the server to name in its HTML: they load beside the first script.
/** What is used of a chunk of Rolldown. */
interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The first word of a path, and the module of its page; or the name of parts that come later. */
const PAGES: Readonly<Record<string, RegExp>> = {
  play: /\/web\/online\/OnlineTablePage\.tsx$/,
  'later-game': /\/web\/table-page\/TablePage\.tsx$/,
  'later-room': /\/web\/waiting-room\/WaitingRoom\.tsx$/,
  game: /\/web\/game\/GamePage\.tsx$/,
  'later-table': /\/web\/table-page\/laterModules\.ts$/,
  'later-online': /\/web\/online\/laterModules\.ts$/,
  tournament: /\/web\/tournaments\/TournamentPage\.tsx$/,
  new: /\/web\/new-game\/ChooseGamePage\.tsx$/,
};
const BOARD = /\/games\/([^/]+)\/board\/Board\.tsx$/;
const TEXTS = /\/games\/([^/]+)\/texts\/(en|fr)\.ts$/;
const SHELL_TEXTS = /\/web\/texts\/(home|pages)\.(en|fr)\.ts$/;

/** As in src/web/fonts.ts. */
const FONT = /(eb-garamond|uncial-antiqua)-latin-[\w-]+\.woff2$/;

type Bundle = Readonly<Record<string, Chunk>>;

/** A chunk and what it imports, with their style sheets: those of what it imports first, as Vite adds them. */
function closure(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports ?? []) {
    const imported = bundle[name];
    if (imported) closure(imported, bundle, seen);
  }
  for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
  return seen;
}

/** By `play`, `board <id>`, `texts <id> fr`, `home fr`, `pages fr`, `fonts`: paths without those of the first script and of its style sheet. */
export function routeFiles(bundle: Bundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...closure(chunk, bundle)]),
  );
  const files: Record<string, readonly string[]> = {};
  for (const chunk of chunks) {
    const own = () =>
      [...closure(chunk, bundle)].filter((name) => !first.has(name)).map((name) => `/${name}`);
    for (const id of chunk.moduleIds ?? []) {
      const path = id.replaceAll('\\', '/');
      for (const [route, module] of Object.entries(PAGES)) if (module.test(path)) files[route] = own();
      const [, board] = BOARD.exec(path) ?? [];
      if (board !== undefined) files[`board ${board}`] = own();
      const [, game, lang] = TEXTS.exec(path) ?? [];
      if (game !== undefined) files[`texts ${game} ${lang}`] = own();
      const [, pages, shellLang] = SHELL_TEXTS.exec(path) ?? [];
      if (pages !== undefined) files[`${pages} ${shellLang}`] = own();
    }
  }
  files.fonts = Object.keys(bundle)
    .filter((name) => FONT.test(name))
    .map((name) => `/${name}`);
  return files;
}

/** Those of the parts that come later (src/web/later.tsx). */
export const laterFiles = (bundle: Bundle): [name: string, files: readonly string[]][] =>
  Object.entries(routeFiles(bundle)).filter(([name]) => name.startsWith('later-'));

const TABLE_WORKER = /\/web\/table\/worker\.ts$/;
const RULES = /\/games\/([^/]+)\/index\.ts$/;

/** By `rules <id>`: the worker of a table, and what it loads for this game. `bundle` is that of one worker, which is built apart from the page. */
export function rulesFiles(bundle: Bundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const has = ({ moduleIds = [] }: Chunk, module: RegExp) =>
    moduleIds.map((id) => module.exec(id.replaceAll('\\', '/'))).find((found) => found !== null);
  const worker = chunks.find((chunk) => chunk.isEntry && has(chunk, TABLE_WORKER));
  const files: Record<string, readonly string[]> = {};
  for (const chunk of worker ? chunks : []) {
    const [, game] = has(chunk, RULES) ?? [];
    if (game === undefined) continue;
    const needed = new Set([...closure(worker!, bundle), ...closure(chunk, bundle)]);
    files[`rules ${game}`] = [...needed].map((name) => `/${name}`);
  }
  return files;
}
