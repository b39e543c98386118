// JSON Lines: what simulate writes is read by verify, replay and analyse, from a file or from the standard input.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

const simulate = (...rest: string[]) =>
  inside(['simulate', 'scout', '--seats', '2', '--games', '4', '--seed', 'lines', ...rest]);

let file = '';
let lines: readonly string[] = [];

beforeAll(async () => {
  file = join(temporaryDirectory(), 'games.jsonl');
  await simulate('--workers', '1', '--out', file);
  lines = readFileSync(file, 'utf8').trimEnd().split('\n');
});

describe('simulate', () => {
  test('writes one record a line, in the same order whatever the number of workers', async () => {
    expect(lines).toHaveLength(4);
    const { code, out, err } = await simulate('--workers', '2', '--out', '-');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual(lines);
    expect(err).toContain('Scout');
  });

  test('does not replace a file without --force', async () => {
    const before = readFileSync(file, 'utf8');
    expect((await simulate('--out', file)).err).toMatch(/^error\[file-in-use\]/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await simulate('--workers', '1', '--out', file, '--force')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('says which file cannot be written', async () => {
    const nowhere = join(temporaryDirectory(), 'no folder', 'games.jsonl');
    expect((await simulate('--out', nowhere)).err).toMatch(/^error\[unwritable\]/);
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('verify', () => {
  test('checks every line of a file and of the standard input', async () => {
    const fromFile = await inside(['verify', file, '--json']);
    expect(JSON.parse(fromFile.out)).toMatchObject({ ok: true, files: [{ file: `${file}:1` }, {}, {}, {}] });
    const piped = await inside(['verify', '-'], lines.join('\n'));
    expect(piped).toMatchObject({ code: 0, err: '' });
    expect(piped.out.trimEnd().split('\n')).toHaveLength(4);
  });

  test('names the line that is bad and goes on', async () => {
    const changed = lines[1]!.replace(
      /"seal":"./,
      (start) => start.slice(0, -1) + (start.endsWith('0') ? '1' : '0'),
    );
    const { code, out, err } = await inside(['verify', '-'], [lines[0], changed, '{', lines[2]].join('\n'));
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(err).toMatch(/^error\[seal-mismatch\]: -:2: .*\nerror\[not-json\]: -:3: /);
  });

  test('takes a single document of several lines from the standard input', async () => {
    const pretty = JSON.stringify(JSON.parse(lines[0]!), null, 1);
    expect(await inside(['verify', '-'], pretty)).toMatchObject({ code: 0, err: '' });
    expect((await inside(['verify', '-'], '{\n"a": 1')).err).toMatch(/^error\[not-json\]: -: /);
    expect((await inside(['verify', '-'], '')).err).toMatch(/^error\[not-json\]: -: /);
  });

  test('takes lines from a file of any name, and a byte order mark', async () => {
    const other = join(temporaryDirectory(), 'games.txt');
    writeFileSync(other, `\uFEFF${lines.join('\n')}\n`);
    expect(await inside(['verify', other])).toMatchObject({ code: 0, err: '' });
    const marked = join(temporaryDirectory(), 'game.json');
    writeFileSync(marked, `\uFEFF${lines[0]}`);
    expect(await inside(['verify', marked])).toMatchObject({ code: 0, err: '' });
  });

  test('says which file is missing', async () => {
    expect((await inside(['verify', 'nowhere.jsonl'])).err).toMatch(/^error\[no-such-file\]/);
  });
});

test('replay shows the games of the standard input one after the other', async () => {
  const two = await inside(['replay', '-', '--at', '0'], lines.slice(0, 2).join('\n'));
  const [first, second] = await Promise.all(
    lines.slice(0, 2).map((line) => inside(['replay', '-', '--at', '0'], line)),
  );
  expect(two.out).toBe(first!.out + second!.out);
  expect(second!.out).not.toBe(first!.out);
});

test('analyse reviews a game of the standard input', async () => {
  const { code, out } = await inside(['analyse', '-', '--seat', '1', '--json', '--playouts', '20'], lines[0]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'scout', reviews: [{ seat: 0 }] });
});
