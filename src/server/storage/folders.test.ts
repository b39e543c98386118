import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeFolders } from './folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-folders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all that are missing are made, and those that are there stay', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolders(deep);
  makeFolders(deep);
  expect(existsSync(deep)).toBe(true);
});

test('under a file there is no folder', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolders(join(folder, 'file', 'a', 'b'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))(
  'where the system makes none, it says so instead of trying for ever',
  () => {
    // In a process of its own: what never ends could not be given up here.
    const module = fileURLToPath(new URL('./folders.ts', import.meta.url));
    const code = `import(${JSON.stringify(module)}).then(({ makeFolders }) => {
    try { makeFolders('/proc/nope/x'); } catch ({ code }) { console.log(code); }
  });`;
    const args = ['--import', 'tsx', '--eval', code];
    expect(execFileSync(process.execPath, args, { timeout: 30_000 }).toString()).toBe('ENOENT\n');
  },
);
