import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeDirectories } from './make-directories.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-folders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('missing directories are created, and existing ones stay', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeDirectories(deep);
  makeDirectories(deep);
  expect(existsSync(deep)).toBe(true);
});

test('a directory under a file is an error', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeDirectories(join(folder, 'file', 'a', 'b'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))(
  'where the system refuses with ENOENT, that error is thrown instead of trying for ever',
  () => {
    // In a process of its own, because an endless loop could not be stopped here.
    const module = fileURLToPath(new URL('./make-directories.ts', import.meta.url));
    const code = `import(${JSON.stringify(module)}).then(({ makeDirectories }) => {
    try { makeDirectories('/proc/nope/x'); } catch ({ code }) { console.log(code); }
  });`;
    const args = ['--import', 'tsx', '--eval', code];
    expect(execFileSync(process.execPath, args, { timeout: 30_000 }).toString()).toBe('ENOENT\n');
  },
);
