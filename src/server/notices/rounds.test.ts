// That a round of a tournament has begun: told once to each person who does not look, over two processes with one database.
import { expect, test } from 'vitest';
import { guest, openServer, post, TestClient } from '../fixtures.ts';
import { newDatabase } from '../storage/postgres.fixtures.ts';
import { addWebhook, arrived, noticeSettings, quietly } from './notices.fixtures.ts';
import { openSinks, SITE } from './sinks.fixtures.ts';

test('whose round has begun is told once with the time to sit down; who sees the page of the tournament or sits down is not', async () => {
  const own = await newDatabase();
  const sinks = await openSinks();
  // Long enough for Bruno to sit down on a busy machine.
  const notices = { ...noticeSettings(sinks), graceMs: 3000 };
  const settings = { database: own.url, site: SITE, notices };
  const servers = [await openServer(settings), await openServer(settings)];
  try {
    const [{ address }] = servers as [(typeof servers)[0]];
    const names = ['Anna', 'Bruno', 'Clara', 'Dora'];
    const people = await Promise.all(names.map((name) => guest(address, name)));
    for (const [i, device] of people.entries()) await addWebhook(servers[0]!, sinks, device, names[i]!);
    const plan = { name: 'Friday', game: 'duodecim', seats: 2, clock: { kind: 'move', seconds: 60 } };
    const { tournament } = await post<{ tournament: string }>(
      address,
      '/tournaments',
      { ...plan, rounds: 1, noShowMinutes: 30 },
      people[0]!,
    );
    for (const device of people) await post(address, `/tournaments/${tournament}/players`, {}, device);
    await post(address, `/tournaments/${tournament}/start`, {}, people[0]!);
    const tableOf = async (device: string) => {
      const headers = { authorization: `Bearer ${device}` };
      const answer = await fetch(`${address}/api/tournaments/${tournament}`, { headers });
      return ((await answer.json()) as { yourTable: string | null }).yourTable;
    };
    // Anna looks at the page of the tournament; Bruno sits down at once.
    let [annas, brunos]: [string | null, string | null] = [null, null];
    while (annas === null || brunos === null)
      [annas, brunos] = await Promise.all([tableOf(people[0]!), tableOf(people[1]!)]);
    const bruno = await new TestClient(address).enter({ match: brunos, device: people[1]! });
    await bruno.ask({ kind: 'sit', name: 'Bruno', contribution: 'x' });
    await arrived(sinks, 2);
    await quietly();
    const texts = sinks.arrivals.map(({ text }) => text);
    expect(sinks.arrivals.map(({ to }) => to).toSorted()).toEqual(['Clara', 'Dora']);
    for (const text of texts) expect(text).toMatch(/Your round has begun: .* (29|30) minutes left/);
    bruno.close();
  } finally {
    for (const server of servers) await server.close();
    await sinks.close();
    await own.drop();
  }
}, 60_000);
