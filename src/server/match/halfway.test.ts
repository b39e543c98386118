// What fails half-way in memory has not happened: the database says what has.
import { expect, test } from 'vitest';
import { allOptions } from '../../engine/index.ts';
import { scout } from '../../games/scout/index.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { storeOf } from '../storage/store.ts';
import { Match } from './match.ts';
import type { MatchPorts } from './ports.ts';
import { rowOf } from './setting.ts';

test('a game that ended while the database was away has not ended, and can be ended again', async () => {
  const database = await openSqlite(':memory:');
  const store = storeOf(database);
  let isAway = true;
  const ports: MatchPorts = {
    store,
    now: Date.now,
    hasBots: false,
    think: async () => null,
    wantBot: () => {},
    tellMoves: () => {},
    tellOthers: () => {},
    isAlive: () => true,
    settle: async ({ setting }) => setting.options,
    conclude: async () => {
      if (isAway) throw new Error('the database is away');
      return [];
    },
  };
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
  await store.write(store.newMatch(row, seats));
  const match = new Match({ match: row, sitters: seats }, scout, ports);
  await match.do(async () => {
    const changes: Parameters<Match['write']>[0][number][] = [];
    await match.startIfFull(changes);
    await match.write(changes);
  });
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
  await database.close();
});
