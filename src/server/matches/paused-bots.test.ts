// Matches of only bots that nobody watches, over real sockets, with one worker whose questions are counted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Pool } from '../../bots/pool/pool.ts';
import { rngOf } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import { pause, realSystem } from '../../protocol/system.ts';
import { guest, openServer, playOn, post, TestClient, table } from '../fixtures.ts';
import type { OnlineSettings } from '../online.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { storeOf } from '../storage/store.ts';
import { openBotPool } from './bot-pool.ts';
import { LAST_PERSON_MS } from './next-wake-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-deserted-'));
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One worker that plays the first legal move; while it is held back, it does not answer. */
function oneWorker() {
  const asked: string[] = [];
  let holding: (() => void)[] | null = null;
  const think: Pool['think'] = async ({ game: id, bot, seat, view }) => {
    asked.push(bot);
    if (holding) await new Promise<void>((resolve) => holding?.push(resolve));
    const game = findGame(id)!;
    const [move] = game.legalMoves(game.determinize(view, rngOf('x')), seat);
    return [{ notation: game.notation(move), value: 0, visits: 0 }];
  };
  return {
    asked,
    botPool: openBotPool(() => ({ think, close: () => {} }), 1),
    hold: () => {
      holding = [];
    },
    release: () => {
      const held = holding ?? [];
      holding = null;
      for (const go of held) go();
    },
  };
}

async function opened(online: Partial<OnlineSettings>) {
  const server = await openServer(online);
  endings.push(() => server.close());
  return server;
}

const set = (address: string, device: string, seats: readonly object[]) =>
  post<{ match: string }>(address, '/matches', { game: 'duodecim', seats }, device);
const bot = (level: string) => ({ kind: 'bot', level });

/** A running match of bots, with its host watching. */
async function botTable(address: string, device: string, level = 'master') {
  const { match } = await set(address, device, [bot(level), bot(level)]);
  const host = await new TestClient(address).enter({ match, device });
  return { match, host, started: await host.ask({ kind: 'start' }) };
}

async function closed(client: TestClient): Promise<void> {
  client.close();
  await client.until(() => client.closed !== null);
}

test('with one worker and 50 unwatched matches of masters, the bot of a person comes next, and the others pause', async () => {
  const worker = oneWorker();
  const { address } = await opened({ botPool: worker.botPool, registry: { maxBotTablesPerAddress: 50 } });
  const host = await guest(address, 'Anna');
  worker.hold();
  for (let i = 0; i < 50; i++) await closed((await botTable(address, host)).host);
  const device = await guest(address, 'Bruno');
  const { match } = await set(address, device, [{ kind: 'person' }, bot('novice')]);
  const bruno = await new TestClient(address).enter({ match, device, moves: true });
  await bruno.ask({ kind: 'sit', name: 'Bruno', contribution: 'x' });
  await bruno.until(() => bruno.view !== null);
  while (!bruno.deciders.includes(1))
    await bruno.ask({ kind: 'play', ply: bruno.ply, moves: [bruno.moves[0]!] });
  expect(worker.asked).toEqual(['master']);
  worker.release();
  await playOn([bruno], 6);
  expect(worker.asked.slice(0, 2)).toEqual(['master', 'novice']);
  expect(worker.asked.filter((level) => level === 'master')).toHaveLength(1);
  bruno.close();
}, 30_000);

test('an unwatched match of bots pauses, even across a restart, and continues when somebody watches', async () => {
  const worker = oneWorker();
  const data = join(folder, 'a.db');
  const before = await openServer({ data, botPool: worker.botPool });
  const { match, host } = await botTable(before.address, await guest(before.address, 'Anna'));
  await host.until(() => host.ply > 3);
  await closed(host);
  await before.close();
  const storedWakeUp = async () => {
    const database = await openSqlite(data, () => {});
    const stored = await storeOf(database).findMatch(match);
    await database.close();
    return [stored?.match.wake_at, stored?.match.wants_bot];
  };
  // The last process may have ended in the middle of a move: the next one then looks once and finds nobody present.
  const between = oneWorker();
  const now = () => Date.now() + 10_000;
  const restarted = async () => {
    const server = await openServer({ data, botPool: between.botPool, tickMs: 1, now });
    await fetch(`${server.address}/api/games`);
    await server.close();
    return storedWakeUp();
  };
  await expect.poll(restarted, { timeout: 10_000 }).toEqual([null, 1]);
  expect(between.asked).toEqual([]);
  const after = await opened({ data, botPool: oneWorker().botPool });
  const spectator = await new TestClient(after.address).enter({ match });
  await spectator.until(() => spectator.view !== null);
  const { ply } = spectator;
  await spectator.until(() => spectator.ply > ply + 3);
  await closed(spectator);
}, 30_000);

