// The quick run (`npm run test:quick`) starts no process and no database server; of threads only those of bots at a server.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFilter } from 'vite';
import { expect, test } from 'vitest';
import { SYSTEM_TESTS } from '../vitest.config.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const SYSTEM_IMPORT =
  /^import [^;]*from '(?:node:child_process|node:worker_threads|\S+\/(?:child|built|postgres\.fixtures|redis\.fixtures)\.ts)'/m;

const files = ['src', 'scripts', 'docs', 'sim'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);
const isSystemTest = createFilter(SYSTEM_TESTS, [], { resolve: false });
const startsMore = (path: string) => SYSTEM_IMPORT.test(readFileSync(root + path, 'utf8'));

test('every test file that starts processes, threads or a database server is in the list', () => {
  expect(files.filter((path) => !isSystemTest(path) && startsMore(path))).toEqual([]);
});

test('the check finds such files at all, and every pattern of the list matches one', () => {
  expect(files.filter(startsMore).length).toBeGreaterThan(15);
  const unused = SYSTEM_TESTS.filter((pattern) => !files.some(createFilter(pattern, [], { resolve: false })));
  expect(unused).toEqual([]);
});
