// Records in one file: a full disk, two runs at once, a run without a record.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scriptorium, temporaryDirectory, tidyUp } from '../fixtures/child.ts';
import { openLineFile } from './line-file.ts';

afterAll(tidyUp);

test('a full disk is one sentence and exit code 1', async () => {
  const full = join(temporaryDirectory(), 'full.jsonl');
  symlinkSync('/dev/full', full);
  const plan = ['simulate', 'scout', '--games', '3', '--workers', '1'];
  expect(await scriptorium([...plan, '--out', full, '--force'])).toEqual({
    code: 1,
    out: '',
    err: `error[unwritable]: “${full}” cannot be written (ENOSPC).\n`,
  });
});

test('a file that is there is refused, also if another run has just created it', () => {
  const path = join(temporaryDirectory(), 'games.jsonl');
  const first = openLineFile(path, false);
  expect(() => openLineFile(path, false)).toThrow('file-in-use');
  first.write('one');
  first.close();
  expect(readFileSync(path, 'utf8')).toBe('one\n');
});

test('a replaced file stays as it was until the new one is complete', () => {
  const folder = temporaryDirectory();
  const path = join(folder, 'games.jsonl');
  writeFileSync(path, 'earlier\n');
  const target = openLineFile(path, true);
  target.write('one');
  target.write('two');
  expect(readFileSync(path, 'utf8')).toBe('earlier\n');
  target.close();
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  expect(readdirSync(folder)).toEqual(['games.jsonl']);
});

test('a replaced file stays as it was if the run fails half-way, and nothing lies beside it', () => {
  const folder = temporaryDirectory();
  const path = join(folder, 'games.jsonl');
  writeFileSync(path, 'earlier\n');
  const target = openLineFile(path, true);
  target.write('one');
  target.abandon();
  expect(readFileSync(path, 'utf8')).toBe('earlier\n');
  expect(readdirSync(folder)).toEqual(['games.jsonl']);
});

test('a new file keeps its whole lines if the run fails half-way', () => {
  const path = join(temporaryDirectory(), 'games.jsonl');
  const target = openLineFile(path, false);
  target.write('one');
  target.abandon();
  expect(readFileSync(path, 'utf8')).toBe('one\n');
});

test('the file behind a link is replaced, and the link stays', () => {
  const folder = temporaryDirectory();
  mkdirSync(join(folder, 'disk'));
  const real = join(folder, 'disk', 'games.jsonl');
  writeFileSync(real, 'earlier\n');
  const link = join(folder, 'games.jsonl');
  symlinkSync(real, link);
  const target = openLineFile(link, true);
  target.write('one');
  target.close();
  expect(readFileSync(real, 'utf8')).toBe('one\n');
});

test('without a line there is no new file, and the earlier one stays', () => {
  const path = join(temporaryDirectory(), 'games.jsonl');
  openLineFile(path, false).close();
  expect(existsSync(path)).toBe(false);
  writeFileSync(path, 'earlier\n');
  openLineFile(path, true).close();
  expect(readFileSync(path, 'utf8')).toBe('earlier\n');
});
