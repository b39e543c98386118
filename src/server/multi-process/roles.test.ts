// Processes with roles and of different versions; one of them is a real process that is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { built } from '../../cli/fixtures/built.ts';
import type { AnyGame } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { sitDownAt } from './servers.fixtures.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
});
afterAll(() => own.drop());

/** Starts `scriptorium serve --role bots` and waits until it is ready. */
async function startBots(): Promise<ChildProcess> {
  const main = join(built(), 'dist/cli/main.js');
  const child = spawn(process.execPath, [main, 'serve', '--role', 'bots', '--port', '0'], {
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
    const others = await openServer({ database: own.url, role: 'bots' });
    await anna!.until(() => anna!.ply > left, 60_000);
    // It has no pages and takes no clients, but it answers.
    expect((await fetch(`${others.address}/health`)).status).toBe(200);
    expect((await fetch(`${others.address}/`)).status).toBe(404);
    expect((await fetch(`${others.address}/api/games`)).status).toBe(404);
    anna!.close();
    await others.close();
  }, 180_000);

  test('the moves of bots in another process arrive at once, not with the next resync', async () => {
    const blind = { database: own.url, resyncMs: 3_600_000 };
    const [pages, bots] = await Promise.all([
      openServer({ ...blind, role: 'web' }),
      openServer({ ...blind, role: 'bots' }),
    ]);
    const { clients } = await sitDownAt([pages.address], {
      game: 'duodecim',
      people: ['Anna'],
      bots: ['random'],
    });
    await playOn(clients, 30);
    expect(clients[0]!.ply).toBeGreaterThanOrEqual(30);
    clients[0]!.close();
    await pages.close();
    await bots.close();
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
    const others = await openServer({ database: own.url, role: 'bots' });
    await anna!.until(() => anna!.ply > left, 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(lease);
    anna!.close();
    await others.close();
  }, 120_000);
});

describe('a rolling upgrade', () => {
  const rules: AnyGame = scout;
  const next: AnyGame = { ...rules, version: rules.version + 1 };

  test('a game continues in processes that have its version of the rules, and is refused with a code elsewhere', async () => {
    const old = await openServer({ database: own.url, games: [rules] });
    const fresh = await openServer({ database: own.url, games: [next] });
    const { match, devices, clients } = await sitDownAt([old.address], { bots: ['random'] });
    const device = devices[0]!;
    const elsewhere = await new TestClient(fresh.address).enter({ match, device });
    expect(elsewhere.refusals).toEqual(['other-version']);
    const record = await fetch(`${fresh.address}/api/matches/${match}/record`);
    expect(await record.json()).toMatchObject({ refusal: { code: 'other-version' } });
    await playOn(clients);
    expect(clients[0]!.room?.version).toBe(rules.version);
    for (const client of [...clients, elsewhere]) client.close();
    await Promise.all([old.close(), fresh.close()]);
  }, 60_000);

  test('wake-ups wait for a process that has the rules', async () => {
    const old = await openServer({ database: own.url, games: [rules], role: 'web' });
    const { clients } = await sitDownAt([old.address], { people: ['Anna'], bots: ['random', 'random'] });
    const fresh = await openServer({ database: own.url, games: [next], role: 'bots' });
    const [anna] = clients;
    await anna!.ask({ kind: 'play', ply: anna!.ply, moves: ['keep'] });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(anna!.ply).toBe(1);
    const able = await openServer({ database: own.url, games: [rules], role: 'bots' });
    await anna!.until(() => anna!.ply >= 3, 30_000);
    anna!.close();
    for (const server of [old, fresh, able]) await server.close();
  }, 60_000);

  test('a waiting match begins by the rules of the process that begins it', async () => {
    const servers = [
      await openServer({ database: own.url, games: [rules] }),
      await openServer({ database: own.url, games: [next] }),
    ];
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
    for (const server of servers) await server.close();
  }, 60_000);
});
