import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPage } from './api.ts';

test('docs/api.md says what the schemas say', () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  expect(page === apiPage(), 'docs/api.md is old: npm run make -- api').toBe(true);
  for (const word of ['### enter', '### play', '### moved', 'POST /api/matches', '`too-fast`'])
    expect(page).toContain(word);
});
