import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guest, openServer, type TestServer } from '../server/fixtures.ts';
import { inside } from './fixtures/inside.ts';

const TOKEN = 'a token that nobody guesses';
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ adminToken: TOKEN });
  await guest(server.address, 'Hildegard');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

const admin = (...args: string[]) => inside(['admin', ...args, '--url', server.address]);

test('asks a running server, a line a row', async () => {
  vi.stubEnv('ADMIN_TOKEN', '');
  expect((await admin('statistics')).err).toContain('error[no-admin-token]');
  vi.stubEnv('ADMIN_TOKEN', TOKEN);
  expect(JSON.parse((await admin('statistics')).out)).toMatchObject({
    people: 1,
    version: expect.any(String),
  });
  const { id, name } = JSON.parse((await admin('people', 'Hilde')).out);
  expect(name).toBe('Hildegard');
  expect(await admin('ban', 'person', id, '--reason', 'insults', '--days', '3')).toMatchObject({ code: 0 });
  expect(JSON.parse((await admin('bans')).out)).toMatchObject({ value: id, reason: 'insults' });
  expect((await admin('ban', 'person')).err).toContain('error[missing-argument]');
  expect((await admin('dance')).err).toContain('close-table');
  expect(await admin('close-table', 'nowhere')).toMatchObject({ code: 1 });
});
