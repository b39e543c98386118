// Another game with the same people: who wants it, and who does not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const answers = ({ room }: TestClient) =>
  room?.sitters.map((player) => (player.kind === 'person' ? (player.rematch ?? null) : null));

test('everybody sees who wants another game; the seat of somebody who declined is free there', async () => {
  const { devices, clients } = await table(server.address, { people: ['Anna', 'Bruno', 'Chloé'] });
  const [anna, bruno, chloe] = clients as [TestClient, TestClient, TestClient];
  expect(await anna.ask({ kind: 'rematch' })).toMatchObject({ refusal: { code: 'not-over' } });
  for (const client of clients) await client.ask({ kind: 'resign' });
  expect(await bruno.ask({ kind: 'rematch', wants: false })).toMatchObject({ kind: 'done' });
  expect([answers(bruno), bruno.room?.next]).toEqual([[null, 'no', null], null]);
  expect(await anna.ask({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  await chloe.until(() => chloe.room?.next !== null);
  expect(answers(chloe)).toEqual(['yes', 'no', null]);
  const { next } = chloe.room!;
  // Everybody who accepts gets the same one, as often as they ask; a change of mind is possible.
  for (const client of [chloe, chloe, bruno]) await client.ask({ kind: 'rematch' });
  await chloe.until(() => answers(chloe)?.[1] === 'yes');
  expect([answers(chloe), chloe.room?.next]).toEqual([['yes', 'yes', 'yes'], next]);
  const kept = await Promise.all(
    devices.map((device) => new TestClient(server.address).enter({ match: next!, device })),
  );
  expect(kept.map(({ room }) => room?.you)).toEqual([2, null, 1]);
  for (const client of [...clients, ...kept]) client.close();
});
