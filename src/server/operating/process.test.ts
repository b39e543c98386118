// The server as a process: uncaught errors, signals, a full disk, and problems at the start.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, playOn, TestClient, table } from '../fixtures.ts';
import { DatabaseSync } from '../storage/sqlite-driver.ts';
import { Installation } from './process.fixtures.ts';

const installation = new Installation();
beforeAll(() => installation.install());
afterAll(() => installation.remove());

/** Makes the process throw or reject when it gets a message. */
const PLANT = `process.on('message', (bug) => {
  if (bug === 'reject') Promise.reject(new Error('a planted bug'));
  else throw new Error('a planted bug');
});`;

test.each(['throw', 'reject'])(
  'an uncaught error (%s) is logged, and the server closes gracefully',
  async (bug) => {
    const server = installation.start({ plant: PLANT, env: { LOG: 'json' } });
    await server.opened;
    server.child.send(bug);
    const { code, err } = await server.ended;
    const events = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string; error?: string });
    expect(events.map(({ event }) => event)).toEqual(['open', 'uncaught-error', 'closed']);
    expect(events[1]?.error).toBe('a planted bug');
    expect(code).toBe(1);
  },
);

test('on SIGTERM it closes quickly whatever connections are open, and the database file is complete without its WAL', async () => {
  const data = join(installation.folder, 'ends.db');
  const server = installation.start({ env: { DATA: data } });
  await server.opened;
  const device = await guest(server.address, 'Hildegard');
  const socket = await new TestClient(server.address).opened();
  const half =
    'POST /api/devices HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\nContent-Type: application/json\r\n';
  const idle: Socket[] = [];
  for (const text of [
    '',
    'GET / HTTP/1.1\r\nHost: ',
    `${half}\r\n{"na`,
    'GET /health HTTP/1.1\r\nHost: a\r\n\r\n',
  ]) {
    const line = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    line.on('error', () => {});
    await once(line, 'connect');
    if (text !== '') line.write(text);
    idle.push(line);
  }
  await once(idle[3]!, 'data');
  const began = Date.now();
  server.child.kill('SIGTERM');
  const { code, err } = await server.ended;
  expect({ code, err: err.replace(/^\S+ /gm, '') }).toEqual({
    code: 0,
    err: 'info closing signal="SIGTERM"\ninfo closed\n',
  });
  // Sockets are closed over two seconds of it.
  expect(Date.now() - began).toBeLessThan(8000);
  for (const line of idle) line.destroy();
  socket.socket.terminate();

  for (const end of ['-wal', '-shm'])
    expect(existsSync(data + end) && statSync(data + end).size > 0).toBe(false);
  const copy = join(installation.folder, 'copy.db');
  copyFileSync(data, copy);
  const file = new DatabaseSync(copy);
  expect(
    file
      .prepare('select name from persons join devices on person = persons.id where devices.id = ?')
      .all(device.split('.')[0]!),
  ).toEqual([{ name: 'Hildegard' }]);
  file.close();
});

/** Limits the size of files that the process writes. */
const limitFiles = (pid: number | undefined, bytes: string) =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

test.skipIf(process.platform !== 'linux')(
  'a full disk: people stay connected, moves are refused, and play continues when there is room again',
  async () => {
    const server = installation.start({ env: { DATA: join(installation.folder, 'full.db'), LOG: 'json' } });
    await server.opened;
    const { match, clients } = await table(server.address);
    await playOn(clients, 4);
    limitFiles(server.child.pid, '4096');
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    const play = () => mover.ask({ kind: 'play', ply: mover.ply, moves: [mover.moves[0]!] });
    expect(await play()).toMatchObject({ kind: 'refused', refusal: { code: 'cannot-store' } });
    // A new spectator sees the position before the refused move.
    const spectator = await new TestClient(server.address).enter({ match });
    await spectator.until(() => spectator.view !== null);
    expect(spectator.ply).toBe(4);
    expect(await clients[0]!.ask({ kind: 'look', seat: null, ply: 2 })).toMatchObject({
      kind: 'looked',
      ply: 2,
    });
    expect((await fetch(`${server.address}/api/matches`)).status).toBe(200);
    const refused = await fetch(`${server.address}/api/devices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Odo"}',
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { refusal: { code: 'cannot-store' } },
    ]);
    const ready = async () => {
      const answer = await fetch(`${server.address}/ready`);
      return [answer.status, ((await answer.json()) as { why?: string }).why];
    };
    expect(await ready()).toEqual([503, 'disk-full']);
    limitFiles(server.child.pid, 'unlimited');
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, undefined]);
    expect(await play()).toMatchObject({ kind: 'moved' });
    await spectator.until(() => spectator.ply === 5);
    expect([...clients, spectator].map(({ closed }) => closed)).toEqual([null, null, null]);
    for (const client of [...clients, spectator]) client.close();
    server.child.kill('SIGTERM');
    const { code, err } = await server.ended;
    expect(code).toBe(0);
    const [, first] = err.split('\n').map((line) => line && (JSON.parse(line) as { event: string }));
    expect(first).toMatchObject({
      event: 'disk-trouble',
      code: 'disk-full',
      error: expect.stringContaining('full.db'),
    });
  },
);

test('a problem at the start is reported in one sentence with a code', async () => {
  const at = (name: string) => join(installation.folder, name);
  mkdirSync(at('folder'));
  writeFileSync(at('novel.txt'), 'It was a dark and stormy night. '.repeat(200));
  const first = installation.start({ env: { DATA: at('shared.db') } });
  await first.opened;
  linkSync(at('shared.db'), at('hard-link.db'));
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
  const stranger = Object.assign(new URL(url), { username: 'nobody-known', password: 'open-sesame' }).href;
  const cases: [code: string, env: { [name: string]: string }][] = [
    ['data-in-use', { DATA: at('shared.db') }],
    ['data-has-other-names', { DATA: at('hard-link.db') }],
    ['data-is-folder', { DATA: at('folder') }],
    ['data-not-a-database', { DATA: at('novel.txt') }],
    ['data-not-writable', { DATA: at('novel.txt/a.db') }],
    ['data-not-writable', { DATA: '/proc/nope/x.db' }],
    ['database-refused', { DATABASE_URL: stranger }],
    // `start.test.ts` has all other settings, without processes.
    ['bad-port', { PORT: '80a' }],
  ];
  const ended = await Promise.all(cases.map(([, env]) => installation.start({ env }).ended));
  for (const [i, { code, err, out }] of ended.entries()) {
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(new RegExp(`^error\\[${cases[i]![0]}\\]: [^\\n]+\\.\\n$`)),
    });
    expect(err).not.toContain('open-sesame');
  }
  // A killed process leaves no lock behind.
  first.child.kill('SIGKILL');
  await first.ended;
  rmSync(at('hard-link.db'));
  const next = installation.start({ env: { DATA: at('shared.db') } });
  await next.opened;
  expect((await fetch(`${next.address}/ready`)).status).toBe(200);
  next.child.kill('SIGKILL');
});
