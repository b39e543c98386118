// A rated game that all its people have left ends after a day: who left first has lost.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchRow } from '../storage/schema.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { LEFT_MS } from './commands/end-left.ts';
import { STAND_IN_LEVEL, standIn } from './commands/stand-in.ts';
import type { Player } from './config.ts';
import { endLeftTables, LEFT_TABLES_INTERVAL_MS } from './left-tables.ts';
import { MATCH, openMatch, PLAYERS, startMatch, writeMatch } from './match.fixtures.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
let now: number;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  now = 1_000_000;
});
afterEach(() => database.close());

async function begun(row: Partial<MatchRow> = {}, players: readonly Player[] = PLAYERS) {
  await writeMatch(store, players, row);
  const match = openMatch(store, { now: () => now }, players, { rated: 'rated', ...row });
  await startMatch(match);
  const set = (seat: number, level: typeof STAND_IN_LEVEL | null) =>
    match.runExclusive(() => match.execute((state) => standIn(state, seat, level)));
  const leave = (seat: number) => {
    now += 1000;
    return set(seat, STAND_IN_LEVEL);
  };
  const tick = async (laterMs: number) => {
    now += laterMs + LEFT_TABLES_INTERVAL_MS;
    await endLeftTables({
      store,
      now: () => now,
      executeAt: (_, command) => match.runExclusive(() => match.execute(command)),
    });
    return match.ending;
  };
  return { match, leave, comeBack: (seat: number) => set(seat, null), tick };
}

test('it waits for a day; then who left last has won', async () => {
  const { match, leave, tick } = await begun();
  await leave(1);
  await leave(0);
  expect(await tick(LEFT_MS / 2)).toBe(null);
  expect(await tick(LEFT_MS / 2)).toEqual({ reason: 'resigned', by: 1, places: [1, 2] });
  expect(match.players).toMatchObject([{ standIn: null, resignedAt: null }, { resignedAt: 1_001_000 }]);
  expect((await store.findMatch(MATCH.id))?.match).toMatchObject({ state: 'over' });
});

test('who came back meanwhile has not left first', async () => {
  const { leave, comeBack, tick } = await begun();
  await leave(1);
  await comeBack(1);
  await leave(0);
  expect(await tick(2 * LEFT_MS)).toBe(null);
  await leave(1);
  expect(await tick(LEFT_MS)).toEqual({ reason: 'resigned', by: 0, places: [2, 1] });
});

test('a lone person who has left a rated game against bots has lost it after a day', async () => {
  const players: Player[] = [PLAYERS[0]!, { kind: 'bot', name: 'Bede', level: 'novice' }];
  const { match, leave, tick } = await begun({}, players);
  await leave(0);
  expect(await tick(LEFT_MS / 2)).toBe(null);
  expect(await tick(LEFT_MS / 2)).toEqual({ reason: 'resigned', by: 0, places: [2, 1] });
  expect(match.players[0]).toMatchObject({ resignedAt: 1_001_000 });
});

test('a casual game waits for its people', async () => {
  const { leave, tick } = await begun({ rated: 'casual' });
  await leave(1);
  await leave(0);
  expect(await tick(3 * LEFT_MS)).toBe(null);
});

test('at a tournament it ends at once, because the next round waits', async () => {
  const { match, leave } = await begun({ tournament: 't' });
  await leave(0);
  expect(match.ending).toBe(null);
  await leave(1);
  expect(match.ending).toEqual({ reason: 'resigned', by: 0, places: [2, 1] });
});
