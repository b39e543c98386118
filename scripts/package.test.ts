// Both packages as a stranger gets them: packed, installed elsewhere, imported, type-checked, run.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TSC } from '../src/cli/fixtures/built.ts';
import { LIBRARY } from './make/library-pages.ts';
import { type Installation, installedWith, installPackages } from './package.fixtures.ts';

let installation: Installation;

beforeAll(() => {
  installation = installPackages();
}, 300_000);

/** A hundred packages take their time on a busy disk. */
afterAll(() => rmSync(installation.temporary, { recursive: true, force: true }), 60_000);

const inPackage = (name: string, path: string) => join(installation.project, 'node_modules', name, path);

function run(...args: string[]) {
  return spawnSync(process.execPath, args, {
    cwd: installation.project,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C' },
  });
}

/** Runs a module of the stranger; what it prints is the answer. */
function asStranger(source: string): unknown {
  const { status, stdout, stderr } = run('--input-type=module', '--eval', source);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

test('they install with nothing but Node and npm', () => {
  expect(installation.stderr).not.toMatch(/npm error|EBADENGINE/);
  expect(installation.status).toBe(0);
});

describe('what is in them', () => {
  test('JavaScript with its types, licence and readme; no source, no tests', () => {
    const { scriptorium, library } = installation.packed;
    expect(scriptorium).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    expect(library).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    for (const packed of [scriptorium, library]) {
      const modules = packed.filter((path) => path.endsWith('.js'));
      expect(modules.length).toBeGreaterThan(50);
      expect(modules.filter((path) => !packed.includes(path.replace(/\.js$/, '.d.ts')))).toEqual([]);
      expect(
        packed.filter((path) => /\.test\.|fixtures|(?<!\.d)\.tsx?$|^dist\/(docs|src)/.test(path)),
      ).toEqual([]);
    }
    expect(library.filter((path) => /^dist\/(server|cli|web)/.test(path))).toEqual([]);
  });

  test('no module asks for a file that is not there', () => {
    const { scriptorium: packed } = installation.packed;
    const asked = packed
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) => {
        const source = readFileSync(inPackage('scriptorium', path), 'utf8');
        const specifiers = [...source.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g)];
        return specifiers.map(([, specifier = '']) => join(dirname(path), specifier));
      });
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((path) => !packed.includes(path))).toEqual([]);
  });

  test('every relative link in a page of the library leads to a packed file', () => {
    const { library: packed } = installation.packed;
    const pages = packed.filter((path) => path.endsWith('.md'));
    expect(pages).toEqual(['README.md', 'reference.md']);
    const links = pages.flatMap((page) => {
      const text = readFileSync(inPackage(LIBRARY, page), 'utf8');
      expect(text).not.toMatch(/scriptorium-library-library|from 'scriptorium['/]/);
      const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
      return targets.map(([, path = '']) => join(dirname(page), path));
    });
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.filter((path) => !packed.includes(path))).toEqual([]);
  });

  test('the library takes two packages and less than 5 MB, as docs/library.md says', () => {
    const full = installedWith(installation.project, 'scriptorium');
    const light = installedWith(installation.project, LIBRARY);
    const size = ({ packages, bytes }: typeof full) => `${packages} packages, ${(bytes / 1e6).toFixed(1)} MB`;
    console.log(`scriptorium: ${size(full)}; ${LIBRARY}: ${size(light)}`);
    expect(light.packages).toBe(2);
    expect(light.bytes).toBeLessThan(5e6);
    expect(full.packages).toBeGreaterThan(50);
  });
});

const GAMES = ['scout', 'biblios', 'scripts-and-scribes', 'scriptoria', 'duodecim'];

