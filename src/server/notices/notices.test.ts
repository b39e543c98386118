// Notices from a turn to where they arrive: on SQLite and PostgreSQL, over real sockets, with sinks on loopback.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MyNotices } from '../../protocol/notices.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';
import type { OnlineSettings } from '../online.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { signatureOf } from './channels/webhook.ts';
import { noticeId } from './notice.ts';
import { addWebhook, arrived, call, noticeSettings, pause, quietly, twoAtTable } from './notices.fixtures.ts';
import { openSinks, SITE, type Sinks } from './sinks.fixtures.ts';

let sinks: Sinks;
let database: TestDatabase;
beforeAll(async () => {
  sinks = await openSinks();
  database = await newDatabase();
});
afterAll(async () => {
  await sinks.close();
  await database.drop();
});

describe.each([
  ['SQLite', () => ({})],
  ['PostgreSQL', () => ({ database: database.url })],
])('on %s', (_, where: () => Partial<OnlineSettings>) => {
  let server: TestServer;
  beforeEach(async () => {
    sinks.arrivals.length = 0;
    server = await openServer({ ...where(), site: SITE, notices: noticeSettings(sinks) });
  });
  afterEach(() => server.close());

  test('a turn of somebody who is away is told once, by each channel, and says nothing but game, names and time', async () => {
    const clock = { kind: 'move', seconds: 3 * 86_400 } as const;
    const { match, devices, clients, mover } = await twoAtTable(server, { clock });
    const [device, other] = [devices[1 - mover]!, clients[1 - mover]!];
    const { secret } = await addWebhook(server, sinks, device, 'hook');
    await post(server.address, '/me/notices/push', sinks.subscribe('browser'), device);
    await post(server.address, '/me/notices/mail', { address: 'mail@example.org' }, device);
    await arrived(sinks, 1);
    const [confirmation] = sinks.arrivals.splice(0);
    const token = /notices\/confirm\/([\w=\r\n-]+?)\r\n\r\n/
      .exec(confirmation!.text)![1]!
      .replaceAll(/=\r\n/g, '');
    expect(await post(server.address, `/notices/confirm/${token}`, {})).toEqual({ done: true });
    other.close();
    await pause(50);
    await playOn([clients[mover]!], 1);
    await arrived(sinks, 3);
    await quietly();
    const id = noticeId(match, 1 - mover, clients[mover]!.ply, 'turn');
    expect(sinks.arrivals.map(({ channel }) => channel).sort()).toEqual(['mail', 'push', 'webhook']);
    expect(sinks.arrivals.map(({ notices }) => notices)).toEqual([[id], [id], [id]]);
    const name = ['Anna', 'Bruno'][mover]!;
    const by = (channel: string) => sinks.arrivals.find((each) => each.channel === channel)!;
    expect(JSON.parse(by('push').text)).toEqual({
      title: 'Your turn: Scout',
      body: `With ${name}. 2 days left.`,
      path: `/play/${match}`,
      ids: [id],
    });
    const hook = by('webhook');
    expect(JSON.parse(hook.text).text).toBe(
      `Your turn: Scout · With ${name}. 2 days left. · https://play.example.org/play/${match}`,
    );
    const { 'webhook-id': hookId, 'webhook-timestamp': at, 'webhook-signature': signature } = hook.headers;
    expect(signature).toBe(signatureOf(secret, String(hookId), String(at), hook.text));
    const mail = by('mail');
    expect(mail.text).toContain('Subject: Your turn: Scout');
    expect(mail.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // One tap in a mail program ends it.
    const [, stop] = /<https:\/\/play\.example\.org(\/api\/notices\/stop\/[^>]+)>/.exec(
      String(mail.headers['list-unsubscribe']),
    )!;
    const stopped = await fetch(`${server.address}${stop!.replaceAll(' ', '')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await stopped.json()).toEqual({ done: true });
    const { channels } = await call<MyNotices>(server, 'GET', '/me/notices', device);
    expect(channels.map(({ kind }) => kind).sort()).toEqual(['push', 'webhook']);
  });

  test('a receiver that fails is tried again, one that is gone is removed', async () => {
    const { devices, clients, mover } = await twoAtTable(server);
    const device = devices[1 - mover]!;
    await addWebhook(server, sinks, device, 'failing');
    clients[1 - mover]!.close();
    await pause(30);
    sinks.statuses.push(503);
    await playOn([clients[mover]!], 1);
    await arrived(sinks, 1);
    sinks.statuses.push(410);
    await call(server, 'POST', '/me/notices/test', device);
    const channels = async () => (await call<MyNotices>(server, 'GET', '/me/notices', device)).channels;
    await expect.poll(channels, { timeout: 8000 }).toEqual([]);
    expect(sinks.arrivals).toHaveLength(1);
  });

  test('several tables that wait are one notice', async () => {
    const first = await twoAtTable(server);
    const { devices, mover } = first;
    const device = devices[1 - mover]!;
    await addWebhook(server, sinks, device, 'several');
    await call(server, 'PATCH', '/me/notices', device, {
      quiet: quietNow(),
      timeZone: 'UTC',
    });
    const second = await secondTable(devices[mover]!, device);
    // The person with the channel goes away from both tables, and the other one plays until it is their turn.
    first.clients[1 - mover]!.close();
    second.clients[1]!.close();
    await pause(50);
    for (const asked of [first.clients[mover]!, second.clients[0]!]) {
      while (asked.moves.length > 0)
        await asked.ask({ kind: 'play', ply: asked.ply, moves: [asked.moves[0]!] });
    }
    await quietly();
    // Quiet hours: nothing is sent, and nothing is lost.
    expect(sinks.arrivals).toEqual([]);
    await call(server, 'PATCH', '/me/notices', device, { quiet: null, lang: 'fr' });
    await arrived(sinks, 1);
    await quietly();
    expect(sinks.arrivals.map(({ notices }) => notices.length)).toEqual([2]);
    expect(JSON.parse(sinks.arrivals[0]!.text).text).toMatch(
      /^2 tables vous attendent\nÀ vous de jouer\u00a0: Scout · /,
    );

    // At most one notice an hour from now on.
    sinks.arrivals.length = 0;
    await call(server, 'PATCH', '/me/notices', device, { digestMinutes: 60 });
    const { clients } = await secondTable(devices[mover]!, device);
    clients[1]!.close();
    await pause(50);
    await clients[0]!.ask({ kind: 'play', ply: clients[0]!.ply, moves: [clients[0]!.moves[0]!] });
    await quietly();
    expect(sinks.arrivals).toEqual([]);
  });

  async function secondTable(moverDevice: string, awayDevice: string) {
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const { match } = await post<{ match: string }>(
      server.address,
      '/matches',
      { game: 'scout', seats },
      moverDevice,
    );
    const clients: TestClient[] = [];
    for (const device of [moverDevice, awayDevice]) {
      const client = await new TestClient(server.address).enter({ match, device, moves: true });
      clients.push(client);
      await client.ask({ kind: 'sit', name: 'X', contribution: 'x' });
    }
    for (const client of clients) await client.until(() => client.view !== null);
    await playOn(clients, 2);
    // No matter who begins: it is the mover's turn in the end.
    while (clients[0]!.moves.length === 0) {
      const { ply, moves } = clients[1]!;
      await clients[1]!.ask({ kind: 'play', ply, moves: [moves[0]!] });
      await clients[0]!.until(() => clients[0]!.ply > ply);
    }
    return { match, clients };
  }

  test('without a setting for e-mail it is off and says so, and addresses in the server’s own network are refused', async () => {
    const plain = await openServer(where());
    try {
      const device = await guest(plain.address, 'Anna');
      const shown = await call<MyNotices>(plain, 'GET', '/me/notices', device);
      expect(shown).toMatchObject({ isOn: true, hasMail: false, channels: [], quiet: null });
      expect(shown.pushKey).toMatch(/^[\w-]{80,}$/);
      const refusal = async (path: string, body: unknown) =>
        (await post<{ refusal: { code: string } }>(plain.address, path, body, device)).refusal.code;
      expect(await refusal('/me/notices/mail', { address: 'a@example.org' })).toBe('no-mail-here');
      for (const url of [
        'http://127.0.0.1:1/',
        'http://[::1]/',
        'http://10.1.2.3/',
        'http://localhost/',
        'ftp://a.example/',
      ])
        expect(await refusal('/me/notices/webhooks', { url })).toBe('bad-web-address');
      expect(await refusal('/me/notices/push', { ...sinks.subscribe('x') })).toBe('bad-web-address');
      const { keys } = sinks.subscribe('x');
      const push = (endpoint: string, given = keys) => ({ endpoint, keys: given });
      expect(await refusal('/me/notices/push', push('http://push.example/1'))).toBe('bad-web-address');
      const weak = push('https://push.example/1', { ...keys, auth: 'AAAA' });
      expect(await refusal('/me/notices/push', weak)).toBe('bad-message');
      // The browser has a new subscription: the older one is replaced.
      for (const each of [1, 2])
        await post(plain.address, '/me/notices/push', push(`https://push.example/${each}`), device);
      const authorization = `Bearer ${device}`;
      const now = await fetch(`${plain.address}/api/me/notices`, { headers: { authorization } });
      expect((await now.json()).channels).toHaveLength(1);
      expect(await refusal(`/notices/confirm/${'x'.repeat(48)}`, {})).toBe('bad-notice-link');
    } finally {
      await plain.close();
    }
  });
});

/** Quiet hours that hold now and for some hours. */
function quietNow() {
  const hour = new Date().getUTCHours();
  return { from: ((hour + 23) % 24) * 60, to: ((hour + 3) % 24) * 60 };
}
