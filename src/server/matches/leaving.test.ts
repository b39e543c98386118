import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, playOn, post, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;

const standIn = (client: TestClient, seat: number) => {
  const player = client.room?.sitters[seat];
  return player?.kind === 'person' ? player.standIn : null;
};

async function deleteMe(device: string): Promise<void> {
  const headers = { authorization: `Bearer ${device}` };
  expect((await fetch(`${server.address}/api/me`, { method: 'DELETE', headers })).status).toBe(200);
}

test('a bot replaces a player who leaves the game; the player cannot play meanwhile and can take the seat back', async () => {
  const { match, clients, devices } = await table(server.address, { game: 'duodecim' });
  await playOn(clients, 3);
  const [anna, bruno] = clients as [TestClient, TestClient];
  expect(await anna.ask({ kind: 'leave' })).toMatchObject({ kind: 'done' });
  await bruno.until(() => standIn(bruno, 0) !== null);
  const refused = await anna.ask({ kind: 'play', ply: anna.ply, moves: ['x'] });
  expect(refused).toMatchObject({ kind: 'refused', refusal: { code: 'bot-plays' } });
  anna.close();
  // The bot plays on although the player has no connection.
  const { ply } = bruno;
  while (bruno.ply < ply + 4) {
    if (bruno.moves.length > 0) await bruno.ask({ kind: 'play', ply: bruno.ply, moves: [bruno.moves[0]!] });
    else await bruno.until(() => bruno.moves.length > 0 || bruno.ply >= ply + 4, 60_000);
  }
  // Later, with the same device.
  const again = await new TestClient(server.address).enter({ match, device: devices[0]!, moves: true });
  await again.until(() => again.view !== null);
  expect(standIn(again, 0)).not.toBe(null);
  expect(await again.ask({ kind: 'back' })).toMatchObject({ kind: 'done' });
  await bruno.until(() => standIn(bruno, 0) === null);
  await playOn([again, bruno], 4);
  again.close();
  bruno.close();
});

test('who deletes their data gives up the games that they play', async () => {
  const { clients, devices } = await table(server.address, { game: 'duodecim' });
  const [anna, bruno] = clients as [TestClient, TestClient];
  await deleteMe(devices[0]!);
  await bruno.until(() => bruno.room?.state === 'over');
  expect(bruno.room?.ending).toEqual({ reason: 'resigned', by: 0, places: [2, 1] });
  for (const client of [anna, bruno]) client.close();
});

test('who deletes their data frees their seat at a table that waits; the host passes on, and an empty table closes', async () => {
  const devices = [await guest(server.address, 'Anna'), await guest(server.address, 'Bruno')];
  const { match, clients } = await waitingTable(devices);
  const [anna, bruno] = clients as [TestClient, TestClient];
  expect(bruno.room?.hostSeat).toBe(0);
  await deleteMe(devices[0]!);
  await bruno.until(() => bruno.room?.hostSeat === 1);
  expect(bruno.room?.sitters[0]).toMatchObject({ name: '', hasSat: false });
  const chloe = await new TestClient(server.address).enter({
    match,
    device: await guest(server.address, 'Chloé'),
  });
  expect(await chloe.ask({ kind: 'sit', name: 'Chloé', contribution: '' })).toMatchObject({ kind: 'done' });
  expect(chloe.room?.you).toBe(0);
  for (const client of [anna, bruno, chloe]) client.close();
  const dora = await guest(server.address, 'Dora');
  const alone = await waitingTable([dora]);
  await deleteMe(dora);
  const late = await new TestClient(server.address).enter({ match: alone.match });
  expect(late.room?.state).toBe('closed');
  for (const client of [late, ...alone.clients]) client.close();
});

test('leaving before the start frees the seat; the match and its link stay until somebody closes it', async () => {
  const devices = [await guest(server.address, 'Anna'), await guest(server.address, 'Bruno')];
  const { match, clients } = await waitingTable(devices);
  const [anna, bruno] = clients as [TestClient, TestClient];
  expect(bruno.room?.sitters.map(({ name }) => name)).toEqual(['A', 'A 2', '']);
  expect(bruno.room?.hostSeat).toBe(0);
  // While somebody else sits there, nobody can close it; the host passes on.
  expect(await anna.ask({ kind: 'leave', closes: true })).toMatchObject({ kind: 'done' });
  await bruno.until(() => bruno.room?.hostSeat === 1);
  expect(await anna.ask({ kind: 'configure', isRated: false })).toMatchObject({
    refusal: { code: 'not-host' },
  });
  expect(await bruno.ask({ kind: 'configure', isRated: false })).toMatchObject({ kind: 'done' });
  expect(anna.room).toMatchObject({ you: null, state: 'waiting' });
  expect(await anna.ask({ kind: 'leave' })).toMatchObject({ refusal: { code: 'not-seated' } });
  expect(await bruno.ask({ kind: 'leave' })).toMatchObject({ kind: 'done' });
  expect(bruno.room).toMatchObject({ you: null, state: 'waiting' });
  const chloe = await new TestClient(server.address).enter({
    match,
    device: await guest(server.address, 'Chloé'),
  });
  expect(await chloe.ask({ kind: 'sit', name: 'Chloé', contribution: 'x' })).toMatchObject({ kind: 'done' });
  expect(await chloe.ask({ kind: 'leave', closes: true })).toMatchObject({ kind: 'done' });
  expect(chloe.room?.state).toBe('closed');
  for (const client of [...clients, chloe]) client.close();
});

test('a match that everybody has left is closed after ten minutes, but not if somebody sits there again', async () => {
  const skew = { ms: 0 };
  const clocked = await openServer({ now: () => Date.now() + skew.ms });
  const listed = async () => {
    const answer = await fetch(`${clocked.address}/api/matches`);
    const { matches } = (await answer.json()) as { matches: { match: string }[] };
    return matches.map(({ match }) => match).sort();
  };
  try {
    const device = await guest(clocked.address, 'Anna');
    const left = await waitingTable([device], clocked.address);
    const kept = await waitingTable([device], clocked.address);
    for (const { clients } of [left, kept]) await clients[0]!.ask({ kind: 'leave' });
    await kept.clients[0]!.ask({ kind: 'sit', name: 'Anna', contribution: 'x' });
    for (const { clients } of [left, kept]) clients[0]!.close();
    expect(await listed()).toEqual([left.match, kept.match].sort());
    // At first the server may still count Anna as present and look again a day later; the other match waits three days.
    // In large steps: by ten minutes, a day takes 144 polls, which a busy machine does not make in time.
    const later = () => {
      skew.ms = Math.min(skew.ms + 60 * MINUTE, 36 * 60 * MINUTE);
      return listed();
    };
    await expect.poll(later, { timeout: 20_000 }).toEqual([kept.match]);
  } finally {
    await clocked.close();
  }
});

async function waitingTable(devices: readonly string[], address = server.address) {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
  const { match } = await post<{ match: string }>(
    address,
    '/matches',
    { game: 'scout', seats, isOpen: true },
    devices[0],
  );
  const clients = await Promise.all(
    devices.map((device) => new TestClient(address).enter({ match, device })),
  );
  for (const client of clients) await client.ask({ kind: 'sit', name: 'A', contribution: 'x' });
  return { match, clients };
}
