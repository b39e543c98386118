// Who is told what happens at a match: by the rows that are written together with it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeClient } from '../api/admission.ts';
import type { Database } from '../storage/database.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { clientOf, openMatch, playOne, startMatch, writeMatch } from './match.fixtures.ts';

let database: Database;
let store: Store;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await writeMatch(store);
});
afterEach(() => database.close());

const due = async () =>
  (
    await database.query.selectFrom('notices').select(['person', 'kind', 'ply']).orderBy('person').execute()
  ).map(({ person, kind, ply }) => `${person} ${kind} ${ply}`);

test('those who are away are told, those who look are not', async () => {
  const match = openMatch(store);
  match.room.add(clientOf('anna', 0).client);
  await startMatch(match);
  expect(await due()).toEqual(['bruno turn 0']);
});

test('a page in the background does not look', async () => {
  const match = openMatch(store);
  match.room.add({ ...clientOf('anna', 0).client, isHidden: true });
  match.room.add(clientOf('bruno', 1).client);
  await startMatch(match);
  expect(await due()).toEqual(['anna turn 0']);
});

test('somebody whose connection ends while the game begins is told', async () => {
  let gone: Promise<void> | null = null;
  const write: Store['write'] = async (changes) => {
    // Between the decision, for which the client was there, and its commit.
    gone ??= removeClient(match, client, false);
    return database.write(changes);
  };
  const match = openMatch({ ...store, write });
  const { client } = clientOf('anna', 0);
  match.room.add(client);
  match.room.add(clientOf('bruno', 1).client);
  await startMatch(match);
  await gone;
  expect(await due()).toEqual(['anna turn 0']);
});

test('a question is told once, however many others answer meanwhile, and the next one anew', async () => {
  const match = openMatch(store);
  await startMatch(match);
  expect(await due()).toEqual(['anna turn 0', 'bruno turn 0']);
  await match.runExclusive(() => playOne(match));
  expect(await due()).toEqual(['anna turn 0', 'bruno turn 0']);
  await match.runExclusive(() => playOne(match));
  expect((await due()).filter((each) => each.endsWith(' 2'))).toHaveLength(1);
});

test('with days for a decision everybody is also told when a quarter of the time is left, looking or not', async () => {
  const clock = JSON.stringify({ kind: 'move', seconds: 4 * 86_400 });
  const match = openMatch(store, { now: () => 1000 }, undefined, { clock });
  for (const [seat, person] of ['anna', 'bruno'].entries()) match.room.add(clientOf(person, seat).client);
  await startMatch(match);
  expect(await due()).toEqual(['anna low-time 0', 'bruno low-time 0']);
  const rows = await database.query.selectFrom('notices').select(['due_at', 'deadline']).execute();
  expect(rows[0]).toEqual({ due_at: 1000 + 3 * 86_400_000, deadline: 1000 + 4 * 86_400_000 });
});
