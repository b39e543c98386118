// Games from files (`--game`): the example of the guide as one plain module, in a process of its own; and each bad file with its code.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bundleGame } from '../server/game-modules.ts';
import { scriptorium, temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

afterAll(tidyUp);

function gameFile(source: string): string {
  const file = join(temporaryDirectory(), 'game.mjs');
  writeFileSync(file, source);
  return file;
}

const example = fileURLToPath(new URL('../../docs/example/manifest.ts', import.meta.url));
const source = await bundleGame(example);
const file = gameFile(source);

test('it is listed with the others', async () => {
  const { out } = await scriptorium(['games', '--json', '--game', file]);
  expect(JSON.parse(out).at(-1)).toMatchObject({ id: 'high-card', name: 'High Card', seatCounts: [2, 3] });
});

test('a whole game in the terminal against a bot, saved and verified', async () => {
  const home = temporaryDirectory();
  const seats = ['--seats', 'human,apprentice', '--seed', 'terminal'];
  const played = await scriptorium(['play', 'high-card', ...seats, '--game', file], {
    home,
    input: '1\n1\n1\n',
  });
  expect(played.err).toBe('');
  expect(played.code).toBe(0);
  expect(played.out).toMatch(/takes the trick with \d+/);
  expect(played.out).toContain(` verify FILE --game ${file}\n`);
  expect(played.out).toContain(` replay FILE --game ${file}\n`);
  expect(played.out).toMatch(/Most tricks\.|Equal tricks/);
});

test('threads of simulate and arena play it, and its records are verified', async () => {
  const out = temporaryDirectory();
  const plan = ['--seats', '2', '--games', '6', '--seed', '1', '--bots', 'master@1ms,random', '--json'];
  const simulated = await scriptorium(['simulate', 'high-card', ...plan, '--out', out, '--game', file]);
  expect(simulated.err).toBe('');
  expect(JSON.parse(simulated.out)).toMatchObject({ games: 6 });
  const arena = await scriptorium(['arena', 'high-card', ...plan, '--game', file]);
  expect(JSON.parse(arena.out)).toMatchObject({ games: 6 });
  const record = join(out, readdirSync(out)[0]!);
  expect(await scriptorium(['verify', record, '--game', file])).toMatchObject({ code: 0 });
  const without = await scriptorium(['verify', record]);
  expect(without.code).toBe(1);
  expect(without.err).toContain('unknown-game');
});

test.each([
  ['in the file itself', `import "./gone.mjs";\n${source}`],
  ['in a part of the game', source.replace('game: async () => ', '$&(await import("./gone.mjs")) && ')],
  [
    'in a part of the game, by require',
    source
      .replace('game: async () => ', `$&createRequire(import.meta.url)("./gone.cjs") && `)
      .replace('', 'import { createRequire } from "node:module";\n'),
  ],
])('an import that is missing is named with the file: %s', async (_, text) => {
  const bad = gameFile(text);
  const { code, err } = await scriptorium(['games', '--game', bad]);
  expect(err).toMatch(
    /^error\[game-import-missing\]: “(.+)” imports “.*\bgone\.[cm]js”, which cannot be found\.\n$/,
  );
  expect(err).toContain(`“${bad}”`);
  expect(code).toBe(2);
});

test('a message of several lines is printed as one', async () => {
  const bad = gameFile('throw new Error("first\\nsecond");');
  const { err } = await scriptorium(['games', '--game', bad]);
  expect(err).toBe(`error[game-file-failed]: “${bad}” cannot be loaded: first second\n`);
});

test('a function of the game that throws is named with its file, line and seat count', async () => {
  const bad = gameFile(source.replace(/function view\(.*\{\n/, '$&  (void 0).hand;\n'));
  const { err } = await scriptorium(['games', '--game', bad]);
  expect(err).toMatch(
    /: view threw “Cannot read properties of undefined \(reading 'hand'\)” at .* \(2 seats, /,
  );
  const line = readFileSync(bad, 'utf8').split('\n').indexOf('  (void 0).hand;') + 1;
  expect(err).toContain(`“high-card” (${bad}) breaks`);
  expect(err).toContain(`${bad}:${line}:`);
});

test('a drawing that fails in the middle of a game is named as the fault of that game', async () => {
  // The names at registration are others, so that it fails only here.
  const bad = gameFile(
    source.replace('const longest', "if (!names(0).startsWith('Player')) throw new Error('no ink');\n$&"),
  );
  const seats = ['--seats', 'human,apprentice', '--names', 'Anna,Bo'];
  const { code, err } = await scriptorium(['play', 'high-card', ...seats, '--game', bad], { input: '1\n' });
  expect(err).toContain(`error[contract-broken]: The game “high-card” (${bad}) breaks`);
  expect(err).toContain(`draw threw “no ink” at ${bad}:`);
  expect(err).not.toContain('bug in Scriptorium');
  expect(code).toBe(2);
});

describe('a game that fails in a thread', () => {
  /** Fails only after more moves than the check at registration plays. */
  const failing = (fault: string) =>
    gameFile(
      `import { isMainThread } from "node:worker_threads";\nlet calls = 0;\n${source.replace(
        /function play\(.*\{\n/,
        `$&  if (!isMainThread && ++calls > 2000) { ${fault} }\n`,
      )}`,
    );

  test.each(['simulate', 'arena'])(
    '%s: one that throws is named with file, function and line',
    async (command) => {
      const bad = failing("throw new Error('no ink');");
      const { code, out, err } = await scriptorium([
        command,
        'high-card',
        '--games',
        '2000',
        ...plan,
        '--game',
        bad,
      ]);
      const line =
        readFileSync(bad, 'utf8')
          .split('\n')
          .findIndex((each) => each.includes('no ink')) + 1;
      expect(err).toMatch(/^error\[contract-broken\]: [^\n]*\n$/);
      expect(err).toContain(
        `The game “high-card” (${bad}) breaks the contract of games: play threw “no ink” at ${bad}:${line}:`,
      );
      expect({ code, out }).toEqual({ code: 2, out: '' });
    },
  );

  test('one that ends its thread is named', async () => {
    const bad = failing('process.exit(0);');
    const { code, err } = await scriptorium([
      'simulate',
      'high-card',
      '--games',
      '2000',
      ...plan,
      '--game',
      bad,
    ]);
    expect(err).toMatch(/^error\[game-ended\]: [^\n]*\n$/);
    expect(err).toContain(`“${bad}”`);
    expect(code).toBe(2);
  });

  test.each(['games.jsonl', 'games'])('--force: what it should have replaced stays: %s', async (name) => {
    const out = join(temporaryDirectory(), name);
    const run = (game: string, games: string) =>
      scriptorium([
        'simulate',
        'high-card',
        '--games',
        games,
        ...plan,
        '--out',
        out,
        '--force',
        '--game',
        game,
      ]);
    expect(await run(file, '3')).toMatchObject({ code: 0 });
    const content = () => (name === 'games' ? readdirSync(out) : readFileSync(out, 'utf8'));
    const before = content();
    expect(await run(failing("throw new Error('no ink');"), '2000')).toMatchObject({ code: 2 });
    expect(content()).toEqual(before);
    expect(await run(file, '2')).toMatchObject({ code: 0 });
    expect(content().length).toBeLessThan(before.length);
  });

  const plan = ['--seats', '2', '--seed', '1', '--bots', 'random,random', '--workers', '1'];
});

test.each([
  ['process.exit', 'process.exit(0);'],
  ['an await that never ends', 'await new Promise(() => {});'],
])('a file that ends the program while it is loaded is named: %s', async (_, text) => {
  const bad = gameFile(`${text}\n${source}`);
  const { code, out, err } = await scriptorium(['games', '--game', bad]);
  expect(err).toMatch(/^error\[game-ended\]: .*\n$/);
  expect(err).toContain(`“${bad}”`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

describe('a bad file is refused with its code', () => {
  test.each([
    ['no-game-file', join(temporaryDirectory(), 'gone.js')],
    ['game-file-failed', gameFile('export const manifest = ;')],
    ['game-file-failed', gameFile("throw new Error('out of order');")],
    ['no-manifest', gameFile('export const game = {};')],
    ['bad-manifest', gameFile("export const manifest = { id: 'bare' };")],
    ['game-id-taken', gameFile(source.replaceAll('"high-card"', '"scout"'))],
    ['contract-broken', gameFile(source.replace('seatCounts: [2, 3]', 'seatCounts: [2, 4]'))],
  ])('%s', async (code, bad) => {
    const { code: exit, err } = await inside(['games', '--game', bad]);
    expect(err).toContain(`error[${code}]: `);
    expect(exit).toBe(2);
  });
});
