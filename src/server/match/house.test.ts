// Several processes at one match, without any network: what they tell each other, and what they find out by themselves.
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scout } from '../../games/scout/index.ts';
import type { TableRequest } from '../../protocol/client.ts';
import type { Bus } from '../bus/bus.ts';
import { Hub, openLocalBus } from '../bus/local.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { hear } from './hearing.ts';
import { HOUSE_SETTINGS, House, type HousePorts } from './house.ts';
import { Jobs } from './jobs.ts';
import { MATCH, openMatch, playOne, SITTERS, startMatch, visitorOf, writeMatch } from './match.fixtures.ts';
import type { Match } from './match.ts';
import { handle } from './requests.ts';
import { FREE, type Sitter } from './setting.ts';
import { ANSWERS_MS, isDeserted, isEmpty } from './urgency.ts';
import type { Visitor } from './visitor.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
const houses: House[] = [];
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
});
afterEach(async () => {
  for (const house of houses.splice(0)) house.close();
  await database.close();
});

/** Says nothing and hears nothing, as when every notice is lost. */
const DEAF: Bus = {
  isAlone: false,
  isUp: false,
  publish: () => {},
  subscribe: () => ({ ready: Promise.resolve(), leave: () => {} }),
  close: async () => {},
};

const portsOf = (ports: Partial<HousePorts>): HousePorts => ({
  store,
  now: Date.now,
  metrics: { jobsDue: () => {}, jobTaken: () => {}, noticed: () => {} },
  hasBots: false,
  think: async () => null,
  bus: DEAF,
  games: [scout],
  settle: async ({ setting }) => setting.options,
  conclude: async () => [],
  ...ports,
});

function open(ports: Partial<HousePorts> = {}): House {
  const house = new House(portsOf(ports), HOUSE_SETTINGS);
  houses.push(house);
  return house;
}

async function found(house: House): Promise<Match> {
  const match = await house.find(MATCH.id);
  if (!match) throw new Error('the match is lost');
  return match;
}

const ask = (match: Match, visitor: Visitor, request: TableRequest) =>
  match.do(() =>
    handle(match, visitor, request, {
      rematch: async () => 'done',
      refuseBots: () => null,
      isDeviceKnown: async () => true,
    }),
  );

test('a match that was closed is not found any more, nor one whose game is not here', async () => {
  await writeMatch(store);
  expect((await open().find(MATCH.id))?.id).toBe(MATCH.id);
  expect(await open({ games: [] }).find(MATCH.id)).toBe(null);
  expect(await open().find('another')).toBe(null);
  await store.write([store.setMatch(MATCH.id, { state: 'closed' })]);
  expect(await open().find(MATCH.id)).toBe(null);
});

test('whoever closes a table that all have left closes it for good, in the database too', async () => {
  await writeMatch(store, [FREE, FREE]);
  const match = await found(open());
  const { visitor } = visitorOf('anna', null);
  expect(await ask(match, visitor, { kind: 'sit', id: 1, name: 'Anna', contribution: 'x' })).toBe('done');
  visitor.seat = 0;
  expect(await ask(match, visitor, { kind: 'leave', id: 2, closes: true })).toBe('done');
  expect((await store.matchOf(MATCH.id))?.match).toMatchObject({ state: 'closed', wake_at: null });
  expect(await open().find(MATCH.id)).toBe(null);
});

describe('looking for what nobody said', () => {
  test('only matches at which somebody is are looked up', async () => {
    await writeMatch(store);
    const asked: (readonly string[])[] = [];
    const headsOf: Store['headsOf'] = (ids) => {
      asked.push(ids);
      return store.headsOf(ids);
    };
    const house = open({ store: { ...store, headsOf } });
    const match = await found(house);
    await house.look();
    expect(asked).toEqual([]);
    await match.do(() => match.admit(visitorOf(null, null).visitor, undefined));
    await house.look();
    expect(asked).toEqual([[MATCH.id]]);
  });

  test('who is here is told what was begun and played elsewhere', async () => {
    await writeMatch(store);
    const house = open();
    const match = await found(house);
    const { visitor, heard } = visitorOf(null, null);
    await match.do(() => match.admit(visitor, undefined));
    const there = openMatch(store);
    await startMatch(there);
    expect(heard.some(({ kind }) => kind === 'position')).toBe(false);
    await house.look();
    await house.settle();
    expect(heard.some(({ kind }) => kind === 'position')).toBe(true);
    await there.do(() => playOne(there));
    expect(heard.some(({ kind }) => kind === 'moved')).toBe(false);
    await house.look();
    await house.settle();
    expect(heard.some(({ kind }) => kind === 'moved')).toBe(true);
  });
});

