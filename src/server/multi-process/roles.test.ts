// Processes with roles and of different versions; one of them is a real process that is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mainFile } from '../../cli/fixtures/child.ts';
import type { AnyGame } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';
import type { OnlineSettings } from '../online.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { sitDownAt } from './servers.fixtures.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
});
afterAll(() => own.drop());

/** Closed after each test, also after one that failed: a server that stays would play the bots of the next. */
const opened: TestServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});
async function open(settings: Partial<OnlineSettings>): Promise<TestServer> {
  const server = await openServer({ database: own.url, ...settings });
  opened.push(server);
  return server;
}

/** Starts `scriptorium serve --role bots` and waits until it is ready. */
async function startBots(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await mainFile(), 'serve', '--role', 'bots', '--port', '0'], {
    env: { ...process.env, DATABASE_URL: own.url, REDIS_URL: '', LOG: 'plain' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (data) => {
      said += String(data);
      if (said.includes('Bots are ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return child;
}

describe('roles', () => {
  let web: TestServer;
  beforeAll(async () => {
    web = await openServer({ database: own.url, role: 'web' });
  });
  afterAll(() => web.close());

  test('bots move in a process of their own, and another one takes over if it is killed', async () => {
    const bots = await startBots();
    const plan = { game: 'duodecim', people: ['Anna'], bots: ['random'] };
    const { clients } = await sitDownAt([web.address], plan);
    const [anna] = clients;
    await playOn(clients, 4);
    await anna!.until(() => anna!.moves.length > 0 || !!anna!.outcome, 60_000);
    const before = anna!.ply;
    expect(before).toBeGreaterThan(4);
    bots.kill('SIGKILL');
    await once(bots, 'exit');
    // Until it is the bot's turn again; no process has bots now.
    while (anna!.moves.length > 0) {
      const { ply } = anna!;
      await anna!.ask({ kind: 'play', ply, moves: [anna!.moves[0]!] });
      await anna!.until(() => anna!.ply > ply);
    }
    const left = anna!.ply;
    const others = await open({ role: 'bots' });
    await anna!.until(() => anna!.ply > left, 60_000);
    // It has no pages and takes no clients, but it answers.
    expect((await fetch(`${others.address}/health`)).status).toBe(200);
    expect((await fetch(`${others.address}/`)).status).toBe(404);
    expect((await fetch(`${others.address}/api/games`)).status).toBe(404);
    anna!.close();
  }, 180_000);

  test('the moves of bots in another process arrive at once, not with the next resync', async () => {
    const blind = { resyncMs: 3_600_000 };
    const [pages] = await Promise.all([open({ ...blind, role: 'web' }), open({ ...blind, role: 'bots' })]);
    const { clients } = await sitDownAt([pages.address], {
      game: 'duodecim',
      people: ['Anna'],
      bots: ['random'],
    });
    await playOn(clients, 30);
    expect(clients[0]!.ply).toBeGreaterThanOrEqual(30);
    clients[0]!.close();
  }, 180_000);

  test('the lease of a dead process lasts until its end, then another process takes over', async () => {
    const { match, clients } = await sitDownAt([web.address], {
      game: 'duodecim',
      people: ['Anna'],
      bots: ['random'],
    });
    const [anna] = clients;
    while (anna!.moves.length > 0) {
      const { ply } = anna!;
      await anna!.ask({ kind: 'play', ply, moves: [anna!.moves[0]!] });
      await anna!.until(() => anna!.ply > ply);
    }
    const left = anna!.ply;
    // As a process leaves it that took the lease and died.
    const lease = Date.now() + 3000;
    await own.run(`update matches set wake_at = ${lease} where id = '${match}'`);
    await open({ role: 'bots' });
    await anna!.until(() => anna!.ply > left, 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(lease);
    anna!.close();
  }, 180_000);
});

describe('a rolling upgrade', () => {
  const rules: AnyGame = scout;
  const next: AnyGame = { ...rules, version: rules.version + 1 };

  test('a game continues in processes that have its version of the rules, and is refused with a code elsewhere', async () => {
    const old = await open({ games: [rules] });
    const fresh = await open({ games: [next] });
    const { match, devices, clients } = await sitDownAt([old.address], { bots: ['random'] });
    const device = devices[0]!;
    const elsewhere = await new TestClient(fresh.address).enter({ match, device });
    expect(elsewhere.refusals).toEqual(['other-version']);
    const record = await fetch(`${fresh.address}/api/matches/${match}/record`);
    expect(await record.json()).toMatchObject({ refusal: { code: 'other-version' } });
    await playOn(clients);
    expect(clients[0]!.room?.version).toBe(rules.version);
    for (const client of [...clients, elsewhere]) client.close();
  }, 180_000);

  test('wake-ups wait for a process that has the rules', async () => {
    const old = await open({ games: [rules], role: 'web' });
    const { clients } = await sitDownAt([old.address], { people: ['Anna'], bots: ['random', 'random'] });
    await open({ games: [next], role: 'bots' });
    const [anna] = clients;
    await anna!.ask({ kind: 'play', ply: anna!.ply, moves: ['keep'] });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(anna!.ply).toBe(1);
    await open({ games: [rules], role: 'bots' });
    await anna!.until(() => anna!.ply >= 3, 30_000);
    anna!.close();
  }, 180_000);

  test('a waiting match begins by the rules of the process that begins it', async () => {
    const servers = [await open({ games: [rules] }), await open({ games: [next] })];
    const addresses = servers.map(({ address }) => address);
    const devices = await Promise.all(addresses.map((address) => guest(address, 'A')));
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const set = { game: rules.id, seats };
    const { match } = await post<{ match: string }>(addresses[0]!, '/matches', set, devices[0]);
    const clients: TestClient[] = [];
    for (const [i, device] of devices.entries()) {
      const client = await new TestClient(addresses[i]!).enter({ match, device });
      clients.push(client);
      await client.ask({ kind: 'sit', seat: i, name: 'A', contribution: '' });
    }
    const [left, playing] = clients;
    await playing!.until(() => playing!.view !== null);
    expect(playing!.room?.version).toBe(next.version);
    await left!.until(() => left!.refusals.includes('other-version'));
    expect(left!.view).toBe(null);
    for (const client of clients) client.close();
  }, 180_000);
});
