// Requests that arrive while a client is entering a match, over real sockets.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, post, TestClient, type TestServer } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Sends all messages in one turn: the server receives them before it has found the match. */
async function sendAtOnce(messages: readonly object[]): Promise<TestClient> {
  const client = await new TestClient(server.address).opened();
  messages.forEach((message, id) => {
    client.socket.send(JSON.stringify({ id, ...message }));
  });
  const isAnswered = (id: number) => client.received.some((each) => 'id' in each && each.id === id);
  await client.until(() => messages.every((_, id) => isAnswered(id)));
  return client;
}

const answers = ({ received }: TestClient) =>
  received.flatMap((each): (readonly [unknown, string])[] => {
    if (!('id' in each)) return [];
    return [[each.id, each.kind === 'refused' ? each.refusal.code : each.kind]];
  });

const SEATS = [{ kind: 'person' }, { kind: 'person' }];
const sit = { kind: 'sit', name: 'Anna', contribution: 'x' };
const hello = { kind: 'say', said: { kind: 'phrase', phrase: 'hello' } };

test('requests that arrive while the client is entering are handled afterwards, in order', async () => {
  const device = await guest(server.address, 'Anna');
  const plan = { game: 'scout', seats: SEATS };
  const { match } = await post<{ match: string }>(server.address, '/matches', plan, device);
  const client = await sendAtOnce([{ kind: 'enter', match, device }, sit, hello]);
  expect(answers(client)).toEqual([
    [0, 'done'],
    [1, 'done'],
    [2, 'done'],
  ]);
  expect(client.room).toMatchObject({ you: 0 });
  client.close();
});

test('requests that arrive before a refused entry are refused', async () => {
  const client = await sendAtOnce([{ kind: 'enter', match: 'x'.repeat(16) }, sit]);
  expect(answers(client)).toEqual([
    [0, 'unknown-match'],
    [1, 'enter-first'],
  ]);
  client.close();
});
