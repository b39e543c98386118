// Several processes with one match, without a network: messages between them, and what they find in the database.
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scout } from '../../games/scout/index.ts';
import type { MatchRequest } from '../../protocol/client.ts';
import { realSystem } from '../../protocol/system.ts';
import { Hub, openLocalBus } from '../bus/local.ts';
import { LOSSY_BUS } from '../bus/lossy.fixtures.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import type { MutableClient } from './clients.ts';
import { onPeerMessage } from './cluster/on-peer-message.ts';
import { handle } from './commands/index.ts';
import { FREE, type Player } from './config.ts';
import { clientOf, MATCH, openMatch, PLAYERS, playOne, startMatch, writeMatch } from './match.fixtures.ts';
import type { Match } from './match.ts';
import type { RegistryPorts } from './ports.ts';
import { isDeserted, isEmpty, REPORT_TIMEOUT_MS } from './priority.ts';
import { MatchRegistry, REGISTRY_SETTINGS } from './registry.ts';
import { WakeUps } from './wake-ups.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
const registries: MatchRegistry[] = [];
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
});
afterEach(async () => {
  for (const registry of registries.splice(0)) registry.close();
  await database.close();
});

const portsOf = (ports: Partial<RegistryPorts>): RegistryPorts => ({
  store,
  ...realSystem,
  metrics: { wakeUpsDue: () => {}, wakeUpHandled: () => {}, peerMessageReceived: () => {} },
  hasBots: false,
  think: async () => null,
  bus: LOSSY_BUS,
  games: [scout],
  earnedOptions: async ({ config }) => config.options,
  outcomeChanges: async () => [],
  noticeGraceMs: 5000,
  chat: 'on',
  seen: () => {},
  ...ports,
});

function open(ports: Partial<RegistryPorts> = {}): MatchRegistry {
  const registry = new MatchRegistry(portsOf(ports), REGISTRY_SETTINGS);
  registries.push(registry);
  return registry;
}

async function found(registry: MatchRegistry): Promise<Match> {
  const match = await registry.find(MATCH.id);
  if (!match) throw new Error('the match is lost');
  return match;
}

const ask = (match: Match, client: MutableClient, request: MatchRequest) =>
  match.runExclusive(() =>
    handle(match, client, request, {
      refuseBots: () => null,
      executeAt: async () => 'done' as const,
      personName: async () => null,
      isDeviceKnown: async () => true,
    }),
  );

test('a closed match is not found, nor one whose game this process does not have', async () => {
  await writeMatch(store);
  expect((await open().find(MATCH.id))?.id).toBe(MATCH.id);
  expect(await open({ games: [] }).find(MATCH.id)).toBe(null);
  expect(await open({ games: [] }).lookUp(MATCH.id)).toEqual({ code: 'game-not-loaded', game: 'scout' });
  expect(await open().find('another')).toBe(null);
  await store.write([store.updateMatch(MATCH.id, { state: 'closed' })]);
  expect(await open().find(MATCH.id)).toBe(null);
});

test('closing a match that everybody has left closes it in the database too', async () => {
  await writeMatch(store, [FREE, FREE]);
  const match = await found(open());
  const { client } = clientOf('anna', null);
  expect(await ask(match, client, { kind: 'sit', id: 1, name: 'Anna', contribution: 'x' })).toBe('done');
  client.seat = 0;
  expect(await ask(match, client, { kind: 'leave', id: 2, closes: true })).toBe('done');
  expect((await store.findMatch(MATCH.id))?.match).toMatchObject({ state: 'closed', wake_at: null });
  expect(await open().find(MATCH.id)).toBe(null);
});

