// A table over real sockets: what clients receive, what is refused, reconnecting, bots, chat.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, openServer, playOn, post, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('what clients receive', () => {
  test('patches add up to the view of the table, for seats and spectators, and show no card of others', async () => {
    const { match, clients } = await table(server.address);
    const spectator = await new TestClient(server.address).enter({ match });
    await spectator.until(() => spectator.view !== null);
    await playOn(clients, 12);
    await spectator.until(() => spectator.ply === clients[0]!.ply);
    const everybody = [...clients, spectator];
    for (const client of everybody) {
      const fresh = await new TestClient(server.address).enter({ match });
      const asked = { kind: 'look', seat: client.room!.you, ply: client.ply } as const;
      const looked = await client.ask(asked);
      expect(looked.kind === 'looked' && looked.view).toEqual(client.view);
      if (client !== spectator) {
        expect(await fresh.ask(asked)).toMatchObject({ kind: 'refused', refusal: { code: 'cannot-look' } });
      }
      fresh.close();
    }
    for (const client of everybody) client.close();
  });

  test('only changes are sent: a move of Duodecim takes less than a kilobyte for both clients together', async () => {
    const { clients } = await table(server.address, { game: 'duodecim' });
    const bytes = () =>
      clients
        .flatMap(({ received }) => received)
        .filter(({ kind }) => kind === 'moved')
        .map(({ ...message }) => JSON.stringify({ ...message, moves: undefined }).length)
        .reduce((sum, length) => sum + length, 0);
    await playOn(clients, 40);
    expect(bytes() / 40).toBeLessThan(1000);
    for (const client of clients) client.close();
  });
});

