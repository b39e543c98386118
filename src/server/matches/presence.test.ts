// What others learn about a player who is not there: since when, and whether the connection broke off.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
const skew = { ms: 0 };
beforeAll(async () => {
  server = await openServer({ now: () => Date.now() + skew.ms });
});
afterAll(() => server.close());

const shown = (client: TestClient, seat: number) => {
  const player = client.room?.sitters[seat];
  if (player?.kind !== 'person') throw new Error('a person sits there');
  return player;
};

test('a closed page and a broken connection look different, and both end when the player is back', async () => {
  const { match, devices, clients } = await table(server.address);
  const [anna, bruno] = clients as [TestClient, TestClient];
  expect(shown(anna, 1)).not.toHaveProperty('awayForMs');
  bruno.close();
  await anna.until(() => !shown(anna, 1).isHere);
  expect(shown(anna, 1).awayForMs).toBeLessThan(10_000);
  expect(shown(anna, 1)).not.toHaveProperty('isCut');
  skew.ms += 60_000;
  const back = await new TestClient(server.address).enter({ match, device: devices[1]! });
  await anna.until(() => shown(anna, 1).isHere);
  expect(shown(anna, 1)).not.toHaveProperty('awayForMs');
  back.socket.terminate();
  await anna.until(() => !shown(anna, 1).isHere);
  expect(shown(anna, 1)).toMatchObject({ isCut: true });
  skew.ms += 60_000;
  // Somebody else comes: the room is sent again, with the time since then.
  const watcher = await new TestClient(server.address).enter({ match });
  expect(shown(watcher, 1).awayForMs).toBeGreaterThanOrEqual(60_000);
  const again = await new TestClient(server.address).enter({ match, device: devices[1]! });
  await anna.until(() => shown(anna, 1).isHere);
  expect(shown(anna, 1)).not.toHaveProperty('isCut');
  for (const client of [anna, watcher, again]) client.close();
});
