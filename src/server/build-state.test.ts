import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildState } from './build-state.ts';

const root = mkdtempSync(join(tmpdir(), 'scriptorium-fresh-'));
afterAll(() => rmSync(root, { recursive: true }));

const file = (name: string, second: number) => {
  writeFileSync(join(root, name), '');
  utimesSync(join(root, name), second, second);
  return join(root, name);
};

test('current, outdated, missing; tests do not count as sources', async () => {
  mkdirSync(join(root, 'src', 'deep'), { recursive: true });
  const built = file('index.html', 2000);
  file('src/page.ts', 1000);
  const sources = [join(root, 'src'), join(root, 'not-there')];
  expect(await buildState(built, sources)).toBe('current');
  file('src/deep/page.test.ts', 3000);
  expect(await buildState(built, sources)).toBe('current');
  file('src/deep/page.ts', 3000);
  expect(await buildState(built, sources)).toBe('outdated');
  expect(await buildState(join(root, 'nowhere'), sources)).toBe('missing');
});
