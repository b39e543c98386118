// Bots from files: the documented example plays, and each kind of bad file is refused with its code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { verify } from '../engine/index.ts';
import { findGame } from '../games/loaded.ts';
import { temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

const example = fileURLToPath(new URL('../../docs/bots/my-bot.js', import.meta.url));

function botFile(source: string): string {
  const file = join(temporaryDirectory(), 'bot.mjs');
  writeFileSync(file, source);
  return file;
}

const simulate = (bots: string, ...rest: string[]) =>
  inside(['simulate', 'scout', '--seats', '3', '--games', '2', '--workers', '1', '--bots', bots, ...rest]);

test('the example of docs/bots.md plays in an arena', async () => {
  const args = ['arena', 'scout', '--seats', '2', '--games', '2', '--workers', '1', '--json'];
  const { code, out, err } = await inside([...args, '--bots', `${example},random`]);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 2, bots: [{ bot: example }, { bot: 'random' }] });
});

test('records name a bot as its file does', async () => {
  const { out } = await simulate(
    `${example},random,${botFile('export default ({ moves }) => moves[0];')}`,
    '--out',
    '-',
  );
  const records = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toHaveLength(2);
  for (const record of records) {
    expect(record.bots).toEqual(['my-bot', 'random', 'bot']);
    expect(verify(record, findGame)).toMatchObject({ ok: true });
  }
});

test('a bot may think in slices, and may return a new object that equals a legal move', async () => {
  const thinking = botFile(`export default {
    think: ({ moves }) => {
      let left = 2;
      return { work: () => --left === 0, ranking: () => [{ move: { ...moves[0] }, value: 0, visits: 0 }] };
    },
  };`);
  expect(await simulate(thinking, '--json')).toMatchObject({ code: 0, err: '' });
});

describe('a bad file is refused', () => {
  test.each([
    ['no-such-file', () => './nowhere.js'],
    ['bot-file-failed', () => botFile('this is not JavaScript')],
    ['bot-file-failed', () => botFile('import "./missing.js";')],
    ['not-a-bot', () => botFile('export const bot = 1;')],
    ['not-a-bot', () => botFile('export default { name: "x" };')],
    ['bot-failed', () => botFile('export default () => { throw new Error("lost") };')],
    ['illegal-bot-move', () => botFile('export default () => "fold";')],
    ['bot-failed', () => botFile('export default async ({ moves }) => moves[0];')],
  ])('%s', async (code, file) => {
    const bots = file();
    for (const command of ['simulate', 'arena']) {
      const given = command === 'arena' ? `${bots},random` : bots;
      const { code: exit, err } = await inside([
        command,
        'scout',
        '--games',
        '2',
        '--workers',
        '1',
        '--bots',
        given,
      ]);
      expect(err).toMatch(new RegExp(`^error\\[${code}\\]: `));
      expect(exit).toBe(2);
    }
  });
});