describe('playing', () => {
  test('a move is refused with a code if the client has no seat, it is not their turn, or the move is illegal or stale; nothing changes', async () => {
    const { match, clients } = await table(server.address, { game: 'duodecim' });
    const [mover, other] = clients[0]!.moves.length > 0 ? clients : clients.toReversed();
    const spectator = await new TestClient(server.address).enter({ match });
    const [legal = ''] = mover!.moves;
    const { ply } = mover!;
    const code = async (client: TestClient, moves: string[], at = ply) => {
      const answer = await client.ask({ kind: 'play', ply: at, moves });
      return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
    };
    expect(await code(spectator, [legal])).toBe('not-seated');
    expect(await code(other!, [legal])).toBe('not-your-turn');
    expect(await code(mover!, ['fly'])).toBe('illegal-move');
    expect(await code(mover!, [legal], ply + 1)).toBe('stale');
    expect(await code(mover!, [legal, 'fly'])).toMatch(/illegal-move|not-your-turn/);
    expect(mover!.ply).toBe(ply);
    expect(await code(mover!, [legal])).toBe('moved');
    expect(await code(mover!, [legal])).toMatch(/stale|not-your-turn/);
    for (const client of [...clients, spectator]) client.close();
  });

  test('in a simultaneous choice a move counts although others were quicker', async () => {
    const { clients } = await table(server.address);
    const answers = await Promise.all(
      clients.map((client) => client.ask({ kind: 'play', ply: 0, moves: ['keep'] })),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(['moved', 'moved']);
    for (const client of clients) client.close();
  });
});

test('a client continues from its last ply after a lost connection, and on another device by the seat link', async () => {
  const { match, clients, devices } = await table(server.address);
  await playOn(clients, 5);
  const [anna] = clients;
  const before = anna!.view;
  anna!.socket.terminate();
  await clients[1]!.until(
    () => clients[1]!.room?.sitters[0]?.kind === 'person' && !clients[1]!.room.sitters[0].isHere,
  );
  const again = await new TestClient(server.address).enter({
    match,
    device: devices[0]!,
    since: 3,
    moves: true,
  });
  await again.until(() => again.view !== null);
  expect(again.view).toEqual(before);
  const position = again.received.find(({ kind }) => kind === 'position');
  expect(position?.kind === 'position' && position.log.every(([ply]) => ply > 3)).toBe(true);
  const linked = await again.ask({ kind: 'link' });
  const token = linked.kind === 'linked' ? linked.token : '';
  const phone = await new TestClient(server.address).enter({ match, seat: token, moves: true });
  await phone.until(() => phone.view !== null);
  expect(phone.room?.you).toBe(0);
  const thief = await new TestClient(server.address).enter({ match, seat: `${token.slice(0, -2)}xx` });
  expect(thief.refusals).toEqual(['unknown-seat-link']);
  await playOn([phone, again, clients[1]!], 6);
  for (const client of [again, phone, thief, clients[1]!]) client.close();
});

test('bots play on the server, and a rematch keeps the seats for the same people', async () => {
  const device = await guest(server.address, 'Anna');
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
  const { match } = await post<{ match: string }>(
    server.address,
    '/matches',
    { game: 'duodecim', seats },
    device,
  );
  const anna = await new TestClient(server.address).enter({ match, device, moves: true });
  await anna.ask({ kind: 'sit', name: 'Anna', contribution: 'x' });
  expect((await anna.ask({ kind: 'rematch' })).kind).toBe('refused');
  await playOn([anna]);
  expect((await anna.ask({ kind: 'rematch' })).kind).toBe('done');
  const { next } = anna.room!;
  const after = await new TestClient(server.address).enter({ match: next!, device });
  expect(after.room).toMatchObject({ state: 'waiting', you: 1 });
  expect((await after.ask({ kind: 'sit', name: 'Anna', contribution: 'y' })).kind).toBe('done');
  await after.until(() => after.room?.state === 'playing');
  anna.close();
  after.close();
}, 60_000);

test('only the host can start with bots on the free seats', async () => {
  const [anna, bruno] = [await guest(server.address, 'Anna'), await guest(server.address, 'Bruno')];
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
  const { match } = await post<{ match: string }>(
    server.address,
    '/matches',
    { game: 'scout', seats, isOpen: true },
    anna,
  );
  const open = (await (await fetch(`${server.address}/api/matches`)).json()) as {
    matches: { match: string; free: number }[];
  };
  expect(open.matches.find((each) => each.match === match)?.free).toBe(3);
  const host = await new TestClient(server.address).enter({ match, device: anna });
  const friend = await new TestClient(server.address).enter({ match, device: bruno });
  await host.ask({ kind: 'sit', seat: 2, name: 'Anna', contribution: '' });
  expect(await friend.ask({ kind: 'sit', seat: 2, name: 'Bruno', contribution: '' })).toMatchObject({
    refusal: { code: 'seat-taken' },
  });
  expect(await friend.ask({ kind: 'sit', seat: 9, name: 'Bruno', contribution: '' })).toMatchObject({
    refusal: { code: 'no-such-seat', seat: 9, seats: 3 },
  });
  await friend.ask({ kind: 'sit', name: 'Bruno', contribution: '' });
  expect(await friend.ask({ kind: 'start' })).toMatchObject({ refusal: { code: 'not-host' } });
  await host.ask({ kind: 'start' });
  await friend.until(() => friend.room?.state === 'playing');
  expect(friend.room?.sitters.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
  expect(await friend.ask({ kind: 'leave' })).toMatchObject({ kind: 'done' });
  await host.until(() => host.room?.sitters[0]?.kind === 'person' && host.room.sitters[0].standIn !== null);
  expect(await friend.ask({ kind: 'play', ply: friend.ply, moves: ['keep'] })).toMatchObject({
    refusal: { code: 'bot-plays' },
  });
  await friend.ask({ kind: 'back' });
  await host.until(() => host.room?.sitters[0]?.kind === 'person' && host.room.sitters[0].standIn === null);
  host.close();
  friend.close();
}, 60_000);

test('players can send phrases and lines, somebody without a device cannot; clients that come later receive them too', async () => {
  const { match, clients } = await table(server.address);
  const [anna, bruno] = clients;
  await anna!.ask({ kind: 'say', said: { kind: 'phrase', phrase: 'good-luck' } });
  await bruno!.ask({ kind: 'say', said: { kind: 'line', line: '  <b>salut</b> ' } });
  const late = await new TestClient(server.address).enter({ match });
  await late.until(() => late.received.some(({ kind }) => kind === 'said'));
  const lines = late.received.flatMap((message) => (message.kind === 'said' ? message.lines : []));
  expect(lines.map(({ seat, said }) => [seat, said])).toEqual([
    [0, { kind: 'phrase', phrase: 'good-luck' }],
    [1, { kind: 'line', line: '<b>salut</b>' }],
  ]);
  expect(await late.ask({ kind: 'say', said: { kind: 'phrase', phrase: 'hello' } })).toMatchObject({
    refusal: { code: 'unknown-device' },
  });
  for (const client of [...clients, late]) client.close();
});
