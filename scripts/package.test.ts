// The package as a stranger gets it: built, packed, unpacked elsewhere, imported, type-checked, run.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { built, TSC } from '../src/cli/fixtures/built.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'scriptorium-package-'));
const stage = join(temporary, 'stage');
const project = join(temporary, 'project');
const unpacked = join(project, 'node_modules/scriptorium');
const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

interface Manifest {
  readonly version: string;
  readonly bin: { readonly scriptorium: string };
  readonly dependencies: { readonly [name: string]: string };
}

let packed: readonly string[] = [];

/** Beside the checkout, so that neither its dist nor anybody at work there is disturbed. */
beforeAll(() => {
  cpSync(join(built(), 'dist'), join(stage, 'dist'), { recursive: true });
  for (const file of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    copyFileSync(join(root, file), join(stage, file));
  const [pack] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--silent'], { cwd: stage, encoding: 'utf8' }),
  );
  packed = pack.files.map(({ path }: { path: string }) => path);
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', join(stage, pack.filename), '-C', unpacked, '--strip-components=1']);
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
}, 60_000);

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

function run(...args: string[]) {
  return spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C' },
  });
}

/** Runs a module of the stranger's own; what it prints is the answer. */
function asStranger(source: string): unknown {
  const { status, stdout, stderr } = run('--input-type=module', '--eval', source);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

describe('what is in it', () => {
  test('JavaScript with its types, licence, readme and changelog; no source, no tests', () => {
    expect(packed).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']));
    const modules = packed.filter((path) => path.endsWith('.js'));
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((path) => !packed.includes(path.replace(/\.js$/, '.d.ts')))).toEqual([]);
    expect(packed.filter((path) => /\.test\.|fixtures|(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
    expect(packed.filter((path) => path.startsWith('dist/docs') || path.startsWith('dist/src'))).toEqual([]);
  });

  test('no module asks for a file that is not there', () => {
    const asked = packed
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) => {
        const source = readFileSync(join(unpacked, path), 'utf8');
        const specifiers = [...source.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)];
        return specifiers.map(([, specifier = '']) => join(dirname(path), specifier));
      });
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((path) => !packed.includes(path))).toEqual([]);
  });
});

describe('as a library', () => {
  test('every export can be imported; nothing else can', () => {
    const games = ['scout', 'biblios', 'scripts-and-scribes', 'scriptoria', 'duodecim'];
    const paths = ['engine', 'engine/conform', 'games', 'bots', ...games.map((id) => `games/${id}`)];
    const answer = asStranger(`
      const names = {};
      for (const path of ${JSON.stringify(paths)}) names[path] = Object.keys(await import('scriptorium/' + path));
      const inside = await import('scriptorium/dist/engine/table.js').catch((error) => error.code);
      console.log(JSON.stringify({ names, inside }));
    `);
    expect(answer).toMatchObject({
      inside: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
      names: {
        engine: expect.arrayContaining(['Table', 'Rng', 'verify', 'recordOf', 'tell', 'CHANCE', 'OVER']),
        'engine/conform': expect.arrayContaining(['conformance', 'ConformanceFault']),
        games: expect.arrayContaining(['catalogue', 'findEntry', 'findGame']),
        bots: expect.arrayContaining(['findBot']),
        'games/scout': expect.arrayContaining(['scout']),
        'games/biblios': expect.arrayContaining(['biblios']),
        'games/scripts-and-scribes': expect.arrayContaining(['scriptsAndScribes']),
        'games/scriptoria': expect.arrayContaining(['scriptoria']),
        'games/duodecim': expect.arrayContaining(['duodecim']),
      },
    });
  });

  test('a game of Scout is played at the table, recorded and verified', () => {
    const answer = asStranger(`
      import { openTable, OVER, proofOf, randomSecret, recordOf, rngOf, seedOf, verify } from 'scriptorium/engine';
      import { findGame } from 'scriptorium/games';
      import { scout } from 'scriptorium/games/scout';
      const secret = randomSecret();
      const words = ['a', 'b', 'c', 'd'];
      const table = openTable(scout, 4, {}, seedOf(secret, words));
      const rng = rngOf(secret);
      while (table.turn !== OVER) {
        const seat = rng.pick(table.deciders);
        table.play(seat, scout.notation(rng.pick(table.legalMoves(seat))));
      }
      const record = recordOf(table, proofOf(secret, words));
      const changed = { ...record, seed: secret };
      console.log(JSON.stringify({
        result: record.result,
        good: verify(JSON.parse(JSON.stringify(record)), findGame).ok,
        bad: verify(changed, findGame).fault.code,
      }));
    `);
    expect(answer).toMatchObject({ good: true, bad: 'seed-mismatch', result: { places: expect.any(Array) } });
  });

  test('the example of the readme does what it says', () => {
    const [, example = ''] =
      /```js\n([\s\S]*?)```/.exec(readFileSync(join(unpacked, 'README.md'), 'utf8')) ?? [];
    const { status, stdout, stderr } = run('--input-type=module', '--eval', example);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/places: .*reason: .*\ntrue\n$/s);
  });

  test('the types are there, and strict', () => {
    writeFileSync(
      join(project, 'consumer.ts'),
      `import { type GameRecord, type Outcome, Table, verify } from 'scriptorium/engine';
import { conformance } from 'scriptorium/engine/conform';
import { type Bot, findBot } from 'scriptorium/bots';
import { catalogue, type Entry, findGame } from 'scriptorium/games';
import { scout } from 'scriptorium/games/scout';

export const table = new Table(scout, 4, {}, '00'.repeat(32));
export const hands: number[][] = table.view(0).hands;
export const kind: 'show' | 'scout' | 'scout+show' | 'keep' | 'turn' | 'starter' | 'deal' = table.legalMoves(0)[0]!.kind;
const answer = table.play(0, 'keep');
export const code: string = answer.ok ? 'played' : answer.refusal.code;
export const ids: string[] = catalogue.map((entry: Entry) => entry.game.id);
export const result = (record: GameRecord): Outcome | null => (verify(record, findGame).ok ? record.result : null);
export const bot: Bot | undefined = findBot('random');
// @ts-expect-error Nobody gets at the state but through views.
export const state = table.now;
// @ts-expect-error A move is not any text.
scout.notation('keep');
// @ts-expect-error A kit is needed.
conformance(scout);
`,
    );
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--noEmit', '--types', ''];
    const { stdout, status } = run(TSC, ...options, 'consumer.ts');
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe('as a command', () => {
  const command = (...args: string[]) => run(join(unpacked, manifest.bin.scriptorium), ...args);

  test('it can be started as npm would link it', () => {
    expect(readFileSync(join(unpacked, manifest.bin.scriptorium), 'utf8')).toMatch(
      /^#!\/usr\/bin\/env node\n/,
    );
    expect(command('--version')).toMatchObject({ status: 0, stdout: `${manifest.version}\n` });
  });

  test('games lists what can be played', () => {
    const { status, stdout, stderr } = command('games');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const name of ['Scout', 'Biblios', 'Duodecim']) expect(stdout).toContain(name);
  });

  test('simulate finds its workers', () => {
    const { status, stdout, stderr } = command(
      'simulate',
      'scout',
      '--seats',
      '3',
      '--games',
      '8',
      '--seed',
      '1',
      '--json',
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'scout', seats: 3, games: 8 });
  });
});
