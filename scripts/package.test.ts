// The package as a stranger gets it: built, packed, installed elsewhere, imported, type-checked, run.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
}

let packed: readonly string[] = [];
let installed: { readonly status: number | null; readonly stderr: string };

/** Beside the checkout, so that neither its dist nor anybody at work there is disturbed. */
beforeAll(() => {
  cpSync(join(built(), 'dist'), join(stage, 'dist'), { recursive: true });
  for (const file of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    copyFileSync(join(root, file), join(stage, file));
  const [pack] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--silent'], { cwd: stage, encoding: 'utf8' }),
  );
  packed = pack.files.map(({ path }: { path: string }) => path);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  // Strict about engines: whoever installs the package does not get our overrides.
  const options = ['--engine-strict', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  installed = spawnSync('npm', ['install', ...options, join(stage, pack.filename)], {
    cwd: project,
    encoding: 'utf8',
  });
}, 120_000);

/** A hundred packages take their time on a busy disk. */
afterAll(() => rmSync(temporary, { recursive: true, force: true }), 60_000);

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

test('it installs with nothing but Node and npm', () => {
  expect(installed.stderr).not.toMatch(/npm error|EBADENGINE/);
  expect(installed.status).toBe(0);
});

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

const STRICT = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--target',
  'es2023',
];
const NODE = ['--module', 'nodenext'];
const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler'];

/** What the compiler has against a file of the stranger's; types of Node are not installed there. */
function compiled(file: string, ...options: readonly string[]): string {
  return run(TSC, ...STRICT, '--types', '', ...options, file).stdout;
}

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
        bots: expect.arrayContaining(['findBot', 'BOT_NAMES', 'choose', 'chooseMove', 'insightOf']),
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

  test('greedy and master play every game to its end', () => {
    const answer = asStranger(`
      import { chooseMove, findBot } from 'scriptorium/bots';
      import { chooseOptions, openTable, OVER } from 'scriptorium/engine';
      import { catalogue } from 'scriptorium/games';
      const places = {};
      for (const { game } of catalogue) {
        const table = openTable(game, 2, chooseOptions(game, {}).options, '00'.repeat(32));
        while (table.turn !== OVER) {
          const seat = table.turn;
          const bot = seat === 0 ? findBot('greedy') : 'master@1ms';
          const answer = table.play(seat, game.notation(chooseMove(bot, table, seat)));
          if (!answer.ok) throw new Error(answer.refusal.code);
        }
        places[game.id] = table.outcome.places.length;
      }
      console.log(JSON.stringify(places));
    `);
    expect(answer).toEqual({ 'scripts-and-scribes': 2, biblios: 2, scout: 2, scriptoria: 2, duodecim: 2 });
  });

  test('a bot that is not there is named with those that are; a seat that has nothing to decide, too', () => {
    const answer = asStranger(`
      import { chooseMove } from 'scriptorium/bots';
      import { openTable } from 'scriptorium/engine';
      import { duodecim } from 'scriptorium/games/duodecim';
      const table = openTable(duodecim, 2, { board: 'virtus', sums: 'leap' }, '00'.repeat(32));
      const faults = [['nobody', table.turn], ['greedy', 1 - table.turn]].map(([bot, seat]) => {
        try { chooseMove(bot, table, seat); } catch (error) { return error.message; }
      });
      console.log(JSON.stringify(faults));
    `);
    expect(answer).toEqual([
      expect.stringMatching(/^unknown-bot: "nobody" is not one of .*master/),
      expect.stringMatching(/^nothing-to-decide: seat \d/),
    ]);
  });

  test('the example of the readme compiles strictly and does what it says', () => {
    const [, example = ''] =
      /```ts\n([\s\S]*?)```/.exec(readFileSync(join(unpacked, 'README.md'), 'utf8')) ?? [];
    for (const bot of ['greedy', 'master']) expect(example).toContain(`'${bot}'`);
    writeFileSync(join(project, 'readme.ts'), example);
    expect(compiled('readme.ts', ...BUNDLER, '--noEmit')).toBe('');
    expect(compiled('readme.ts', ...NODE, '--outDir', 'out')).toBe('');
    const { status, stdout, stderr } = run('out/readme.js');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/places: .*reason: .*\ntrue\n$/s);
  });

  test('the types are there, and strict', () => {
    writeFileSync(
      join(project, 'consumer.ts'),
      `import { chooseOptions, type GameRecord, openTable, type Outcome, type Table, verify } from 'scriptorium/engine';
import { conformance } from 'scriptorium/engine/conform';
import { type Bot, chooseMove, findBot } from 'scriptorium/bots';
import { catalogue, type Entry, findGame } from 'scriptorium/games';
import type { BibliosEvent, BibliosMove, BibliosOptions, BibliosState, BibliosView } from 'scriptorium/games/biblios';
import { type DuodecimMove, type DuodecimOptions, type DuodecimView, duodecim } from 'scriptorium/games/duodecim';
import { type ScoutEvent, type ScoutMove, type ScoutState, type ScoutView, scout } from 'scriptorium/games/scout';
import { type ScriptoriaMove, type ScriptoriaOptions, type ScriptoriaState, type ScriptoriaView, scriptoria } from 'scriptorium/games/scriptoria';
import { type ScriptsAndScribesMove, type ScriptsAndScribesView, scriptsAndScribes } from 'scriptorium/games/scripts-and-scribes';

const seed = '00'.repeat(32);
export const table = openTable(scout, 4, {}, seed);
export const same: Table<ScoutState, ScoutView, ScoutMove> = table;
export const hands: number[][] = table.view(0).hands;
export const kind: 'show' | 'scout' | 'scout+show' | 'keep' | 'turn' | 'starter' | 'deal' | undefined =
  table.legalMoves(0)[0]?.kind;
export const bots: ScoutMove = chooseMove('greedy', table, 0);
export const seen: [DuodecimView, ScriptoriaView, ScriptsAndScribesView] = [
  openTable(duodecim, 2, { board: 'virtus', sums: 'leap' }, seed).view(0),
  openTable(scriptoria, 2, defaults(), seed).view(0),
  openTable(scriptsAndScribes, 2, {}, seed).view(null),
];
export type Named = [BibliosEvent, BibliosMove, BibliosOptions, BibliosState, BibliosView, DuodecimMove, ScoutEvent, ScriptoriaMove, ScriptoriaState, ScriptsAndScribesMove];
function defaults(): ScriptoriaOptions {
  const chosen = chooseOptions(scriptoria, {});
  if (!chosen.ok) throw new Error(chosen.code);
  return chosen.options;
}
// @ts-expect-error Every option is given, by its own name and with one of its own values.
export const optionless = openTable(duodecim, 2, {}, seed);
// @ts-expect-error
export const strange: DuodecimOptions = { board: 'virtus', sums: 'three-pawns' };
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
    expect(compiled('consumer.ts', ...NODE, '--noEmit')).toBe('');
    expect(compiled('consumer.ts', ...BUNDLER, '--noEmit')).toBe('');
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

  test('npx finds it; games lists what can be played', () => {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'scriptorium', 'games'], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C' },
    });
    expect(stderr).not.toContain('npm error');
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