describe.each(['scriptorium', LIBRARY])('%s as a library', (name) => {
  test('every export can be imported; nothing else can', () => {
    const paths = ['', '/engine', '/engine/conform', '/games', '/bots', ...GAMES.map((id) => `/games/${id}`)];
    const answer = asStranger(`
      const names = {};
      for (const path of ${JSON.stringify(paths)}) names[path] = Object.keys(await import('${name}' + path));
      const inside = await import('${name}/dist/engine/table.js').catch((error) => error.code);
      console.log(JSON.stringify({ names, inside }));
    `);
    expect(answer).toMatchObject({
      inside: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
      names: {
        '': expect.arrayContaining(['playGame', 'Table', 'findGame', 'chooseMove']),
        '/engine': expect.arrayContaining(['Table', 'Rng', 'verify', 'recordOf', 'redactEvent', 'OVER']),
        '/engine/conform': expect.arrayContaining(['conformance', 'ConformanceFault']),
        '/games': expect.arrayContaining(['allGames', 'findGame', 'findLoadedGame']),
        '/bots': expect.arrayContaining(['findBot', 'BOT_NAMES', 'choose', 'chooseMove', 'insightOf']),
        '/games/scout': expect.arrayContaining(['scout']),
        '/games/biblios': expect.arrayContaining(['biblios']),
        '/games/scripts-and-scribes': expect.arrayContaining(['scriptsAndScribes']),
        '/games/scriptoria': expect.arrayContaining(['scriptoria']),
        '/games/duodecim': expect.arrayContaining(['duodecim']),
      },
    });
  });
});

test('greedy and master play every game to its end, recorded and verified', () => {
  const answer = asStranger(`
    import { findBot, findGame, playGame, verify } from '${LIBRARY}';
    const games = {};
    for (const id of ${JSON.stringify(GAMES)}) {
      const game = findGame(id);
      const { record } = playGame(game, [findBot('greedy'), 'master@1ms'], 'a stranger');
      const changed = { ...record, seed: record.proof.secret };
      games[id] = [record.bots.join(), verify(JSON.parse(JSON.stringify(record)), findGame).ok,
        verify(changed, findGame).fault.code];
    }
    console.log(JSON.stringify(games));
  `);
  const expected = ['greedy,master@1ms', true, 'seed-mismatch'];
  expect(answer).toEqual(Object.fromEntries(GAMES.map((id) => [id, expected])));
});

test('errors have a code', () => {
  const answer = asStranger(`
    import { chooseMove, EngineError, openTable } from '${LIBRARY}';
    import { duodecim } from '${LIBRARY}/games/duodecim';
    const open = (seed) => openTable(duodecim, 2, { board: 'virtus', sums: 'leap' }, seed);
    const table = open('00'.repeat(32));
    const faults = [
      () => chooseMove('nobody', table, table.turn),
      () => chooseMove('greedy', table, 1 - table.turn),
      () => table.view(2),
      () => open(''),
    ].map((act) => {
      try { act(); } catch (error) { return error instanceof EngineError && [error.code, error.message]; }
    });
    console.log(JSON.stringify(faults));
  `);
  expect(answer).toEqual([
    ['unknown-bot', expect.stringMatching(/"nobody" is not one of .*master/)],
    ['nothing-to-decide', expect.stringMatching(/seat \d/)],
    ['no-such-seat', expect.stringMatching(/no seat 2/)],
    ['bad-seed', expect.any(String)],
  ]);
});

