import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built } from '../../src/cli/fixtures/built.ts';
import { referencePage } from './reference.ts';

test('docs/reference.md has every export of the library as it is now', () => {
  const page = readFileSync(new URL('../../docs/reference.md', import.meta.url), 'utf8');
  expect(
    page === referencePage(join(built(), 'dist')),
    'docs/reference.md is old: npm run make -- reference',
  ).toBe(true);
  for (const heading of ['### playGame', '### Table', '### redactEvent', '### conformance', '### chooseMove'])
    expect(page).toContain(`\n${heading}\n`);
});
