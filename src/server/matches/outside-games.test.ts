// Matches of a game from outside that the server cannot play now: they are refused with a code, stay as they are, and continue later.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { highCard } from '../../../docs/example/index.ts';
import { registerGameFile, unregisterGameFile } from '../../bots/pool/game-files.ts';
import type { AnyGame } from '../../engine/index.ts';
import { openServer, playOn, TestClient, type TestServer, table } from '../fixtures.ts';
import { bundleGame } from '../game-modules.ts';
import { logTo } from '../operating/log.ts';

const game: AnyGame = highCard;
let data: string;
let lines: string[];
let undoLog: () => void;
const servers: TestServer[] = [];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'scriptorium-outside-'));
  lines = [];
  undoLog = logTo('json', (line) => lines.push(line));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  undoLog();
  rmSync(data, { recursive: true, force: true });
});

async function serverWith(...games: AnyGame[]): Promise<TestServer> {
  const server = await openServer({ data: join(data, 'db.sqlite'), games });
  servers.push(server);
  return server;
}

const closeAll = async (clients: readonly TestClient[]) => {
  for (const client of clients) client.close();
  for (const server of servers.splice(0)) await server.close();
};

/** A match with two moves, whose server has ended. */
async function leftMatch(): Promise<{ match: string; devices: string[] }> {
  const { address } = await serverWith(game);
  const { match, devices, clients } = await table(address, { game: game.id });
  await playOn(clients, 2);
  await closeAll(clients);
  return { match, devices };
}

/** What a client, a request for the record and the lists of matches say, and that the log says it too. */
async function refusedBy(address: string, match: string, device: string): Promise<string> {
  const client = await new TestClient(address).enter({ match, device });
  const [code = ''] = client.refusals;
  expect(client.closed).toBe(null);
  expect(client.received.find(({ kind }) => kind === 'refused')).toMatchObject({
    refusal: { code, game: game.id },
  });
  const mine = await fetch(`${address}/api/me/matches`, { headers: { authorization: `Bearer ${device}` } });
  expect(await mine.json()).toMatchObject({ matches: [{ match, game: game.id, isMyTurn: false }] });
  const [line] = lines.map((each) => JSON.parse(each)).filter(({ event }) => event === code);
  expect(line).toMatchObject({ game: game.id });
  expect(line.advice).toMatch(/Start the server with/);
  await closeAll([client]);
  return code;
}

/** With the right game the match goes on where it was. */
async function playsOn(match: string, devices: readonly string[]): Promise<void> {
  const { address } = await serverWith(game);
  const clients: TestClient[] = [];
  for (const device of devices)
    clients.push(await new TestClient(address).enter({ match, device, moves: true }));
  for (const client of clients) await client.until(() => client.view !== null);
  expect(clients[0]!.ply).toBe(2);
  await playOn(clients);
  expect(clients[0]!.outcome).not.toBe(null);
  await closeAll(clients);
}

test('a game that is not loaded: game-not-loaded', async () => {
  const { match, devices } = await leftMatch();
  const { address } = await serverWith();
  const record = await fetch(`${address}/api/matches/${match}/record`);
  expect(record.status).toBe(503);
  expect(await record.json()).toMatchObject({
    refusal: { code: 'game-not-loaded', game: 'high-card' },
    message: expect.stringContaining('“high-card” is not loaded on this server'),
  });
  expect(await refusedBy(address, match, devices[0]!)).toBe('game-not-loaded');
  await playsOn(match, devices);
});

describe('rules that changed without a new version: record-does-not-replay', () => {
  test.each<[string, Partial<AnyGame>]>([
    ['they refuse a move', { notation: (move) => `${game.notation(move)} now` }],
    [
      'they fail',
      {
        play: () => {
          throw new Error('no ink');
        },
      },
    ],
  ])('%s', async (_, changed) => {
    const { match, devices } = await leftMatch();
    const { address } = await serverWith({ ...game, ...changed });
    expect(await refusedBy(address, match, devices[0]!)).toBe('record-does-not-replay');
    await playsOn(match, devices);
  });
});

test('a function of the game that throws refuses the move with game-failed, and the log names the place', async () => {
  const example = fileURLToPath(new URL('../../../docs/example/manifest.ts', import.meta.url));
  const source = await bundleGame(example);
  const file = join(data, 'game.mjs');
  const fault = "  if (globalThis.isShortOfInk) throw new Error('no ink');\n";
  writeFileSync(file, source.replace(/function play\(.*\{\n/, `$&${fault}`));
  const { game: outside } = await registerGameFile(file);
  const { address } = await serverWith(outside);
  const { clients } = await table(address, { game: outside.id });
  const [anna] = clients;
  const play = () => anna!.ask({ kind: 'play', ply: 0, moves: [anna!.moves[0]!] });
  Object.assign(globalThis, { isShortOfInk: true });
  expect(await play()).toMatchObject({ kind: 'refused', refusal: { code: 'game-failed', game: outside.id } });
  expect(lines.join('')).toContain(`play threw “no ink” at ${file}:`);
  Object.assign(globalThis, { isShortOfInk: false });
  expect(await play()).toMatchObject({ kind: 'moved' });
  unregisterGameFile(outside.id);
  await closeAll(clients);
});
