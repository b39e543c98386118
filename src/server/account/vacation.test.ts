// Vacations over the API, with the clocks of two servers on one database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me } from '../../protocol/account.ts';
import { openServer, TestClient, type TestServer, table } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { daysLeft, refuseVacation } from './vacation.ts';

const DAY = 86_400_000;
const NEW_YEAR = Date.UTC(2027);

test('21 days a year: what was used counts, also across New Year', () => {
  const past = [{ from: NEW_YEAR - 30 * DAY, to: NEW_YEAR - 20 * DAY }];
  expect([daysLeft(past, 2026), daysLeft(past, 2027)]).toEqual([11, 21]);
  const wanted = (from: number, to: number) =>
    refuseVacation(past, { from: NEW_YEAR + from * DAY, to: NEW_YEAR + to * DAY }, NEW_YEAR - 20 * DAY);
  expect(wanted(-11, 21)).toBe(null);
  expect(wanted(-12, 0)).toEqual({ code: 'no-vacation-left', days: 11, year: 2026 });
  expect(wanted(-5, 22)).toEqual({ code: 'no-vacation-left', days: 21, year: 2027 });
  expect(wanted(3, 3)).toEqual({ code: 'bad-vacation' });
  // The year begins on 12 December 2026.
  expect(wanted(345, 346)).toBe(null);
  expect(wanted(345.1, 346)).toEqual({ code: 'bad-vacation' });
});

let own: TestDatabase;
let servers: TestServer[];
const skew = { ms: 0 };
beforeAll(async () => {
  own = await newDatabase();
  const open = () => openServer({ database: own.url, now: () => Date.now() + skew.ms });
  servers = [await open(), await open()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

const call = async (method: string, device: string, body?: unknown): Promise<Me & { refusal?: unknown }> => {
  const answer = await fetch(`${servers[1]!.address}/api/me${method === 'GET' ? '' : '/vacation'}`, {
    method,
    headers: {
      authorization: `Bearer ${device}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Me;
};

test('a vacation set at one process stops the clock in all of them: no bot plays until the time after it is over', async () => {
  const clock = { kind: 'move', seconds: 86_400 } as const;
  const { match, devices, clients } = await table(servers[0]!.address, { clock });
  const mover = clients.findIndex(({ moves }) => moves.length > 0);
  const [device, watcher] = [devices[mover]!, clients[1 - mover]!];
  const shown = () => {
    const player = watcher.room?.sitters[mover];
    return player?.kind === 'person' ? player : null;
  };
  // Otherwise the time of both runs out, and the second one is waited for by a bot alone.
  if (watcher.moves.length > 0)
    await watcher.ask({ kind: 'play', ply: watcher.ply, moves: [watcher.moves[0]!] });
  clients[mover]!.close();
  const now = Date.now() + skew.ms;
  expect(await call('PUT', device, { from: now, to: now + 30 * DAY })).toMatchObject({
    refusal: { code: 'no-vacation-left' },
  });
  const set = await call('PUT', device, { from: now - DAY, to: now + 10 * DAY });
  expect(set.vacationDaysLeft).toBe(11);
  // Those at the other process see it at once.
  await watcher.until(() => shown()?.vacationForMs !== undefined);
  // Long after the usual deadline: the wake-up comes, and finds that there is time.
  skew.ms += 5 * DAY;
  const late = await new TestClient(servers[1]!.address).enter({ match, device: devices[1 - mover]! });
  await late.until(() => late.view !== null);
  // The next wake-up is after the vacation, with the whole time for the decision, and no bot has come.
  const wakeAt = async () =>
    Number((await own.run(`select wake_at from matches where id = '${match}'`)).rows[0].wake_at);
  await expect.poll(wakeAt, { timeout: 20_000 }).toBeGreaterThan(now + 10.9 * DAY);
  expect(shown()?.standIn).toBe(null);
  const position = late.received.find(({ kind }) => kind === 'position');
  const left = position?.kind === 'position' ? position.clocks?.[mover] : null;
  expect(left).toBeGreaterThan(0.98 * DAY);
  expect(left).toBeLessThanOrEqual(DAY);
  // Back early: the rest of the vacation is not used, and the clock runs.
  expect((await call('DELETE', device)).vacation).toBe(null);
  await watcher.until(() => shown()?.vacationForMs === undefined);
  skew.ms += 1.1 * DAY;
  await watcher.until(() => shown()?.standIn !== null, 20_000);
  for (const client of [watcher, late]) client.close();
}, 60_000);
