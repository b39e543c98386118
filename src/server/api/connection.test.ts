// What comes on a socket before the door is open, over real sockets.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, post, TestClient, type TestServer } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Everything in one turn: the server reads it all before it has found the match. */
async function atOnce(messages: readonly object[]): Promise<TestClient> {
  const client = await new TestClient(server.address).opened();
  messages.forEach((message, id) => {
    client.socket.send(JSON.stringify({ id, ...message }));
  });
  const isAnswered = (id: number) => client.heard.some((each) => 'id' in each && each.id === id);
  await client.until(() => messages.every((_, id) => isAnswered(id)));
  return client;
}

const answers = ({ heard }: TestClient) =>
  heard.flatMap((each): (readonly [unknown, string])[] => {
    if (!('id' in each)) return [];
    return [[each.id, each.kind === 'refused' ? each.refusal.code : each.kind]];
  });

const SEATS = [{ kind: 'person' }, { kind: 'person' }];
const sit = { kind: 'sit', name: 'Anna', contribution: 'x' };
const hello = { kind: 'say', said: { kind: 'phrase', phrase: 'hello' } };

test('what is said while the door is being opened is done afterwards, in order', async () => {
  const device = await guest(server.address, 'Anna');
  const plan = { game: 'scout', seats: SEATS };
  const { match } = await post<{ match: string }>(server.address, '/matches', plan, device);
  const client = await atOnce([{ kind: 'enter', match, device }, sit, hello]);
  expect(answers(client)).toEqual([
    [0, 'done'],
    [1, 'done'],
    [2, 'done'],
  ]);
  expect(client.room).toMatchObject({ you: 0 });
  client.close();
});

test('where the door stays shut, it is refused', async () => {
  const client = await atOnce([{ kind: 'enter', match: 'x'.repeat(16) }, sit]);
  expect(answers(client)).toEqual([
    [0, 'unknown-match'],
    [1, 'enter-first'],
  ]);
  client.close();
});
