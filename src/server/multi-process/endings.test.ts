// Two servers on one PostgreSQL: a match ends once, however many people end it at the same time.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import type { Me } from '../../protocol/account.ts';
import { openServer, playOn, type TestClient, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { sitDownAt } from './servers.fixtures.ts';

let own: TestDatabase;
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  servers = await Promise.all([openServer({ database: own.url }), openServer({ database: own.url })]);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

const addresses = () => servers.map(({ address }) => address);
const get = async <T>(address: string, path: string, device = ''): Promise<T> =>
  (await (
    await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${device}` } })
  ).json()) as T;

/** Both processes say the same about a match that is over, and its record verifies. */
async function endedIn(match: string, clients: readonly TestClient[]) {
  for (const client of clients) await client.until(() => client.room?.state === 'over');
  const [here, there] = clients.map(({ room }) => room?.ending);
  expect(here).toBeDefined();
  expect(there).toEqual(here);
  for (const address of addresses()) {
    const record = await get<GameRecord>(address, `/matches/${match}/record`);
    expect(verify(record, findGame)).toMatchObject({ ok: true });
    expect(record.ending).toEqual(here);
  }
  for (const client of clients) client.close();
  return here!;
}

test('both resign at the same time in different processes: one of them has won, and each is rated once', async () => {
  for (let round = 0; round < 5; round++) {
    const { match, devices, clients } = await sitDownAt(addresses());
    const answers = await Promise.all(clients.map((client) => client.ask({ kind: 'resign' })));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
    const ending = await endedIn(match, clients);
    expect(ending).toMatchObject({ reason: 'resigned', by: answers[0]?.kind === 'done' ? 0 : 1 });
    const games = await Promise.all(
      devices.map(async (device) => (await get<Me>(addresses()[0]!, '/me', device)).ratings[0]?.games),
    );
    expect(games).toEqual([1, 1]);
  }
});

test('one resigns while the other plays in another process: the match is over in both, with the moves so far', async () => {
  for (let round = 0; round < 5; round++) {
    const { match, clients } = await sitDownAt(addresses());
    await playOn(clients, round);
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    const other = clients.find((client) => client !== mover)!;
    await Promise.all([
      mover.ask({ kind: 'play', ply: mover.ply, moves: [mover.moves[0]!] }),
      other.ask({ kind: 'resign' }),
    ]);
    const ending = await endedIn(match, clients);
    expect(ending).toMatchObject({ reason: 'resigned', by: clients.indexOf(other) });
  }
});

test('an offer in one process is answered in another', async () => {
  const { match, clients } = await sitDownAt(addresses());
  const [anna, bruno] = clients as [TestClient, TestClient];
  await anna.ask({ kind: 'offer-end' });
  await bruno.until(() => bruno.room?.endOffer?.by === 0);
  await bruno.ask({ kind: 'answer-end', agrees: true });
  expect(await endedIn(match, clients)).toEqual({ reason: 'agreed' });
});
