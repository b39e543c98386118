// The pages keep to the facts: links lead somewhere, commands exist, words are defined once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { allGames, findGame } from '../src/games/loaded.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...inDocs.map((path) => `docs/${path}`),
  // The read-through is made by a command and never committed.
].filter((path) => path.endsWith('.md') && !/^docs.texts/.test(path));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('links lead somewhere', () => {
    const links = matches(text, /\]\((?!https?:)([^)#]+)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  test('scripts exist', () => {
    const asked = [...matches(text, /npm run (?:-s )?([\w:-]+)/g), ...matches(text, /npm (start|test)\b/g)];
    expect(asked.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });

  test('commands and games exist', () => {
    const known = matches(read('src/cli/program.ts'), /\bcommand\('(\w+)/g);
    expect(known).toContain('simulate');
    const asked = [...text.matchAll(/scriptorium -- (\w+)(?: ([a-z][\w-]*))?/g)];
    for (const [, command = '', game] of asked) {
      expect(known).toContain(command);
      if (game && ['play', 'rules', 'simulate'].includes(command)) expect(findGame(game)?.id).toBe(game);
    }
  });
});

test('the readme names every registered game', () => {
  const readme = read('README.md');
  expect(allGames.map(({ texts }) => texts.en.name).filter((name) => !readme.includes(name))).toEqual([]);
});

test('the glossary defines each word once, in order', () => {
  const words = matches(read('docs/glossary.md'), /^\| \*\*([^*]+)\*\*/gm);
  expect(words.length).toBeGreaterThan(30);
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});

test('a move passes at most twelve files, and the page numbers them', () => {
  const rows = matches(read('docs/architecture.md'), /^\| (\d+) \| \[[^\]]+\.tsx?\]\(/gm);
  expect(rows).toEqual(rows.map((_, i) => String(i + 1)));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThanOrEqual(12);
});
