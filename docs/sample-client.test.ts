import { expect, test } from 'vitest';
import { guest, openServer, post } from '../src/server/fixtures.ts';
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