describe('resync', () => {
  test('looks up only matches that have clients', async () => {
    await writeMatch(store);
    const asked: (readonly string[])[] = [];
    const headsOf: Store['headsOf'] = (ids) => {
      asked.push(ids);
      return store.headsOf(ids);
    };
    const registry = open({ store: { ...store, headsOf } });
    const match = await found(registry);
    await registry.resync();
    expect(asked).toEqual([]);
    await match.runExclusive(() => match.admit(clientOf(null, null).client, undefined));
    await registry.resync();
    expect(asked).toEqual([[MATCH.id]]);
  });

  test('sends clients what was begun and played in another process', async () => {
    await writeMatch(store);
    const registry = open();
    const match = await found(registry);
    const { client, received } = clientOf(null, null);
    await match.runExclusive(() => match.admit(client, undefined));
    const there = openMatch(store);
    await startMatch(there);
    expect(received.some(({ kind }) => kind === 'position')).toBe(false);
    await registry.resync();
    await registry.settle();
    expect(received.some(({ kind }) => kind === 'position')).toBe(true);
    await there.runExclusive(() => playOne(there));
    expect(received.some(({ kind }) => kind === 'moved')).toBe(false);
    await registry.resync();
    await registry.settle();
    expect(received.some(({ kind }) => kind === 'moved')).toBe(true);
  });
});

test('a process catches up when another one reports a later ply', async () => {
  await writeMatch(store);
  const [here, there] = [openMatch(store), openMatch(store)];
  await startMatch(there);
  await here.runExclusive(() => here.reload());
  const { client, received } = clientOf(null, null);
  await here.runExclusive(() => here.admit(client, undefined));
  await there.runExclusive(() => there.reload());
  await there.runExclusive(() => playOne(there));
  const message = { from: 'there', at: Date.now(), changes: here.roomVersion };
  await here.runExclusive(() => onPeerMessage(here, { ...message, ply: 0 }));
  expect(received.some(({ kind }) => kind === 'moved')).toBe(false);
  await here.runExclusive(() => onPeerMessage(here, { ...message, ply: 1 }));
  expect(received.some(({ kind }) => kind === 'moved')).toBe(true);
});

test('a vote in another process counts: a bot takes the seat of an absent player', async () => {
  await writeMatch(store);
  const match = openMatch(store);
  await startMatch(match);
  const { client, received } = clientOf('bruno', 1);
  await match.runExclusive(() => match.admit(client, undefined));
  const from = { from: 'there', at: Date.now() };
  await match.runExclusive(() => onPeerMessage(match, { ...from, vote: { seat: 0, by: 0 } }));
  expect(match.players[0]).toMatchObject({ standIn: null });
  const before = received.length;
  await match.runExclusive(() => onPeerMessage(match, { ...from, vote: { seat: 0, by: 1 } }));
  expect(match.players[0]).toMatchObject({ standIn: 'scribe' });
  expect((await store.findMatch(MATCH.id))?.players[0]?.level).toBe('scribe');
  expect(received.slice(before).map(({ kind }) => kind)).toEqual(['room']);
});

test('a person still gets a seat if another process has changed the room meanwhile', async () => {
  await writeMatch(store, [FREE, FREE]);
  const [one, two] = [await found(open()), await found(open())];
  const sit = (name: string): MatchRequest => ({ kind: 'sit', id: 1, name, contribution: name });
  expect(await ask(one, clientOf('anna', null).client, sit('Anna'))).toBe('done');
  expect(await ask(two, clientOf('bruno', null).client, sit('Bruno'))).toBe('done');
  const stored = await store.findMatch(MATCH.id);
  expect([stored?.match.state, stored?.players.map(({ person }) => person)]).toEqual([
    'playing',
    ['anna', 'bruno'],
  ]);
});

test('a process without bots asks for one, and a process with bots looks at once at what is due', async () => {
  const hub = new Hub();
  const looked: boolean[] = [];
  const wakeUpsOf = (hasBots: boolean) =>
    new WakeUps({
      ...portsOf({ hasBots, bus: openLocalBus(hub) }),
      store: {
        ...store,
        dueMatches: async () => {
          looked.push(hasBots);
          return [];
        },
      },
      lookUp: async () => ({ code: 'unknown-match' }),
      forget: () => {},
    });
  const [web, bots] = [wakeUpsOf(false), wakeUpsOf(true)];
  web.wantBot();
  await expect.poll(() => looked).toEqual([true]);
  web.close();
  bots.close();
  web.wantBot();
  for (let i = 0; i < 5; i++) await setImmediate();
  expect(looked).toEqual([true]);
});

