// Another game with the same people: who wants it, and who does not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const answers = ({ room }: TestClient) =>
  room?.sitters.map((player) => (player.kind === 'person' ? (player.rematch ?? null) : null));

test('everybody sees who wants another game; who declined and thinks again gets a seat there', async () => {
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
  expect(kept.map(({ room }) => room?.you)).toEqual([2, 0, 1]);
  for (const client of [...clients, ...kept]) client.close();
});

test('somebody who declined first and then asks has a seat at the next table', async () => {
  const { devices, clients } = await table(server.address, { people: ['Anna', 'Bruno'] });
  const [anna, bruno] = clients as [TestClient, TestClient];
  await anna.ask({ kind: 'resign' });
  await bruno.ask({ kind: 'rematch', wants: false });
  await bruno.ask({ kind: 'rematch' });
  const match = bruno.room!.next!;
  const there = await new TestClient(server.address).enter({ match, device: devices[1]! });
  expect(there.room?.you).toBe(0);
  for (const client of [...clients, there]) client.close();
});

test('a later no gives the seat at the next table up; a later yes gets a free one, or is refused', async () => {
  const { devices, clients } = await table(server.address, { people: ['Anna', 'Bruno'] });
  const [anna, bruno] = clients as [TestClient, TestClient];
  await anna.ask({ kind: 'resign' });
  await anna.ask({ kind: 'rematch' });
  const match = anna.room!.next!;
  const there = await new TestClient(server.address).enter({ match, device: devices[0]! });
  await there.ask({ kind: 'sit', name: 'Anna', contribution: 'a' });
  expect(await anna.ask({ kind: 'rematch', wants: false })).toMatchObject({ kind: 'done' });
  await there.until(() => there.room?.you === null);
  expect(there.room?.sitters).toMatchObject([{ name: 'Bruno' }, { name: '', hasSat: false }]);
  expect(await anna.ask({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  await there.until(() => there.room?.you === 1);

  // Somebody else takes the seat that Bruno has given up.
  expect(await bruno.ask({ kind: 'rematch', wants: false })).toMatchObject({ kind: 'done' });
  const device = await guest(server.address, 'Chloé');
  const chloe = await new TestClient(server.address).enter({ match, device });
  expect(await chloe.ask({ kind: 'sit', name: 'Chloé', contribution: 'c' })).toMatchObject({ kind: 'done' });
  expect(await bruno.ask({ kind: 'rematch' })).toMatchObject({ refusal: { code: 'no-free-seat' } });
  expect(answers(bruno)).toEqual(['yes', 'no']);
  await there.ask({ kind: 'sit', name: 'Anna', contribution: 'a' });
  const late = await anna.ask({ kind: 'rematch', wants: false });
  expect(late).toMatchObject({ refusal: { code: 'not-waiting' } });
  for (const client of [...clients, there, chloe]) client.close();
});
