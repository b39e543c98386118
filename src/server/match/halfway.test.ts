// What fails half-way in memory has not happened: the database says what has.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allOptions } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { Match } from './match.ts';
import type { MatchPorts } from './ports.ts';
import { startIfFull } from './seating.ts';
import { rowOf } from './setting.ts';
import type { Visitor } from './visitor.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await store.write(store.newMatch(row, seats));
});
afterEach(() => database.close());

const row = {
  id: 'm',
  game: 'scout',
  version: scout.version,
  options: JSON.stringify(allOptions(scout)[0]),
  state: 'waiting',
  is_open: 0,
  clock: 'null',
  watch: 'public',
  host: 'anna',
  secret: 's'.repeat(43),
  seed: null,
  created_at: 1,
  started_at: null,
  ended_at: null,
  result: null,
  next: null,
  wake_at: null,
  changes: 0,
  wants_bot: 0,
};
const seats = ['anna', 'bruno'].map((person, seat) =>
  rowOf('m', seat, {
    kind: 'person',
    name: person,
    person,
    contribution: person,
    standIn: null,
    linkHash: null,
  }),
);

/** A process that has the match in memory. */
function open(ports: Partial<MatchPorts> = {}): Match {
  return new Match({ match: row, sitters: seats }, scout, {
    store,
    now: Date.now,
    hasBots: false,
    think: async () => null,
    isAlone: () => true,
    wantBot: () => {},
    tellMoves: () => {},
    tellOthers: () => {},
    isAlive: () => true,
    settle: async ({ setting }) => setting.options,
    conclude: async () => [],
    ...ports,
  });
}

const start = (match: Match) =>
  match.do(async () => {
    const changes: Parameters<Match['write']>[0][number][] = [];
    await startIfFull(match, changes);
    await match.writeRoom(changes);
  });

test('a game that ended while the database was away has not ended, and can be ended again', async () => {
  let isAway = true;
  const match = open({
    conclude: async () => {
      if (isAway) throw new Error('the database is away');
      return [];
    },
  });
  await start(match);
  /** Until the end, or until it fails. */
  const playOn = () =>
    match.do(async () => {
      for (;;) {
        const { table } = await match.running();
        const [seat] = table.deciders;
        if (seat === undefined) return;
        const [move] = table.legalMoves(seat);
        await match.play(
          seat,
          [scout.notation(move as Parameters<typeof scout.notation>[0])],
          table.ply,
          null,
        );
      }
    });
  await expect(playOn()).rejects.toThrow('away');
  const before = await store.movesOf('m');
  expect((await store.matchOf('m'))?.match.state).toBe('playing');
  expect(await match.do(async () => [match.state, (await match.running()).table.ply])).toEqual([
    'playing',
    before.length,
  ]);
  isAway = false;
  await playOn();
  expect((await store.matchOf('m'))?.match.state).toBe('over');
  expect((await store.movesOf('m')).length).toBeGreaterThan(before.length);
});

test('who waited while the database was away is told of the start when it is back, though nobody else says anything', async () => {
  let isAway = false;
  const there = open({
    store: {
      ...store,
      movesOf: async (id) => {
        if (isAway) throw new Error('the database is away');
        return store.movesOf(id);
      },
    },
  });
  const heard: string[] = [];
  const anna: Visitor = {
    person: 'anna',
    seat: 0,
    address: '127.0.0.1',
    wantsMoves: false,
    link: null,
    send: (text) => heard.push(text),
    end: () => {},
  };
  await there.do(() => there.admit(anna, undefined));
  await start(open());
  const heads = () => store.headsOf(['m']);
  expect(there.isBehind((await heads())[0]!)).toBe(true);
  isAway = true;
  await expect(there.do(() => there.renew())).rejects.toThrow('away');
  expect(heard.some((text) => text.includes('"position"'))).toBe(false);
  // As each process looks every few seconds.
  expect(there.isBehind((await heads())[0]!)).toBe(true);
  isAway = false;
  await there.do(async () => {});
  expect(heard.some((text) => text.includes('"position"'))).toBe(true);
  expect(there.isBehind((await heads())[0]!)).toBe(false);
});

test('a match rests until its game is asked for, and again after it was forgotten', async () => {
  const match = open();
  expect(match.isResting).toBe(true);
  await match.do(() => match.running());
  expect(match.isResting).toBe(false);
  match.rest();
  expect(match.isResting).toBe(true);
});