test('a waiting match whose game is not loaded keeps a wake-up, so that it is closed some day', async () => {
  await writeMatch(store, [FREE, FREE]);
  await store.write([store.updateMatch(MATCH.id, { wake_at: 1 })]);
  await open({ games: [], now: () => 1000 }).tick();
  const { match } = (await store.findMatch(MATCH.id))!;
  expect(match).toMatchObject({ state: 'waiting', wake_at: 1000 + 86_400_000 });
});

test('a wake-up of a match that is over is cleared, even if its rules are of another version', async () => {
  await writeMatch(store);
  const old = { state: 'over', version: scout.version - 1, wake_at: 1 };
  await store.write([store.updateMatch(MATCH.id, old)]);
  await open().tick();
  expect((await store.findMatch(MATCH.id))?.match.wake_at).toBe(null);
});

describe('whether anybody is present', () => {
  const bots: Player[] = PLAYERS.map(({ name }) => ({ kind: 'bot', name, level: 'master' }));

  test('is known at once to a single process, and to several only after they have asked and waited', () => {
    let now = 1000;
    const match = openMatch(store, { isAlone: () => false, now: () => now }, bots);
    expect(isEmpty(openMatch(store))).toBe(true);
    expect(isEmpty(match)).toBe(null);
    // An announcement alone does not ask.
    match.room.announce();
    now += REPORT_TIMEOUT_MS;
    expect(isEmpty(match)).toBe(null);
    match.room.announce(true);
    now += REPORT_TIMEOUT_MS - 1;
    expect(isDeserted(match)).toBe(null);
    now += 1;
    expect(isDeserted(match)).toBe(true);
    // A further announcement does not change the answer.
    match.room.announce();
    expect(isDeserted(match)).toBe(true);
  });

  test('is asked when the first client comes, not when the second one comes', async () => {
    await writeMatch(store);
    const asks: boolean[] = [];
    const publish = (_: string, news: { asks?: boolean | undefined }) => {
      asks.push(news.asks ?? false);
    };
    const match = openMatch(store, { isAlone: () => false, publish });
    for (const person of ['anna', 'bruno'])
      await match.runExclusive(() => match.admit(clientOf(person, null).client, undefined));
    expect(asks).toEqual([true, false]);
  });

  test('only a match of bots without spectators is deserted', () => {
    const waiting = openMatch(store);
    expect([isEmpty(waiting), isDeserted(waiting)]).toEqual([true, false]);
    const watched = openMatch(store, {}, bots);
    watched.room.add(clientOf(null, null).client);
    expect(isDeserted(watched)).toBe(false);
  });

  test('bots at a table whose people have left wait until one of these takes the seat back', () => {
    const left = PLAYERS.map((player) => ({ ...player, standIn: 'scribe' }) as Player);
    const match = openMatch(store, {}, left);
    match.room.add(clientOf(null, null).client);
    expect(isDeserted(match)).toBe(true);
    // An open page is not a person who looks at it.
    match.room.add(clientOf('anna', 0).client);
    expect(isDeserted(match)).toBe(true);
    expect(isDeserted(openMatch(store, {}, left, { tournament: 't' }))).toBe(false);
    // Who has resigned is not waited for: spectators see the bots play the rest.
    const resigned = left.map((player): Player => ({ ...player, resignedAt: 1 }) as Player);
    const given = openMatch(store, {}, resigned);
    given.room.add(clientOf(null, null).client);
    expect(isDeserted(given)).toBe(false);
  });
});

test('a game begun by other rules is outdated; a waiting match never is', () => {
  const outdated = (state: Match['state'], version: number) =>
    openMatch(store, {}, PLAYERS, { state, version }).isOutdated;
  const { version } = scout;
  expect([outdated('waiting', version), outdated('waiting', version - 1)]).toEqual([false, false]);
  expect([outdated('playing', version), outdated('playing', version - 1)]).toEqual([false, true]);
  expect(outdated('over', version - 1)).toBe(true);
});
