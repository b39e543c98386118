// Settings that keep a server from starting, before anything is built or opened. What comes later `operating/process.test.ts` shows.
import { afterEach, expect, test, vi } from 'vitest';
import { start } from './start.ts';
import { startFaultOf } from './start-faults.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The code of the fault that is told. */
async function faultOf(settings: Record<string, string>, role: 'all' | 'bots' = 'all'): Promise<string> {
  const nothing = ['PORT', 'LOG', 'CLOSING_NOTICE', 'PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL'];
  for (const name of nothing) vi.stubEnv(name, settings[name]);
  const told: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => told.push(line));
  expect(await start({ role, port: null, startedAt: String })).toBe(1);
  return /^error\[([\w-]+)\]/.exec(told.join('\n'))?.[1] ?? told.join('\n');
}

/** What is looked at after the port, and cannot be right. */
const STOP = { LOG: 'nonsense' };

test('a port is a number from 0, which is any free one, to 65535', async () => {
  for (const PORT of ['0', '1', '8080', '65535'])
    expect([PORT, await faultOf({ PORT, ...STOP })]).toEqual([PORT, 'bad-setting']);
  for (const PORT of ['-1', '65536', '99999', 'http', '80.5', '1e3'])
    expect([PORT, await faultOf({ PORT, ...STOP })]).toEqual([PORT, 'bad-port']);
});

test('a notice of closing lasts from 0 to 10 seconds', async () => {
  const after = { PUBLIC_URL: 'nonsense' };
  for (const CLOSING_NOTICE of ['0', '2.5', '10'])
    expect(await faultOf({ CLOSING_NOTICE, ...after })).toBe('bad-public-url');
  for (const CLOSING_NOTICE of ['-1', '11', 'soon'])
    expect(await faultOf({ CLOSING_NOTICE, ...after })).toBe('bad-setting');
});

test('addresses of databases are of their kind, and bots alone need one', async () => {
  const after = { REDIS_URL: 'http://localhost' };
  for (const kind of ['postgres', 'postgresql'])
    expect(await faultOf({ DATABASE_URL: `${kind}://localhost/a`, ...after })).toBe('bad-redis-url');
  for (const DATABASE_URL of ['mysql://localhost/a', 'localhost'])
    expect(await faultOf({ DATABASE_URL, ...after })).toBe('bad-database-url');
  expect(await faultOf({}, 'bots')).toBe('needs-database');
});

test('what the system and SQLite say is told by what can be done about it; a bug is not', () => {
  const place = { port: 80, data: '/a.db', database: null };
  const codeOf = (fields: object) => startFaultOf(Object.assign(new Error('why'), fields), place)?.code;
  // SQLITE_CORRUPT, SQLITE_CORRUPT_INDEX, SQLITE_NOTADB; SQLITE_READONLY, SQLITE_CANTOPEN.
  const damaged = [11, 779, 26].map((errcode) => codeOf({ errcode }));
  expect(damaged).toEqual(['data-not-a-database', 'data-not-a-database', 'data-not-a-database']);
  expect([8, 14].map((errcode) => codeOf({ errcode }))).toEqual(['data-not-writable', 'data-not-writable']);
  expect(codeOf({ code: 'ENOTDIR' })).toBe('data-not-writable');
  expect(codeOf({ code: 'EADDRINUSE' })).toBe('port-taken');
  expect(codeOf({ code: 'EACCES', syscall: 'listen' })).toBe('port-not-allowed');
  expect(codeOf({})).toBe(undefined);
});
