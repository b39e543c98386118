// The reminder that time runs out, over restarts of the server and with a vacation that is set after the question.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openServer, playOn, post, TestClient, type TestServer, table } from '../fixtures.ts';
import { openSinks, SITE, type Sinks } from './sinks.fixtures.ts';

const DAY = 86_400_000;
const CLOCK = { kind: 'move', seconds: (4 * DAY) / 1000 } as const;

let sinks: Sinks;
let folder = '';
let skewMs = 0;
let server: TestServer;
const start = async () => {
  const notices = { graceMs: 50, smtp: null, mailFrom: null, allowsPrivate: true };
  const now = () => Date.now() + skewMs;
  server = await openServer({ data: join(folder, 'data.sqlite'), site: SITE, notices, now });
};
/** The server starts again this much later. */
const later = async (ms: number) => {
  await server.close();
  skewMs += ms;
  await start();
};
beforeAll(async () => {
  sinks = await openSinks();
});
afterAll(() => sinks.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scriptorium-low-time-'));
  skewMs = 0;
  sinks.arrivals.length = 0;
  await start();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody is asked, is told so, and does not come. */
async function asked() {
  const { match, devices, clients } = await table(server.address, { clock: CLOCK });
  await playOn(clients, 2);
  const seat = clients.findIndex(({ moves }) => moves.length > 0);
  const device = devices[1 - seat]!;
  await post(server.address, '/me/notices/webhooks', { url: sinks.webhook('away') }, device);
  clients[1 - seat]!.close();
  await playOn([clients[seat]!], 1);
  clients[seat]!.close();
  await expect.poll(titles).toEqual(['Your turn']);
  return { match, device, other: devices[seat]! };
}

const titles = () =>
  sinks.arrivals.map(({ text }) => (JSON.parse(text) as { text: string }).text.split(':')[0]);
const quietly = () => new Promise((resolve) => setTimeout(resolve, 500));

test('it comes once, a quarter before the end, whichever process is there then; at the end a bot plays', async () => {
  const { match, other } = await asked();
  await later(2.9 * DAY);
  await quietly();
  expect(titles()).toEqual(['Your turn']);
  await later(0.2 * DAY);
  await expect.poll(titles).toEqual(['Your turn', 'Your time is running out']);
  await later(0.1 * DAY);
  await quietly();
  expect(titles()).toHaveLength(2);
  expect(JSON.stringify(sinks.arrivals.at(-1))).toContain('21 hours left');
  await later(1 * DAY);
  const client = await new TestClient(server.address).enter({ match, device: other });
  const standIn = () => client.room?.sitters.some((each) => each.kind === 'person' && each.standIn !== null);
  await client.until(() => standIn() === true, 10_000);
  client.close();
}, 40_000);

test('a vacation that is set later moves it', async () => {
  const { match, device, other } = await asked();
  await later(1 * DAY);
  const now = Date.now() + skewMs;
  const answer = await fetch(`${server.address}/api/me/vacation`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${device}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: now, to: now + 10 * DAY }),
  });
  expect(answer.status).toBe(200);
  await later(2.5 * DAY);
  await quietly();
  expect(titles()).toEqual(['Your turn']);
  // A day was used, then ten of vacation: after two more days a quarter is left.
  await later(9.4 * DAY);
  await quietly();
  expect(titles()).toEqual(['Your turn']);
  await later(0.2 * DAY);
  await expect.poll(titles).toEqual(['Your turn', 'Your time is running out']);
  const client = await new TestClient(server.address).enter({ match, device: other });
  await client.until(() => client.view !== null);
  expect(client.room?.sitters.every((each) => each.kind !== 'person' || each.standIn === null)).toBe(true);
  client.close();
}, 40_000);
