import { expect, test } from 'vitest';
import { guest, openServer, post, TestClient } from '../src/server/fixtures.ts';
import { playAtRandom } from './sample-client.ts';

test('two of them play a whole game against each other and a bot of ours', async () => {
  const server = await openServer();
  const host = await guest(server.address, 'Host');
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'novice' }, { kind: 'person' }];
  const { match } = await post<{ match: string }>(server.address, '/matches', { game: 'scout', seats }, host);
  const [one, two] = await Promise.all(
    ['Quill', 'Vellum'].map((name) => playAtRandom(server.address, match, name)),
  );
  expect(one).toEqual(two);
  expect(one).toMatchObject({ places: expect.arrayContaining([1]) });
  await server.close();
}, 60_000);

test('it ends when the other player resigns', async () => {
  const server = await openServer();
  const host = await guest(server.address, 'Host');
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { match } = await post<{ match: string }>(server.address, '/matches', { game: 'scout', seats }, host);
  const client = await new TestClient(server.address).enter({ match, device: host });
  await client.ask({ kind: 'sit', seat: 0, name: 'Host', contribution: 'x' });
  const played = playAtRandom(server.address, match, 'Quill');
  await client.until(() => client.room?.state === 'playing');
  await client.ask({ kind: 'resign' });
  expect(await played).toMatchObject({ reason: 'resigned', by: 0, places: [2, 1] });
  client.close();
  await server.close();
});