test('who is farther than we are says so, and we follow', async () => {
  await writeMatch(store);
  const [here, there] = [openMatch(store), openMatch(store)];
  await startMatch(there);
  await here.do(() => here.renew());
  const { visitor, heard } = visitorOf(null, null);
  await here.do(() => here.admit(visitor, undefined));
  await there.do(() => there.renew());
  await there.do(() => playOne(there));
  const notice = { from: 'there', at: Date.now(), changes: here.changes };
  await here.do(() => hear(here, { ...notice, ply: 0 }));
  expect(heard.some(({ kind }) => kind === 'moved')).toBe(false);
  await here.do(() => hear(here, { ...notice, ply: 1 }));
  expect(heard.some(({ kind }) => kind === 'moved')).toBe(true);
});

test('who sits down while another process has changed the room still gets a seat', async () => {
  await writeMatch(store, [FREE, FREE]);
  const [one, two] = [await found(open()), await found(open())];
  const sit = (name: string): TableRequest => ({ kind: 'sit', id: 1, name, contribution: name });
  expect(await ask(one, visitorOf('anna', null).visitor, sit('Anna'))).toBe('done');
  expect(await ask(two, visitorOf('bruno', null).visitor, sit('Bruno'))).toBe('done');
  const stored = await store.matchOf(MATCH.id);
  expect([stored?.match.state, stored?.sitters.map(({ person }) => person)]).toEqual([
    'playing',
    ['anna', 'bruno'],
  ]);
});

test('where no bots are, one that is to move is called for; who has bots looks at once what is due', async () => {
  const hub = new Hub();
  const looked: boolean[] = [];
  const jobsOf = (hasBots: boolean) =>
    new Jobs({
      ...portsOf({ hasBots, bus: openLocalBus(hub) }),
      store: {
        ...store,
        dueMatches: async () => {
          looked.push(hasBots);
          return [];
        },
      },
      find: async () => null,
      forget: () => {},
    });
  const [web, bots] = [jobsOf(false), jobsOf(true)];
  web.wantBot();
  await expect.poll(() => looked).toEqual([true]);
  web.close();
  bots.close();
  web.wantBot();
  for (let i = 0; i < 5; i++) await setImmediate();
  expect(looked).toEqual([true]);
});

describe('whether anybody is at a table', () => {
  const bots: Sitter[] = SITTERS.map(({ name }) => ({ kind: 'bot', name, level: 'master' }));

  test('is known to who is alone, and to others only after they have asked and waited', () => {
    let now = 1000;
    const match = openMatch(store, { isAlone: () => false, now: () => now }, bots);
    expect(isEmpty(openMatch(store))).toBe(true);
    expect(isEmpty(match)).toBe(null);
    // To say who is here is no question.
    match.announce();
    now += ANSWERS_MS;
    expect(isEmpty(match)).toBe(null);
    match.announce(true);
    now += ANSWERS_MS - 1;
    expect(isDeserted(match)).toBe(null);
    now += 1;
    expect(isDeserted(match)).toBe(true);
    // What was answered holds, whatever is said here.
    match.announce();
    expect(isDeserted(match)).toBe(true);
  });

  test('is asked by who comes first and not by who comes next', async () => {
    await writeMatch(store);
    const asks: boolean[] = [];
    const tellOthers = (_: string, news: { asks?: boolean | undefined }) => {
      asks.push(news.asks ?? false);
    };
    const match = openMatch(store, { isAlone: () => false, tellOthers });
    for (const person of ['anna', 'bruno'])
      await match.do(() => match.admit(visitorOf(person, null).visitor, undefined));
    expect(asks).toEqual([true, false]);
  });

  test('only bots that nobody looks on are deserted', () => {
    const waiting = openMatch(store);
    expect([isEmpty(waiting), isDeserted(waiting)]).toEqual([true, false]);
    const watched = openMatch(store, {}, bots);
    watched.presence.visitors.add(visitorOf(null, null).visitor);
    expect(isDeserted(watched)).toBe(false);
  });
});

test('a game begun by other rules is outdated; a table that waits is not, whatever the rules were when it was set', () => {
  const match = openMatch(store);
  const outdated = (state: Match['state'], version: number) => {
    match.state = state;
    match.version = version;
    return match.isOutdated;
  };
  const { version } = scout;
  expect([outdated('waiting', version), outdated('waiting', version - 1)]).toEqual([false, false]);
  expect([outdated('playing', version), outdated('playing', version - 1)]).toEqual([false, true]);
  expect(outdated('over', version - 1)).toBe(true);
});
