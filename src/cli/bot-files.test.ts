// Bots from files: the documented example plays, and each kind of bad file is refused with its code.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { verify } from '../engine/index.ts';
import { findGame } from '../games/loaded.ts';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { CompiledCommands } from './fixtures/compiled.ts';

const commands = new CompiledCommands();
const compiled = (args: readonly string[]) => commands.run(args);

afterAll(() => {
  commands.close();
  tidyUp();
});

const example = fileURLToPath(new URL('../../docs/bots/my-bot.js', import.meta.url));

function botFile(source: string): string {
  const file = join(temporaryDirectory(), 'bot.mjs');
  writeFileSync(file, source);
  return file;
}

const simulate = (bots: string, ...rest: string[]) =>
  compiled(['simulate', 'scout', '--seats', '3', '--games', '2', '--workers', '1', '--bots', bots, ...rest]);

test('the example of docs/bots.md plays in an arena', async () => {
  const args = ['arena', 'scout', '--seats', '2', '--games', '2', '--workers', '1', '--json'];
  const { code, out, err } = await compiled([...args, '--bots', `${example},random`]);
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

test.each([
  ['the order', 'export default ({ moves, rng }) => rng.shuffle(moves)[0];'],
  [
    'the moves',
    'export default ({ moves }) => { for (const move of moves) move.kind = "x"; return moves[0]; };',
  ],
])('a bot may change what it is given, and the games stay the same: %s', async (_, source) => {
  const plan = ['--seats', '2', '--games', '8', '--bots', botFile(source), '--out', '-'];
  for (const game of ['biblios', 'scriptoria']) {
    const [one, two] = await Promise.all(
      ['1', '2'].map((workers) => compiled(['simulate', game, ...plan, '--workers', workers])),
    );
    expect(one!.code).toBe(0);
    expect(two!.out).toBe(one!.out);
  }
});

test('what a bot prints goes to the error stream', async () => {
  const noisy = botFile('export default ({ moves }) => { console.log("thinking"); return moves[0]; };');
  const plan = ['scout', '--seats', '3', '--games', '2', '--workers', '1', '--json'];
  const { code, out, err } = await scriptorium(['simulate', ...plan, '--bots', noisy]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 2 });
  expect(err).toContain('thinking\n');
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
      const { code: exit, err } = await compiled([
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

/** Faults that only show in a thread: it ends, it fails in a callback, or it falls silent. */
describe('a bot that breaks its thread is reported by its file, and nothing is written', () => {
  const first = '({ moves }) => moves[0]';
  /** Stops the thread without using the processor. */
  const WAIT = 'const wait = (ms) => !Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);';
  test.each([
    ['bot-ended', 'process.exit in a game', 'export default () => process.exit(0);'],
    ['bot-ended', 'process.exit while loading', 'process.exit(0);'],
    ['bot-ended', 'an await that never ends', `await new Promise(() => {}); export default ${first};`],
    [
      'bot-failed',
      'a rejected promise',
      'export default ({ moves }) => (Promise.reject(new Error("late")), moves[0]);',
    ],
    [
      'bot-failed',
      'a timer of the file',
      `setTimeout(() => { throw new Error("late"); }); export default ${first};`,
    ],
    [
      'bot-failed',
      'a timer of a game',
      'export default ({ moves }) => (setTimeout(() => { throw "late"; }), moves[0]);',
    ],
    [
      'bot-failed',
      'an empty ranking',
      'export default { think: () => ({ work: () => true, ranking: () => [] }) };',
    ],
    ['bot-timed-out', 'an endless loop', 'export default () => { for (;;); };'],
    ['bot-timed-out', 'nothing happens while loading', `${WAIT} wait();`],
    [
      'bot-timed-out',
      'slices without an end',
      `${WAIT} export default { think: () => ({ work: () => wait(50), ranking: () => [] }) };`,
    ],
  ])('%s: %s', async (code, _, source) => {
    const file = botFile(source);
    const out = join(temporaryDirectory(), 'games.jsonl');
    const seconds = code === 'bot-timed-out' ? '1' : '60';
    const plan = ['scout', '--seats', '2', '--games', '4', '--workers', '2', '--bot-timeout', seconds];
    const runs = await Promise.all([
      compiled(['simulate', ...plan, '--bots', `random,${file}`, '--out', out]),
      compiled(['arena', ...plan, '--workers', '1', '--bots', `${file},random`, '--json']),
    ]);
    for (const { code: exit, out: printed, err } of runs) {
      expect(err).toMatch(new RegExp(`^error\\[${code}\\]: .*${file}.*\\n$`));
      expect(printed).toBe('');
      expect(exit).toBe(2);
    }
    const written = existsSync(out) ? readFileSync(out, 'utf8') : '';
    for (const line of written.split('\n').slice(0, -1)) {
      expect(verify(JSON.parse(line), findGame)).toMatchObject({ ok: true });
    }
  });

  test('records of an earlier run stay if the bot cannot be loaded', async () => {
    const out = join(temporaryDirectory(), 'games.jsonl');
    writeFileSync(out, 'earlier\n');
    await simulate(botFile('process.exit(0);'), '--out', out, '--force');
    expect(readFileSync(out, 'utf8')).toBe('earlier\n');
  });

  test('the bot of two files that fails is named', async () => {
    const late = botFile('export default ({ moves }) => (Promise.reject(new Error("late")), moves[0]);');
    const good = botFile('export default ({ moves }) => moves[0];');
    const { err } = await simulate(`${good},random,${late}`);
    expect(err).toContain(late);
    expect(err).not.toContain(good);
  });

  test('a timer that stays does not keep the run from ending', async () => {
    const file = botFile('setInterval(() => {}, 1000); export default ({ moves }) => moves[0];');
    const plan = ['scout', '--seats', '2', '--games', '2', '--workers', '1'];
    expect(await scriptorium(['simulate', ...plan, '--bots', file])).toMatchObject({ code: 0, err: '' });
  });
});
