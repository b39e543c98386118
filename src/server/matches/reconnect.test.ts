// Requests that a client repeats after a lost connection are executed once; a ping tells whether the connection works.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** The same person on a new connection. */
const enterAgain = async (match: string, device: string) => {
  const client = await new TestClient(server.address).enter({ match, device, moves: true });
  await client.until(() => client.view !== null);
  return client;
};

const turnOf = (clients: readonly TestClient[], devices: readonly string[]) => {
  const at = clients.findIndex(({ moves }) => moves.length > 0);
  return {
    mover: clients[at]!,
    device: devices[at]!,
    other: clients[1 - at]!,
    otherDevice: devices[1 - at]!,
  };
};

describe('a move whose answer was lost', () => {
  test('is answered with done when it is repeated, and is played once', async () => {
    const { match, devices, clients } = await table(server.address, { game: 'duodecim' });
    const { mover, device } = turnOf(clients, devices);
    const play = { kind: 'play' as const, ply: mover.ply, moves: [mover.moves[0]!] };
    await mover.ask(play);
    mover.socket.terminate();
    const back = await enterAgain(match, device);
    const { ply } = back;
    expect(await back.ask({ ...play, again: true })).toMatchObject({ kind: 'done' });
    expect(back.ply).toBe(ply);
    // Without the mark for a repetition it is refused as stale.
    expect(await back.ask(play)).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } });
    for (const client of [...clients, back]) client.close();
  });

  test('is played when it is repeated, if it never arrived', async () => {
    const { match, devices, clients } = await table(server.address, { game: 'duodecim' });
    const { mover, device, other } = turnOf(clients, devices);
    const play = { kind: 'play' as const, ply: mover.ply, moves: [mover.moves[0]!] };
    mover.socket.terminate();
    const back = await enterAgain(match, device);
    expect(await back.ask({ ...play, again: true })).toMatchObject({ kind: 'moved' });
    await other.until(() => other.ply > play.ply);
    for (const client of [...clients, back]) client.close();
  });

  test('is refused when another device of the seat has played something else', async () => {
    const { match, devices, clients } = await table(server.address, { game: 'scout' });
    const { mover, device } = turnOf(clients, devices);
    const { ply, moves } = mover;
    const phone = await enterAgain(match, device);
    await phone.ask({ kind: 'play', ply, moves: [moves[1]!] });
    const lost = { kind: 'play' as const, ply, moves: [moves[0]!], again: true as const };
    expect(await mover.ask(lost)).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } });
    // The same move counts as done.
    expect(await mover.ask({ ...lost, moves: [moves[1]!] })).toMatchObject({ kind: 'done' });
    for (const client of [...clients, phone]) client.close();
  });
});

describe('a line of chat whose answer was lost', () => {
  const say = { kind: 'say', said: { kind: 'line', line: 'bonjour' }, key: 'key-of-a-line' } as const;
  const linesOf = ({ received }: TestClient) =>
    received.flatMap((message) => (message.kind === 'said' ? message.lines : []));

  test('is answered with done when it is repeated, and appears once, with its key', async () => {
    const { match, devices, clients } = await table(server.address);
    const [anna, bruno] = clients;
    await anna!.ask(say);
    anna!.socket.terminate();
    const back = await enterAgain(match, devices[0]!);
    expect(await back.ask(say)).toMatchObject({ kind: 'done' });
    await bruno!.until(() => linesOf(bruno!).length > 0);
    expect(linesOf(bruno!)).toMatchObject([{ seat: 0, said: say.said, key: say.key }]);
    // Keys of different seats are different keys.
    await bruno!.ask(say);
    // Without a key every line is sent.
    const { key: _, ...plain } = say;
    await back.ask(plain);
    await back.ask(plain);
    const late = await enterAgain(match, devices[1]!);
    expect(linesOf(late).map(({ seat, key }) => [seat, key])).toEqual([
      [0, say.key],
      [1, say.key],
      [0, undefined],
      [0, undefined],
    ]);
    for (const client of [...clients, back, late]) client.close();
  });

  test('an invalid key is refused', async () => {
    const { clients } = await table(server.address);
    const [anna] = clients;
    const refused = { kind: 'refused', refusal: { code: 'bad-message' } };
    expect(await anna!.ask({ ...say, key: 'x' })).toMatchObject(refused);
    // A message that cannot be read gets an answer too.
    expect(await anna!.ask({ ...say, said: { kind: 'line', line: 'a\u0000b' } })).toMatchObject(refused);
    for (const client of clients) client.close();
  });
});

test('a ping is answered at once, even before `enter`', async () => {
  const client = await new TestClient(server.address).opened();
  expect(await client.ask({ kind: 'ping' })).toEqual({ kind: 'pong', id: 1 });
  client.close();
});
