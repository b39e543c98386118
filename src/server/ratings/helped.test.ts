// A bot has decided for somebody who came back: that gains them nothing and costs the other nothing; over real sockets.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me } from '../../protocol/account.ts';
import { openServer, playOn, type TestClient, type TestServer } from '../fixtures.ts';
import { sitDownAt } from '../multi-process/servers.fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';

let own: TestDatabase;
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  servers = [await openServer({ database: own.url }), await openServer({ database: own.url })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

const ratingOf = async (device: string) => {
  const answer = await fetch(`${servers[0]!.address}/api/me`, {
    headers: { authorization: `Bearer ${device}` },
  });
  return ((await answer.json()) as Me).ratings[0];
};

/** Two people, each at a process of their own. */
async function twoPeople() {
  const { devices, clients } = await sitDownAt(servers.map(({ address }) => address));
  return { devices, clients, anna: clients[0]!, bruno: clients[1]! };
}

const isHelped = ({ room }: TestClient, seat: number) => {
  const player = room?.sitters[seat];
  return player?.kind === 'person' && player.wasHelped === true;
};

/** Plays until this person has to decide, who then lets a bot do it and comes back. */
async function letBotDecide(clients: readonly TestClient[], leaver: TestClient): Promise<void> {
  while (leaver.moves.length === 0) await playOn(clients, 1);
  const { ply } = leaver;
  expect(await leaver.ask({ kind: 'leave' })).toMatchObject({ kind: 'done' });
  await leaver.until(() => leaver.ply > ply);
  expect(await leaver.ask({ kind: 'back' })).toMatchObject({ kind: 'done' });
}

test('who came back after a bot has decided gains nothing, and the other loses nothing; the game counts as finished for both', async () => {
  const { devices, clients, anna, bruno } = await twoPeople();
  await letBotDecide(clients, anna);
  for (const client of clients) await client.until(() => isHelped(client, 0));
  expect(isHelped(anna, 1)).toBe(false);
  await playOn(clients);
  const [helped, other] = await Promise.all(devices.map(ratingOf));
  expect([helped?.games, other?.games]).toEqual([1, 1]);
  const { places } = anna.outcome as { places: readonly number[] };
  expect(helped!.rating).toBe(places[0] === 1 ? 1500 : Math.min(helped!.rating, 1499));
  expect(other!.rating).toBe(places[0] === 1 ? 1500 : Math.max(other!.rating, 1501));
  for (const client of [anna, bruno]) client.close();
}, 60_000);

test('who was helped and then resigns has lost, and both are rated', async () => {
  const { devices, clients, anna, bruno } = await twoPeople();
  await letBotDecide(clients, anna);
  expect(await anna.ask({ kind: 'resign' })).toMatchObject({ kind: 'done' });
  await bruno.until(() => bruno.room?.state === 'over');
  const [loser, winner] = [await ratingOf(devices[0]!), await ratingOf(devices[1]!)];
  expect(winner!.rating).toBeGreaterThan(loser!.rating);
  for (const client of [anna, bruno]) client.close();
});

test('a game is rated if the person was back before a bot had to decide', async () => {
  const { devices, clients, anna, bruno } = await twoPeople();
  while (anna.moves.length > 0) await playOn(clients, 1);
  await anna.ask({ kind: 'leave' });
  await anna.ask({ kind: 'back' });
  await playOn(clients);
  expect(isHelped(bruno, 0)).toBe(false);
  const ratings = await Promise.all(devices.map(ratingOf));
  expect(ratings.map((each) => each?.games)).toEqual([1, 1]);
  // After a draw both ratings are what they began with, but more certain.
  for (const each of ratings) expect(each!.uncertainty).toBeLessThan(491);
  for (const client of [anna, bruno]) client.close();
}, 60_000);
