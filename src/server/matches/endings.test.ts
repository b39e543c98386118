// Resigning, and ending a game by agreement, over real sockets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import type { Me } from '../../protocol/account.ts';
import type { ListedMatch } from '../../protocol/http.ts';
import { openServer, playOn, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const get = async <T>(path: string, device = '', address = server.address): Promise<T> => {
  const answer = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${device}` } });
  return (await answer.json()) as T;
};
const ratingOf = async (device: string) => (await get<Me>('/me', device)).ratings[0];
const closeAll = (clients: readonly TestClient[]) => {
  for (const client of clients) client.close();
};

test('a player of two who resigns has lost at once: rated, with the proof, and nobody can play on', async () => {
  const { match, devices, clients } = await table(server.address);
  await playOn(clients, 3);
  const [anna, bruno] = clients as [TestClient, TestClient];
  const { ply } = anna;
  expect(await anna.ask({ kind: 'resign' })).toMatchObject({ kind: 'done' });
  const ending = { reason: 'resigned', by: 0, places: [2, 1] };
  await bruno.until(() => bruno.room?.state === 'over');
  for (const client of clients) expect(client.room).toMatchObject({ state: 'over', ending });
  const mover = clients.find(({ moves }) => moves.length > 0)!;
  const late = await mover.ask({ kind: 'play', ply, moves: [mover.moves[0]!] });
  expect(late).toMatchObject({ kind: 'refused', refusal: { code: 'not-playing' } });
  expect(await bruno.ask({ kind: 'resign' })).toMatchObject({ refusal: { code: 'not-playing' } });
  const record = await get<GameRecord>(`/matches/${match}/record`);
  expect(verify(record, findGame)).toMatchObject({ ok: true });
  expect(record).toMatchObject({ result: null, ending });
  expect(record.moves.length).toBe(ply);
  const [loser, winner] = [await ratingOf(devices[0]!), await ratingOf(devices[1]!)];
  expect([loser?.games, winner?.games]).toEqual([1, 1]);
  expect(winner!.rating).toBeGreaterThan(loser!.rating);
  const listed = await get<{ matches: ListedMatch[] }>('/me/matches', devices[0]!);
  expect(listed.matches[0]).toMatchObject({ match, state: 'over', isMyTurn: false, ending });
  const exported = await get<{ matches: { result: unknown }[] }>('/me/export', devices[1]!);
  expect(exported.matches[0]?.result).toEqual(ending);
  // Somebody who comes back is asked nothing, and may see every hand.
  const again = await new TestClient(server.address).enter({ match, device: devices[1]!, moves: true });
  await again.until(() => again.view !== null);
  expect([again.deciders, again.moves, again.ply]).toEqual([[], [], ply]);
  expect(await again.ask({ kind: 'look', seat: 0 })).toMatchObject({ kind: 'looked', ply });
  // A rematch is possible, and nobody has resigned there.
  expect(await again.ask({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  const next = await new TestClient(server.address).enter({ match: again.room!.next! });
  expect(JSON.stringify(next.room?.sitters)).not.toContain('hasResigned');
  closeAll([...clients, again, next]);
});

test('a player of three who resigns is played by a bot to the end, cannot come back, and is rated as last', async () => {
  const { match, devices, clients } = await table(server.address, { people: ['Anna', 'Bruno', 'Chloé'] });
  const [anna, bruno, chloe] = clients as [TestClient, TestClient, TestClient];
  await playOn(clients, 2);
  expect(await anna.ask({ kind: 'resign' })).toMatchObject({ kind: 'done' });
  expect(await anna.ask({ kind: 'resign' })).toMatchObject({ refusal: { code: 'has-resigned' } });
  expect(await bruno.ask({ kind: 'replace', seat: 0 })).toMatchObject({ refusal: { code: 'seat-of-bot' } });
  await bruno.until(() => JSON.stringify(bruno.room).includes('hasResigned'));
  expect(bruno.room).toMatchObject({ state: 'playing', sitters: [{ hasResigned: true }, {}, {}] });
  expect(await anna.ask({ kind: 'back' })).toMatchObject({ refusal: { code: 'has-resigned' } });
  const refused = await anna.ask({ kind: 'play', ply: anna.ply, moves: ['x'] });
  expect(refused).toMatchObject({ refusal: { code: 'has-resigned' } });
  expect(await anna.ask({ kind: 'offer-end' })).toMatchObject({ refusal: { code: 'has-resigned' } });
  await playOn([bruno, chloe]);
  const tooLate = await anna.ask({ kind: 'play', ply: anna.ply, moves: ['x'] });
  expect(tooLate).toMatchObject({ refusal: { code: 'not-playing' } });
  const record = await get<GameRecord>(`/matches/${match}/record`);
  expect(verify(record, findGame)).toMatchObject({ ok: true });
  expect(record.result).not.toBeNull();
  expect(record).not.toHaveProperty('ending');
  const [last, ...others] = await Promise.all(devices.map(ratingOf));
  for (const other of others) expect(other!.rating).toBeGreaterThan(last!.rating);
  closeAll(clients);
}, 60_000);

test('when the last person of three resigns, the match is over; who held out longer is before', async () => {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
  const { clients } = await table(server.address, { people: ['Anna', 'Bruno'], seats: [...seats] });
  const [anna, bruno] = clients as [TestClient, TestClient];
  await anna.ask({ kind: 'resign' });
  expect(anna.room?.state).toBe('playing');
  await bruno.ask({ kind: 'resign' });
  expect(bruno.room).toMatchObject({
    state: 'over',
    ending: { reason: 'resigned', by: 1, places: [3, 2, 1] },
  });
  closeAll(clients);
});

test('people end a game by agreement: nobody has won, and nobody is rated', async () => {
  const { match, devices, clients } = await table(server.address, { people: ['Anna', 'Bruno', 'Chloé'] });
  const [anna, bruno, chloe] = clients as [TestClient, TestClient, TestClient];
  expect(await bruno.ask({ kind: 'answer-end', agrees: true })).toMatchObject({
    refusal: { code: 'no-offer' },
  });
  expect(await anna.ask({ kind: 'offer-end' })).toMatchObject({ kind: 'done' });
  await bruno.until(() => bruno.room?.endOffer !== undefined);
  expect(bruno.room?.endOffer).toEqual({ by: 0, agreed: [0], untilPly: 3 });
  // To offer the same is to agree.
  expect(await bruno.ask({ kind: 'offer-end' })).toMatchObject({ kind: 'done' });
  expect(bruno.room).toMatchObject({ state: 'playing', endOffer: { by: 0, agreed: [0, 1] } });
  const watcher = await new TestClient(server.address).enter({ match });
  expect(await watcher.ask({ kind: 'answer-end', agrees: true })).toMatchObject({
    refusal: { code: 'not-seated' },
  });
  expect(await chloe.ask({ kind: 'answer-end', agrees: true })).toMatchObject({ kind: 'done' });
  await watcher.until(() => watcher.room?.state === 'over');
  expect(watcher.room).toMatchObject({ ending: { reason: 'agreed' } });
  expect(watcher.room).not.toHaveProperty('endOffer');
  const record = await get<GameRecord>(`/matches/${match}/record`);
  expect(verify(record, findGame)).toMatchObject({ ok: true, record: { ending: { reason: 'agreed' } } });
  expect(await Promise.all(devices.map(ratingOf))).toEqual([undefined, undefined, undefined]);
  closeAll([...clients, watcher]);
});

test('an offer that only one player has not answered ends the game when that player leaves or resigns', async () => {
  for (const kind of ['leave', 'resign'] as const) {
    const { clients } = await table(server.address, { people: ['Anna', 'Bruno', 'Chloé'] });
    const [anna, bruno, chloe] = clients as [TestClient, TestClient, TestClient];
    await anna.ask({ kind: 'offer-end' });
    await bruno.ask({ kind: 'answer-end', agrees: true });
    expect(anna.room?.state).toBe('playing');
    expect(await chloe.ask({ kind })).toMatchObject({ kind: 'done' });
    await anna.until(() => anna.room?.state === 'over');
    expect(anna.room?.ending).toEqual({ reason: 'agreed' });
    closeAll(clients);
  }
});

test('an offer goes with the player who has made it', async () => {
  for (const kind of ['leave', 'resign'] as const) {
    const { clients } = await table(server.address, { people: ['Anna', 'Bruno', 'Chloé'] });
    const [anna, bruno, chloe] = clients as [TestClient, TestClient, TestClient];
    await anna.ask({ kind: 'offer-end' });
    await bruno.ask({ kind: 'answer-end', agrees: true });
    await anna.ask({ kind });
    await chloe.until(() => chloe.room?.endRefusal !== undefined);
    expect(chloe.room).not.toHaveProperty('endOffer');
    expect(await chloe.ask({ kind: 'answer-end', agrees: true })).toMatchObject({
      refusal: { code: 'no-offer' },
    });
    closeAll(clients);
  }
});

test('who has resigned gives no orders', async () => {
  const { clients } = await table(server.address, { people: ['Anna', 'Bruno', 'Chloé'] });
  await clients[0]!.ask({ kind: 'resign' });
  expect(await clients[0]!.ask({ kind: 'order', orders: [] })).toMatchObject({
    refusal: { code: 'has-resigned' },
  });
  closeAll(clients);
});

test('who resigns early loses, and the other gains nothing', async () => {
  const { clients, devices } = await table(server.address);
  await playOn(clients, 4);
  await clients[0]!.ask({ kind: 'resign' });
  await clients[1]!.until(() => clients[1]!.room?.state === 'over');
  expect((await ratingOf(devices[0]!))!.rating).toBeLessThan(1500);
  expect(await ratingOf(devices[1]!)).toMatchObject({ rating: 1500, games: 1 });
  closeAll(clients);
});

test('an offer ends with a refusal or after some decisions, and cannot be repeated at once', async () => {
  const { clients } = await table(server.address);
  const [anna, bruno] = clients as [TestClient, TestClient];
  await anna.ask({ kind: 'offer-end' });
  expect(await bruno.ask({ kind: 'answer-end', agrees: false })).toMatchObject({ kind: 'done' });
  expect(anna.room).not.toHaveProperty('endOffer');
  // Who has offered it learns who wants to play on.
  expect(anna.room?.endRefusal).toEqual({ by: 0, refusedBy: 1, untilPly: 2 });
  expect(await anna.ask({ kind: 'offer-end' })).toMatchObject({
    refusal: { code: 'offered-already', decisions: 12 },
  });
  // The other one may still offer it; it lapses when the game goes on.
  expect(await bruno.ask({ kind: 'offer-end' })).toMatchObject({ kind: 'done' });
  expect(bruno.room).not.toHaveProperty('endRefusal');
  await playOn(clients, 3);
  expect(anna.ply).toBeGreaterThan(bruno.room!.endOffer!.untilPly);
  expect(await anna.ask({ kind: 'answer-end', agrees: true })).toMatchObject({
    refusal: { code: 'no-offer' },
  });
  await playOn(clients, 10);
  expect(await anna.ask({ kind: 'offer-end' })).toMatchObject({ kind: 'done' });
  expect(anna.room).toMatchObject({ state: 'playing', endOffer: { by: 0, agreed: [0] } });
  // Bruno leaves: nobody else has to agree.
  await bruno.ask({ kind: 'leave' });
  await anna.until(() => anna.room?.state === 'over');
  expect(anna.room).toMatchObject({ state: 'over', ending: { reason: 'agreed' } });
  closeAll(clients);
});

test('offers and endings outlive the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-endings-'));
  const data = join(folder, 'x.sqlite');
  try {
    const first = await openServer({ data });
    const { match, devices, clients } = await table(first.address);
    await clients[0]!.ask({ kind: 'offer-end' });
    closeAll(clients);
    await first.close();
    const second = await openServer({ data });
    const bruno = await new TestClient(second.address).enter({ match, device: devices[1]! });
    expect(bruno.room).toMatchObject({ state: 'playing', endOffer: { by: 0, agreed: [0], untilPly: 2 } });
    await bruno.ask({ kind: 'answer-end', agrees: true });
    bruno.close();
    await second.close();
    const third = await openServer({ data });
    const anna = await new TestClient(third.address).enter({ match, device: devices[0]!, moves: true });
    await anna.until(() => anna.view !== null);
    expect(anna.room).toMatchObject({ state: 'over', ending: { reason: 'agreed' } });
    expect(anna.deciders).toEqual([]);
    const record = await get<GameRecord>(`/matches/${match}/record`, '', third.address);
    expect(verify(record, findGame)).toMatchObject({ ok: true, record: { ending: { reason: 'agreed' } } });
    anna.close();
    await third.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
