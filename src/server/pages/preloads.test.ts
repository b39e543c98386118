// What a page names for its browser to load at once, and what it must not name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { routeFiles, rulesFiles } from '../../../scripts/build/route-files.ts';
import type { Card } from '../cards/card.ts';
import { browserLang, preloadsOf } from './preloads.ts';

const web = mkdtempSync(join(tmpdir(), 'scriptorium-preloads-'));
mkdirSync(join(web, 'cards'));
afterAll(() => rmSync(web, { recursive: true }));

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports,
  viteMetadata: { importedCss: new Set([fileName.replace('.js', '.css')]) },
});
const script = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports,
});
const bundle = {
  'main.js': { ...chunk('main.js', ['/src/web/main.tsx'], ['shared.js']), isEntry: true },
  'shared.js': chunk('shared.js', ['/src/web/router.tsx']),
  'table.js': chunk('table.js', ['/src/web/online/OnlineTablePage.tsx'], ['shared.js']),
  'board.js': chunk('board.js', ['/src/games/scout/board/Board.tsx'], ['table.js']),
  'fr.js': chunk('fr.js', ['/src/games/scout/texts/fr.ts']),
  'home-fr.js': script('home-fr.js', ['/src/web/texts/home.fr.ts'], ['shared.js']),
  'pages-fr.js': script('pages-fr.js', ['/src/web/texts/pages.fr.ts']),
};
const workerOf = (module: string) => ({
  'worker.js': { ...script('worker.js', [module], ['shared-w.js']), isEntry: true },
  'shared-w.js': script('shared-w.js', ['/src/engine/table.ts']),
  'scout-r.js': script('scout-r.js', ['/src/games/scout/index.ts'], ['state-r.js', 'shared-w.js']),
  'state-r.js': script('state-r.js', ['/src/games/scout/rules/state.ts']),
  'insight.js': script('insight.js', ['/src/games/scout/insight/index.ts']),
});
const rules = rulesFiles(workerOf('/src/web/table/worker.ts'));
writeFileSync(join(web, 'cards', 'routes.json'), JSON.stringify({ ...routeFiles(bundle), ...rules }));

const card = { game: 'scout', hasBoard: true } as Card;

test('a table under way: its page, board, texts and style sheets, and its rules behind them', async () => {
  const links = (await preloadsOf(web))('/play/abc', card, 'fr');
  const hrefs = [...links.matchAll(/rel="(\w+)".*href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`);
  expect(links).toContain('<meta name="table-game" content="scout">');
  expect(hrefs.sort()).toEqual([
    'modulepreload /board.js',
    'modulepreload /fr.js',
    'modulepreload /home-fr.js',
    'modulepreload /pages-fr.js',
    'modulepreload /table.js',
    'preload /scout-r.js',
    'preload /shared-w.js',
    'preload /state-r.js',
    'preload /worker.js',
    'stylesheet /board.css',
    'stylesheet /fr.css',
    'stylesheet /table.css',
  ]);
});

test('the page of a game: its texts, and no board', async () => {
  const links = (await preloadsOf(web))('/game/scout', { ...card, hasBoard: false }, 'fr');
  expect(links).toContain('<link rel="modulepreload" href="/fr.js">');
  expect(links).not.toContain('board');
});

test('the coach has a worker with rules too, and no page needs it at once', () => {
  expect(rulesFiles(workerOf('/src/web/analysis/worker.ts'))).toEqual({});
});

test('a table that waits or is hidden does not name its game; other pages name no table', async () => {
  const preloads = await preloadsOf(web);
  expect(preloads('/play/abc', { ...card, hasBoard: false }, 'fr')).not.toMatch(/board|\/fr\.|scout/);
  expect(preloads('/', { ...card, hasBoard: false }, 'fr')).toBe(
    '<link rel="modulepreload" href="/home-fr.js">',
  );
  expect((await preloadsOf(join(web, 'nowhere')))('/play/abc', card, 'en')).not.toContain('<link');
});

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de-DE,de;q=0.9,fr;q=0.5', 'fr'],
  ['de', 'en'],
  [undefined, 'en'],
])('the browser’s languages %s', (header, lang) => {
  expect(browserLang(header, 'en')).toBe(lang);
});

test('where the browser asks for none of ours, the language of the site', () => {
  expect(browserLang('de', 'fr')).toBe('fr');
});
