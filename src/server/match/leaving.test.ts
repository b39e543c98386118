import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, playOn, post, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const standIn = (client: TestClient, seat: number) => {
  const sitter = client.room?.sitters[seat];
  return sitter?.kind === 'person' ? sitter.standIn : null;
};

test('who leaves in the middle gets a bot in the place, may not play meanwhile, and takes the seat back', async () => {
  const { match, clients, devices } = await table(server.address, { game: 'duodecim' });
  await playOn(clients, 3);
  const [anna, bruno] = clients as [TestClient, TestClient];
  expect(await anna.ask({ kind: 'leave' })).toMatchObject({ kind: 'done' });
  await bruno.until(() => standIn(bruno, 0) !== null);
  const refused = await anna.ask({ kind: 'play', ply: anna.ply, moves: ['x'] });
  expect(refused).toMatchObject({ kind: 'refused', refusal: { code: 'bot-plays' } });
  anna.close();
  // The bot goes on, with nobody at the seat.
  const { ply } = bruno;
  while (bruno.ply < ply + 4) {
    if (bruno.moves.length > 0) await bruno.ask({ kind: 'play', ply: bruno.ply, moves: [bruno.moves[0]!] });
    else await bruno.until(() => bruno.moves.length > 0 || bruno.ply >= ply + 4, 60_000);
  }
  // On another day, by the same device.
  const again = await new TestClient(server.address).enter({ match, device: devices[0]!, moves: true });
  await again.until(() => again.view !== null);
  expect(standIn(again, 0)).not.toBe(null);
  expect(await again.ask({ kind: 'back' })).toMatchObject({ kind: 'done' });
  await bruno.until(() => standIn(bruno, 0) === null);
  await playOn([again, bruno], 4);
  again.close();
  bruno.close();
});

test('who leaves before the start frees the seat; when all have left the table is closed', async () => {
  const devices = [await guest(server.address, 'Anna'), await guest(server.address, 'Bruno')];
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
  const plan = { game: 'scout', seats };
  const { match } = await post<{ match: string }>(server.address, '/matches', plan, devices[0]);
  const clients = await Promise.all(
    devices.map((device) => new TestClient(server.address).enter({ match, device })),
  );
  for (const client of clients) await client.ask({ kind: 'sit', name: 'A', contribution: 'x' });
  const [anna, bruno] = clients as [TestClient, TestClient];
  expect(await anna.ask({ kind: 'leave' })).toMatchObject({ kind: 'done' });
  expect(anna.room?.you).toBe(null);
  expect(await anna.ask({ kind: 'leave' })).toMatchObject({ refusal: { code: 'not-seated' } });
  expect(anna.room?.state).toBe('waiting');
  expect(await bruno.ask({ kind: 'leave' })).toMatchObject({ kind: 'done' });
  expect(bruno.room?.state).toBe('closed');
  for (const client of clients) client.close();
});
