// Reading a game that is in memory is not charged as a replay.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, playOn, type TestServer, table } from '../fixtures.ts';

const BURST = 60;
const PEOPLE = ['Anna', 'Bruno'];
let server: TestServer;
/** The clock of the server. It stands still, so that budgets are not refilled. */
let now = 1_000_000_000_000;
beforeAll(async () => {
  const requests = { burst: BURST, perSecond: 1 };
  // No match is evicted during the test.
  server = await openServer({ requests, now: () => now, registry: { idleMs: 3_600_000_000 } });
});
afterAll(() => server.close());

test('the record of a game in memory costs one unit, however long the game was', async () => {
  const { match, clients } = await table(server.address, { game: 'scriptoria', people: PEOPLE });
  await playOn(clients);
  now += 30_000_000;
  const answers: number[] = [];
  for (let i = 0; i <= BURST; i++) {
    answers.push((await fetch(`${server.address}/api/matches/${match}/record`)).status);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(BURST);
  expect(answers.at(-1)).toBe(429);
  for (const client of clients) client.close();
});
