// People who search at the same time in several processes: everybody is paired once, by the database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scout } from '../../games/scout/index.ts';
import { realSystem } from '../../protocol/system.ts';
import { Pairing } from '../lobby/pairing.ts';
import type { Database } from '../storage/database.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { openPostgres } from '../storage/postgres.ts';
import { type Store, storeOf } from '../storage/store.ts';

const PEOPLE = 41;

let own: TestDatabase;
const opened: Database[] = [];
beforeAll(async () => {
  own = await newDatabase();
  for (let i = 0; i < 3; i++) opened.push(await openPostgres(own.url));
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await own.drop();
});

test('an odd number of people in three processes: all but one are in exactly one match, of two different people', async () => {
  const stores = opened.map(storeOf) as [Store, Store, Store];
  const processes = stores.map(
    (store) => new Pairing({ store, games: [scout], maxTablesPerPerson: 50, ...realSystem }),
  );
  const people = Array.from({ length: PEOPLE }, (_, i) => `person-${i}`);
  await stores[0].write(people.map((person) => stores[0].insertPerson(person, person, 1)));
  const at = (i: number) => processes[i % processes.length]!;
  const searches = await Promise.all(
    people.map((person, i) =>
      at(i).seek(person, { game: i % 2 ? 'scout' : null, clock: null, takesBot: false }),
    ),
  );
  const ids = searches.map((search) => ('seek' in search ? search.seek : ''));
  // The pages ask again, each time at another process.
  let matches: (string | null)[] = [];
  for (let round = 1; round <= 10 && matches.filter((match) => match === null).length !== 1; round++) {
    const found = await Promise.all(people.map((person, i) => at(i + round).ask(person, ids[i]!)));
    matches = found.map((search) => ('match' in search ? search.match : 'refused'));
  }
  const paired = matches.filter((match) => match !== null);
  expect(paired).toHaveLength(PEOPLE - 1);
  expect(new Set(paired).size).toBe((PEOPLE - 1) / 2);
  for (const [i, match] of matches.entries()) {
    if (match === null) continue;
    const stored = await stores[2].findMatch(match);
    const seated = stored?.players.map(({ person }) => person) ?? [];
    expect(seated).toContain(people[i]);
    expect(new Set(seated).size).toBe(2);
  }
  // No match was made that nobody knows of.
  const { rows } = await own.run('select count(*)::int as count from matches');
  expect(rows[0]).toEqual({ count: (PEOPLE - 1) / 2 });
});
