// Somebody deletes their data, or sits down elsewhere, after a command has read the database and before it writes.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchRequest } from '../../protocol/client.ts';
import { ratingChanges, seatHolderOf } from '../ratings/ratings.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { handle } from './commands/index.ts';
import { keepSeat } from './commands/kept-seat.ts';
import { FREE, playerRow } from './config.ts';
import { clientOf, MATCH, openMatch, seated, startMatch, writeMatch } from './match.fixtures.ts';
import type { Match } from './match.ts';

let database: Awaited<ReturnType<typeof openSqlite>>;
let store: Store;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
});
afterEach(() => database.close());

const ask = (match: Match, person: string, request: MatchRequest, seat: number | null = null) =>
  match.runExclusive(() =>
    handle(match, clientOf(person, seat).client, request, {
      refuseBots: () => null,
      executeAt: async () => 'done' as const,
      personName: async () => (await match.ports.store.findPerson(person))?.name ?? null,
      isDeviceKnown: async () => true,
    }),
  );
const SIT = { kind: 'sit', id: 1, name: 'Bruno', contribution: '' } as const;
const SAY = { kind: 'say', id: 1, said: { kind: 'line', line: 'Hello' } } as const;

/** `act` happens right after the first time that this is read. */
function after<K extends 'findPerson' | 'duplicateTables'>(read: K, act: () => Promise<unknown>): Store {
  let hasActed = false;
  const reading = async (id: string) => {
    const found = await store[read](id);
    if (!hasActed) await act();
    hasActed = true;
    return found;
  };
  return { ...store, [read]: reading };
}
const deleted = (person: string) => () => store.write([store.deletePerson(person)]);

test('who is deleted meanwhile does not sit down, is not kept a seat and says nothing', async () => {
  const players = [seated('anna'), FREE];
  await writeMatch(store, players);
  const storeNow = after('findPerson', deleted('bruno'));
  const match = openMatch(store, { store: storeNow }, players);
  expect(await ask(match, 'bruno', SIT)).toEqual({ code: 'unknown-device' });
  expect(match.players[1]).toEqual(FREE);
  const later = openMatch(store, { store: after('findPerson', deleted('chloe')) }, players);
  const keep = keepSeat({ name: 'Chloe', person: 'chloe' }, 1);
  expect(await later.runExclusive(() => later.execute(keep))).toEqual({ code: 'unknown-device' });
  expect((await store.findMatch(MATCH.id))?.players[1]?.person).toBeNull();
  const watched = openMatch(store, { store: after('findPerson', deleted('denis')) }, players);
  expect(await ask(watched, 'denis', SAY)).toEqual({ code: 'unknown-device' });
  expect(await database.query.selectFrom('chat').selectAll().execute()).toEqual([]);
});

test('of two seats at tables with the same deal a person gets one, however fast they are', async () => {
  const duplicate = 'd';
  await writeMatch(store, [FREE, FREE], { duplicate });
  const rows = [FREE, FREE].map((player, seat) => playerRow('other', seat, player));
  await store.write([store.insertMatch({ ...MATCH, id: 'other', duplicate }, rows)]);
  const sitsThere = () => store.write([store.updatePlayer('other', 1, { person: 'bruno' })]);
  const ports = { store: after('duplicateTables', sitsThere) };
  const match = openMatch(store, ports, [FREE, FREE], { duplicate });
  expect(await ask(match, 'bruno', SIT)).toEqual({ code: 'same-deal' });
  expect((await store.findMatch(MATCH.id))?.players.map(({ person }) => person)).toEqual([null, null]);
  expect(await ask(match, 'chloe', SIT)).toBe('done');
});

test('a game ends although one of its people is gone: only the others are rated', async () => {
  await writeMatch(store);
  const match = openMatch(store, {
    outcomeChanges: async ({ players }, places) =>
      ratingChanges(store, {
        match: MATCH.id,
        game: 'scout',
        at: 1,
        isRated: true,
        isShort: false,
        holders: players.map(seatHolderOf),
        places: [...places],
      }),
  });
  await startMatch(match);
  // As another process has done that could not tell this one.
  await database.query.deleteFrom('persons').where('id', '=', 'anna').execute();
  expect(await ask(match, 'bruno', { kind: 'resign', id: 1 }, 1)).toBe('done');
  expect((await store.findMatch(MATCH.id))?.match.state).toBe('over');
  expect((await store.ratingsIn('scout', ['anna', 'bruno'])).map(({ person }) => person)).toEqual(['bruno']);
  expect(await store.ratingStepsOfMatch(MATCH.id)).toMatchObject([{ person: 'bruno' }]);
});
