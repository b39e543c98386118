import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPage } from './api.ts';

/** Parameters that the page calls otherwise. */
const NAMES: { readonly [parameter: string]: string } = { before: 'TIME' };

test('docs/api.md says what the schemas say', () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  expect(page === apiPage(), 'docs/api.md is old: npm run make -- api').toBe(true);
  for (const word of ['### enter', '### play', '### moved', 'POST /api/matches', '`too-fast`'])
    expect(page).toContain(word);
});

test('every route has its place, and every sentence its values', () => {
  const page = apiPage();
  const routes = readFileSync(new URL('../../src/server/api/routes.ts', import.meta.url), 'utf8');
  const found = [...routes.matchAll(/(?:route|own)\('([A-Z]+)', '([^']+)'/g)];
  expect(found.length).toBeGreaterThan(30);
  for (const [, method, path = ''] of found) {
    const shown = path.replace(/:(\w+)/g, (_, name: string) => NAMES[name] ?? name.toUpperCase());
    expect(page, `${method} ${path}`).toMatch(new RegExp(`###.*${method} /api${shown}(,|$)`, 'm'));
  }
  expect(page).not.toContain('undefined');
});
