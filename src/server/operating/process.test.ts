// A server as a process of its own: how it ends.
import { once } from 'node:events';
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, TestClient } from '../fixtures.ts';
import { Installation } from './process.fixtures.ts';

let installation: Installation;
beforeAll(() => {
  installation = new Installation();
});
afterAll(() => installation.remove());

/** Does what it is told by a message. */
const PLANT = `process.on('message', (bug) => {
  if (bug === 'reject') Promise.reject(new Error('a planted bug'));
  else throw new Error('a planted bug');
});`;

test.each(['throw', 'reject'])(
  'an error that nobody catches (%s) is logged, and it ends in order',
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

test('whatever connections are open, it ends at once when it is asked to, and its file alone holds everything', async () => {
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
  // Two seconds of which are for sending people away one after the other.
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
