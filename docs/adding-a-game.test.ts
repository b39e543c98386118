// The guide cannot rot: its excerpts are lines of real files, and it forgets neither file, method nor point.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { POINTS } from '../src/engine/conform/index.ts';
import { highCard } from './example/index.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const guide = read('docs/adding-a-game.md');

/** Excerpts as ```ts path/of/the/file, with `// …` where lines are left out. */
const excerpts = [...guide.matchAll(/^```ts(.*)\n([\s\S]*?)^```$/gm)].map(([, path = '', code = '']) => ({
  path: path.trim(),
  code,
}));

/** The parts of an excerpt that do not stand, one after another, in the file. */
function strayParts(code: string, file: string): string[] {
  let from = 0;
  return code.split(/^ *\/\/ …\n/m).filter((part) => {
    const at = `\n${file}`.indexOf(`\n${part}`, from);
    from = at + part.length;
    return at < 0;
  });
}

describe('the guide', () => {
  test.each(excerpts)('quotes $path', ({ path, code }) => {
    expect(path, 'an excerpt names its file').not.toBe('');
    expect(strayParts(code, read(path))).toEqual([]);
  });

  test('notices an excerpt that is not there', () => {
    const file = 'one\ntwo\nthree\nfour\n';
    expect(strayParts('two\nthree\n', file)).toEqual([]);
    expect(strayParts('one\n// …\nfour\n', file)).toEqual([]);
    expect(strayParts('wo\nthree\n', file)).not.toEqual([]);
    expect(strayParts('one\nthree\n', file)).not.toEqual([]);
    expect(strayParts('four\n// …\none\n', file)).not.toEqual([]);
  });

  test('quotes every file of the example', () => {
    const files = readdirSync(new URL('docs/example', root), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts')).map((file) => `docs/example/${file}`);
    expect(sources.length).toBeGreaterThan(8);
    expect(excerpts.map(({ path }) => path)).toEqual(expect.arrayContaining(sources));
  });

  test('names every part of the contract', () => {
    const parts = [...Object.keys(highCard), 'odds'];
    expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(guide))).toEqual([]);
  });

  test('lists the points of the conformance suite, all of them and no other', () => {
    const listed = [...guide.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, point]) => point);
    expect(listed.toSorted()).toEqual([...POINTS].sort());
  });

  test('makes a copy that names nothing of the example, and imports from its new place', () => {
    const clone = mkdtempSync(join(tmpdir(), 'guide-'));
    mkdirSync(join(clone, 'src/games'), { recursive: true });
    symlinkSync(fileURLToPath(new URL('docs', root)), join(clone, 'docs'));
    const [, commands = ''] = /^Begin with a copy:\n\n```sh\n([\s\S]*?)^```$/m.exec(guide) ?? [];
    execFileSync('sh', ['-ec', commands], { cwd: clone });
    const copy = join(clone, 'src/games/my-game');
    const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.\w+$/.test(file),
    );
    expect(files).toContain('README.md');
    const left = files.filter((file) =>
      /high.?card|haute carte|src\/(engine|games)/i.test(readFileSync(join(copy, file), 'utf8')),
    );
    rmSync(clone, { recursive: true });
    expect(left).toEqual([]);
  });

  test('points to files that exist', () => {
    const paths = [...guide.matchAll(/`((?:src|docs|scripts)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});