const CONSUMER = `import { chooseOptions, type GameRecord, openTable, type Outcome, type Table, verify } from '${LIBRARY}/engine';
import { conformance } from '${LIBRARY}/engine/conform';
import { type Bot, chooseMove, findBot } from '${LIBRARY}/bots';
import { allGames, findGame, type LoadedGame } from '${LIBRARY}/games';
import { type FinishedGame, playGame } from '${LIBRARY}';
import type { BibliosEvent, BibliosMove, BibliosOptions, BibliosState, BibliosView } from '${LIBRARY}/games/biblios';
import { type DuodecimMove, type DuodecimOptions, type DuodecimView, duodecim } from '${LIBRARY}/games/duodecim';
import { type ScoutEvent, type ScoutMove, type ScoutState, type ScoutView, scout } from '${LIBRARY}/games/scout';
import { type ScriptoriaMove, type ScriptoriaOptions, type ScriptoriaState, type ScriptoriaView, scriptoria } from '${LIBRARY}/games/scriptoria';
import { type ScriptsAndScribesMove, type ScriptsAndScribesView, scriptsAndScribes } from '${LIBRARY}/games/scripts-and-scribes';

const seed = '00'.repeat(32);
export const table = openTable(scout, 4, {}, seed);
export const same: Table<ScoutState, ScoutView, ScoutMove> = table;
export const hands: number[][] = table.view(0).hands;
export const kind: 'show' | 'scout' | 'scout+show' | 'keep' | 'turn' | 'starter' | 'deal' | undefined =
  table.legalMoves(0)[0]?.kind;
export const chosen: ScoutMove = chooseMove('greedy', table, 0);
export const played: FinishedGame<ScoutState, ScoutView, ScoutMove> = playGame(scout, ['random', 'random']);
export const short = () => playGame(duodecim, ['random', 'random'], 'ink', { board: 'virtus' });
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
// @ts-expect-error There is no such board.
export const unknown = () => playGame(duodecim, ['random', 'random'], 'ink', { board: 'none' });
const answer = table.play(0, ['keep', chosen]);
export const ids: string[] = allGames.map((loaded: LoadedGame) => loaded.game.id);
export const code: string = answer.ok ? 'played' : answer.refusal.code;
export const result = (record: GameRecord): Outcome | null => (verify(record, findGame).ok ? record.result : null);
export const bot: Bot | undefined = findBot('random');
// @ts-expect-error Nobody gets at the state but through views.
export const state = table.now;
// @ts-expect-error A move is not any text.
scout.notation('keep');
// @ts-expect-error A kit is needed.
conformance(scout);
`;

describe('types', () => {
  const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const NODE = ['--module', 'nodenext', '--outDir', 'out'];
  // The declarations are the same files: they are checked once.
  const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit', '--skipLibCheck'];

  /** The examples of a page, as files of the stranger. */
  function examplesIn(name: string, page: string): string[] {
    const text = readFileSync(inPackage(name, page), 'utf8');
    return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, example = ''], i) => {
      const file = `${name}-${i + 1}.ts`;
      writeFileSync(join(installation.project, file), example);
      return file;
    });
  }

  test('the examples of both readmes and a strict consumer compile, and the examples run', () => {
    const examples = [...examplesIn('scriptorium', 'README.md'), ...examplesIn(LIBRARY, 'README.md')];
    expect(examples.length).toBeGreaterThanOrEqual(3);
    writeFileSync(join(installation.project, 'consumer.ts'), CONSUMER);
    for (const resolution of [NODE, BUNDLER]) {
      // The types of Node are not installed there.
      const options = [...STRICT, '--target', 'es2023', '--types', '', ...resolution];
      expect(run(TSC, ...options, 'consumer.ts', ...examples).stdout).toBe('');
    }
    const printed = examples.map((file) => run(`out/${file.replace('.ts', '.js')}`));
    for (const { stderr, status } of printed) expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(printed[0]!.stdout).toContain('true');
  });
});

describe('as a command', () => {
  /** As npm has linked it. */
  const command = (...args: string[]) =>
    run(join(installation.project, 'node_modules/.bin/scriptorium'), ...args);

  test('it starts as npm has linked it', () => {
    const { version, bin } = JSON.parse(readFileSync(inPackage('scriptorium', 'package.json'), 'utf8'));
    expect(readFileSync(inPackage('scriptorium', bin.scriptorium), 'utf8')).toMatch(
      /^#!\/usr\/bin\/env -S node --max-semi-space-size=64\n/,
    );
    expect(command('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  test('games lists what can be played', () => {
    const { status, stdout } = command('games');
    expect(status).toBe(0);
    for (const name of ['Scout', 'Biblios', 'Duodecim']) expect(stdout).toContain(name);
  });

  test('simulate finds its workers', () => {
    const args = ['--seats', '3', '--games', '8', '--seed', '1', '--json'];
    const { status, stdout, stderr } = command('simulate', 'scout', ...args);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'scout', seats: 3, games: 8 });
  });
});
