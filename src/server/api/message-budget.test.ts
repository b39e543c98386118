// The budgets of connections and addresses, over real sockets. The clock stands still, so that they are not refilled.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, playOn, TestClient, type TestServer, table } from '../fixtures.ts';
import { TokenBucket, TokenBuckets } from '../token-bucket.ts';

let server: TestServer;
/** The clock of the server. Each test begins with full buckets. */
let now = 1_000_000_000_000;
const messages = { burst: 30, perSecond: 1 };
beforeAll(async () => {
  server = await openServer({ messages, now: () => now });
});
afterAll(() => server.close());
const fill = () => {
  now += 3_600_000;
};

const count = (client: TestClient, code: string) => client.refusals.filter((each) => each === code).length;

describe('one connection', () => {
  test('a long invalid message is charged before it is parsed', async () => {
    fill();
    const client = await new TestClient(server.address).opened();
    for (let i = 0; i < 12; i++) client.socket.send('[1,'.repeat(5300));
    await client.until(() => client.refusals.length === 12);
    // 30 short ones would have been parsed.
    expect(count(client, 'bad-message')).toBe(5);
    expect(count(client, 'too-fast')).toBe(7);
    client.close();
  });

  test('the refusal of a message that is not parsed has the id of the request', async () => {
    fill();
    const client = await new TestClient(server.address).opened();
    for (let i = 0; i < 6; i++) client.socket.send('['.repeat(16_000));
    const answer = await client.ask({ kind: 'look', seat: null });
    expect(answer).toMatchObject({ kind: 'refused', id: 1, refusal: { code: 'too-fast' } });
    client.close();
  });

  test('a look costs more than a move', async () => {
    fill();
    const { clients } = await table(server.address, { game: 'duodecim' });
    await playOn(clients, 4);
    fill();
    const [anna, bruno] = clients as [TestClient, TestClient];
    const kinds: string[] = [];
    for (let i = 0; i < 10; i++) kinds.push((await anna.ask({ kind: 'look', seat: null })).kind);
    expect(kinds.filter((kind) => kind === 'looked')).toHaveLength(5);
    for (let i = 0; i < 20; i++) await bruno.ask({ kind: 'play', ply: 0, moves: ['x'] });
    expect(count(bruno, 'too-fast')).toBe(0);
    for (const client of clients) client.close();
  });

  test('a disconnected client gets no more answers, and WebSocket pings count as messages', async () => {
    fill();
    const client = await new TestClient(server.address).opened();
    for (let i = 0; i < 400; i++) client.socket.ping('x'.repeat(100));
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(1008);
    expect(client.refusals.length).toBeLessThanOrEqual(51);
  });
});

test('a flood of pings is answered only up to the limit, and is cut off even if the client does not close', async () => {
  fill();
  const line = connect(Number(new URL(server.address).port), '127.0.0.1');
  const key = Buffer.alloc(16).toString('base64');
  line.write(
    `GET /api/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await once(line, 'data');
  let pongs = 0;
  // An empty pong is two bytes long.
  line.on('data', (data: Buffer) => {
    pongs += data.toString('latin1').split('\x8a\x00').length - 1;
  });
  line.on('error', () => {});
  line.write(Buffer.concat(Array<Buffer>(50_000).fill(Buffer.from([0x89, 0x80, 0, 0, 0, 0]))));
  // The client may get an error, because it is cut off while it writes.
  await new Promise((resolve) => line.once('close', resolve));
  expect(pongs).toBeGreaterThan(0);
  expect(pongs).toBeLessThan(1000);
});

describe('one address', () => {
  test('has one budget for all its connections', async () => {
    fill();
    const clients = await Promise.all(
      Array.from({ length: 15 }, () => new TestClient(server.address).opened()),
    );
    // Each connection stays within its own 30 units.
    for (const client of clients)
      for (let id = 0; id < 24; id++) client.socket.send(`{"kind":"back","id":${id}}`);
    for (const client of clients) await client.until(() => client.refusals.length === 24);
    const refused = clients.reduce((sum, client) => sum + count(client, 'too-fast'), 0);
    // 360 messages of a little more than 1.2 units are 434; the budget is 300.
    expect(refused).toBeGreaterThan(90);
    expect(refused).toBeLessThan(130);
    for (const client of clients) client.close();
  });
});

describe('a bucket', () => {
  test('can have a debt of at most its burst', () => {
    const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, 0);
    bucket.charge(100, 0);
    expect(bucket.take(1, 10_999)).toBe(false);
    expect(bucket.take(1, 11_000)).toBe(true);
  });

  test('is kept until it is full again', () => {
    const buckets = new TokenBuckets({ burst: 10, perSecond: 1 });
    buckets.charge('a', 15, 0);
    buckets.deleteFull(14_000);
    expect(buckets.take('a', 10, 14_000)).toBe(false);
    expect(buckets.take('b', 10, 14_000)).toBe(true);
  });
});
