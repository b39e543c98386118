// The train command: refusals, and checkpoints from which a training resumes exactly.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unpackNet } from '../bots/net/pack.ts';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

/** Small enough for a test: all games are warm-up games, played by the hand-made evaluation. */
const SMALL = ['--hidden', '4', '--warm-up', '100', '--round', '2', '--seed', 'x', '--check', '0'];

function checkpoint(file: string): { played: number; weights: string; plan: unknown } {
  return JSON.parse(readFileSync(`${file}.checkpoint.json`, 'utf8'));
}

test('a training resumed from a checkpoint ends with the same network as one without a break', async () => {
  const directory = temporaryDirectory();
  const [whole, parts] = [join(directory, 'whole.ts'), join(directory, 'parts.ts')];
  const ran = await inside(['train', 'duodecim', ...SMALL, '--games', '6', '--out', whole]);
  expect(ran.err).toBe('');
  expect(ran.out).toContain(`Network: ${whole}`);
  await inside(['train', 'duodecim', ...SMALL, '--games', '4', '--out', parts]);
  expect(checkpoint(parts).played).toBe(4);
  await inside([
    'train',
    'duodecim',
    '--resume',
    `${parts}.checkpoint.json`,
    '--check',
    '0',
    '--games',
    '6',
    '--out',
    parts,
  ]);
  expect(checkpoint(parts)).toMatchObject({ played: 6, weights: checkpoint(whole).weights });
  expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
});

test('without --out a resumed training writes to the same file', async () => {
  const file = join(temporaryDirectory(), 'net.ts');
  await inside(['train', 'duodecim', ...SMALL, '--games', '2', '--out', file]);
  const before = readFileSync(file, 'utf8');
  const args = ['train', 'duodecim', '--resume', `${file}.checkpoint.json`, '--check', '0', '--games', '4'];
  const ran = await inside(args);
  expect(ran.out).toBe(`Network: ${file}\nTraining: ${file}.checkpoint.json\n`);
  expect(existsSync('duodecim-weights.ts')).toBe(false);
  expect(readFileSync(file, 'utf8')).not.toBe(before);
  const flags = await inside([...args, '--warm-up', '3']);
  expect(flags.err).toContain('leave out --warm-up.');
});

test('an existing network or checkpoint is not overwritten without --force', async () => {
  const file = join(temporaryDirectory(), 'net.ts');
  const args = ['train', 'duodecim', ...SMALL, '--games', '2', '--out', file];
  writeFileSync(`${file}.checkpoint.json`, 'a night of work');
  const refused = await inside(args);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain(`error[file-in-use]: “${file}.checkpoint.json” already exists`);
  expect(readFileSync(`${file}.checkpoint.json`, 'utf8')).toBe('a night of work');
  expect((await inside([...args, '--force'])).code).toBe(0);
});

test('the data file holds the network', async () => {
  const file = join(temporaryDirectory(), 'net.ts');
  await inside(['train', 'duodecim', ...SMALL, '--games', '2', '--out', file]);
  const [, text = ''] = /'([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(unpackNet(text).hidden).toBe(4);
});

test('a killed training leaves a complete checkpoint', async () => {
  const file = join(temporaryDirectory(), 'killed.ts');
  const ran = await scriptorium(['train', 'duodecim', ...SMALL, '--games', '1000000', '--out', file], {
    started: async (child) => {
      const isWritten = () => {
        try {
          return checkpoint(file).played >= 4;
        } catch {
          return false;
        }
      };
      while (!isWritten()) await new Promise((resolve) => setTimeout(resolve, 20));
      child.kill('SIGKILL');
    },
  });
  expect(ran.code).toBeNull();
  const { played } = checkpoint(file);
  const on = await inside([
    ...[
      'train',
      'duodecim',
      '--resume',
      `${file}.checkpoint.json`,
      '--check',
      '0',
      '--games',
      String(played + 2),
      '--out',
      file,
    ],
  ]);
  expect(on.code).toBe(0);
  expect(checkpoint(file).played).toBe(played + 2);
});

test.each([
  [['train', 'scout'], /no network to train; possible: duodecim/],
  [['train', 'duodecim', '--rate', '2'], /--rate cannot be “2”/],
  [
    ['train', 'duodecim', '--resume', 'x', '--seed', '3'],
    /--resume continues what was saved; leave out --seed/,
  ],
  [['train', 'duodecim', '--resume', '/nowhere/x'], /There is no file/],
  [['train', 'duodecim', '--resume', 'package.json'], /not a checkpoint of this training/],
])('refused: %j', async (args, why) => {
  const ran = await inside(args);
  expect(ran.code).not.toBe(0);
  expect(ran.err).toMatch(why);
});