test('bots in a match of people move although all people are away', async () => {
  const worker = oneWorker();
  const { address } = await opened({ botPool: worker.botPool });
  const device = await guest(address, 'Anna');
  const { match } = await set(address, device, [{ kind: 'person' }, bot('master')]);
  const anna = await new TestClient(address).enter({ match, device, moves: true });
  worker.hold();
  await anna.ask({ kind: 'sit', name: 'Anna', contribution: 'x' });
  await anna.until(() => anna.view !== null);
  while (!anna.deciders.includes(1)) await anna.ask({ kind: 'play', ply: anna.ply, moves: [anna.moves[0]!] });
  await closed(anna);
  worker.release();
  const isMyTurn = async () => {
    const headers = { authorization: `Bearer ${device}` };
    const answer = await fetch(`${address}/api/me/matches`, { headers });
    return ((await answer.json()) as { matches: { isMyTurn: boolean }[] }).matches[0]?.isMyTurn;
  };
  await expect.poll(isMyTurn, { timeout: 10_000 }).toBe(true);
}, 30_000);

test('a table that all people have left stands still for everybody until one of them takes the seat back', async () => {
  const worker = oneWorker();
  const { address } = await opened({ botPool: worker.botPool, tickMs: 5 });
  const { match, devices, clients } = await table(address, { game: 'duodecim' });
  for (const client of clients) await closed(client);
  worker.hold();
  for (const device of devices) {
    const client = await new TestClient(address).enter({ match, device });
    await client.ask({ kind: 'leave' });
    await closed(client);
  }
  worker.release();
  const spectator = await new TestClient(address).enter({ match });
  await spectator.until(() => spectator.view !== null);
  const asked = worker.asked.length;
  expect(await spectator.ask({ kind: 'look', seat: null })).toMatchObject({ kind: 'looked' });
  const anna = await new TestClient(address).enter({ match, device: devices[0]!, moves: true });
  await anna.until(() => anna.view !== null);
  expect(await anna.ask({ kind: 'look', seat: null })).toMatchObject({ kind: 'looked' });
  expect(worker.asked).toHaveLength(asked);
  await anna.ask({ kind: 'back' });
  expect(anna.room?.sitters[0]).toMatchObject({ standIn: null });
  await anna.until(() => anna.moves.length > 0);
  await closed(anna);
  await closed(spectator);
}, 30_000);

test('a person who misses a move against a bot, with the page open, finds the game where it was', async () => {
  const worker = oneWorker();
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const { address } = await opened({ botPool: worker.botPool, tickMs: 5, now });
  const device = await guest(address, 'Anna');
  const seats = [{ kind: 'person' }, bot('novice')];
  const clock = { kind: 'move', seconds: 120 };
  const { match } = await post<{ match: string }>(
    address,
    '/matches',
    { game: 'duodecim', seats, clock },
    device,
  );
  const anna = await new TestClient(address).enter({ match, device, moves: true });
  await anna.ask({ kind: 'sit', name: 'Anna', contribution: 'x' });
  await anna.until(() => anna.moves.length > 0);
  const { ply } = anna;
  ahead = 121_000;
  await pause(realSystem, 100);
  expect(anna.room).toMatchObject({ state: 'playing', sitters: [{ standIn: null }, {}] });
  await playOn([anna], 2);
  expect(anna.ply).toBeGreaterThan(ply);
  // After a day the seat is left to a bot, and the table stands still.
  await anna.until(() => anna.moves.length > 0);
  const left = { ply: anna.ply, asked: worker.asked.length };
  ahead += LAST_PERSON_MS + 121_000;
  await anna.until(() => anna.room?.sitters[0]?.kind === 'person' && anna.room.sitters[0].standIn !== null);
  await pause(realSystem, 100);
  expect({ ply: anna.ply, asked: worker.asked.length }).toEqual(left);
  await anna.ask({ kind: 'back' });
  // Nobody takes it again at once, although the time of the decision is long over.
  await pause(realSystem, 100);
  await playOn([anna], 1);
  await closed(anna);
}, 30_000);

test('an address can keep a limited number of bot matches going, and may watch those of others', async () => {
  const { address } = await opened({ botPool: oneWorker().botPool, registry: { maxBotTablesPerAddress: 2 } });
  const device = await guest(address, 'Anna');
  const [first] = [await botTable(address, device), await botTable(address, device)];
  const third = await botTable(address, device);
  expect(third.started).toMatchObject({ kind: 'refused', refusal: { code: 'too-many-bot-tables', most: 2 } });
  const spectator = await new TestClient(address).enter({ match: first!.match });
  expect(spectator.refusals).toEqual([]);
  await closed(spectator);
  await closed(first!.host);
  await expect.poll(async () => (await third.host.ask({ kind: 'start' })).kind).toBe('done');
  // The first one has paused: resuming it would exceed the limit again.
  const late = await new TestClient(address).enter({ match: first!.match });
  expect(late.refusals).toEqual(['too-many-bot-tables']);
});
