// Invalid settings, which are found before anything is built or opened. `operating/process.test.ts` has the later problems.
import { afterEach, expect, test, vi } from 'vitest';
import { unregisterGameFile } from '../bots/pool/game-files.ts';
import { SETTINGS } from './settings/table.ts';
import { start } from './start.ts';
import { startProblemOf } from './start-errors.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The code of the problem that is reported. */
async function problemOf(
  settings: Record<string, string>,
  role: 'all' | 'bots' = 'all',
  args: readonly string[] = [],
): Promise<string> {
  for (const name of Object.keys(SETTINGS)) vi.stubEnv(name, settings[name]);
  const printed: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => printed.push(line));
  expect(await start({ role, port: null, args, commandFor: String })).toBe(1);
  return /^error\[([\w-]+)\]/.exec(printed.join('\n'))?.[1] ?? printed.join('\n');
}

/** Checked after the port, and always invalid. */
const STOP = { LOG: 'nonsense' };

test('a port is a number from 0 to 65535', async () => {
  for (const PORT of ['0', '1', '8080', '65535'])
    expect([PORT, await problemOf({ PORT, ...STOP })]).toEqual([PORT, 'bad-setting']);
  for (const PORT of ['-1', '65536', '99999', 'http', '80.5', '1e3'])
    expect([PORT, await problemOf({ PORT, ...STOP })]).toEqual([PORT, 'bad-port']);
});

test('CLOSING_NOTICE is 0 to 10 seconds', async () => {
  const after = { DATABASE_URL: 'nonsense' };
  for (const CLOSING_NOTICE of ['0', '2.5', '10'])
    expect(await problemOf({ CLOSING_NOTICE, ...after })).toBe('bad-database-url');
  for (const CLOSING_NOTICE of ['-1', '11', 'soon', '0x5'])
    expect(await problemOf({ CLOSING_NOTICE, ...after })).toBe('bad-setting');
});

test('TRUST_PROXY is a number of proxies', async () => {
  const after = { PUBLIC_URL: 'nonsense' };
  for (const TRUST_PROXY of ['', '0', '1', '2', 'false', 'true'])
    expect(await problemOf({ TRUST_PROXY, ...after })).toBe('bad-public-url');
  for (const TRUST_PROXY of ['yes', '-1', '9'])
    expect(await problemOf({ TRUST_PROXY, ...after })).toBe('bad-setting');
});

test('database addresses have the right protocol, and the role `bots` needs one', async () => {
  const after = { REDIS_URL: 'http://localhost' };
  for (const kind of ['postgres', 'postgresql'])
    expect(await problemOf({ DATABASE_URL: `${kind}://localhost/a`, ...after })).toBe('bad-redis-url');
  for (const DATABASE_URL of ['mysql://localhost/a', 'localhost', 'over there'])
    expect(await problemOf({ DATABASE_URL, ...after })).toBe('bad-database-url');
  expect(await problemOf({}, 'bots')).toBe('needs-database');
});

test('a game from outside that cannot be loaded is reported with its code', async () => {
  expect(await problemOf({ GAMES: 'gone.js' })).toBe('no-game-file');
  expect(await problemOf({ GAMES: ' package.json ,' })).toBe('no-manifest');
});

test('games from outside are also given as arguments, and no argument is ignored', async () => {
  expect(await problemOf({}, 'all', ['--game', 'gone.js'])).toBe('no-game-file');
  expect(await problemOf({}, 'all', ['--game=package.json'])).toBe('no-manifest');
  const unreadable = ['--game', 'docs/example/manifest.ts', '--game', 'gone.js'];
  expect(await problemOf({}, 'all', unreadable)).toBe('no-game-file');
  unregisterGameFile('high-card');
  for (const args of [['--port', '8085'], ['my-game.js'], ['--games=my-game.js']])
    expect(await problemOf({}, 'all', args)).toBe('unknown-argument');
  for (const args of [['--game'], ['--game='], ['--game', '--game', 'gone.js']])
    expect(await problemOf({}, 'all', args)).toBe('flag-without-value');
});

test('errors of the system and of SQLite become problems with a code; a bug does not', () => {
  const place = { port: 80, host: 'nowhere', data: '/a.db', database: null };
  const codeOf = (fields: object) => startProblemOf(Object.assign(new Error('why'), fields), place)?.code;
  // SQLITE_CORRUPT, SQLITE_CORRUPT_INDEX, SQLITE_NOTADB; SQLITE_READONLY, SQLITE_CANTOPEN.
  const damaged = [11, 779, 26].map((errcode) => codeOf({ errcode }));
  expect(damaged).toEqual(['data-not-a-database', 'data-not-a-database', 'data-not-a-database']);
  expect([8, 14].map((errcode) => codeOf({ errcode }))).toEqual(['data-not-writable', 'data-not-writable']);
  expect(codeOf({ code: 'ENOTDIR' })).toBe('data-not-writable');
  expect(codeOf({ code: 'EADDRINUSE' })).toBe('port-taken');
  expect(codeOf({ code: 'EACCES', syscall: 'listen' })).toBe('port-not-allowed');
  expect(codeOf({ code: 'EADDRNOTAVAIL' })).toBe('host-not-here');
  expect(codeOf({})).toBe(undefined);
});
