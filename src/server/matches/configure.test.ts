// The host changes a table that waits, over real sockets: everybody sees it, and nobody loses a seat.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerMessage } from '../../protocol/server.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'novice' } as const;

/** Everybody is in the room; those with a seat sit there. */
async function waitingTable(seats: number, sitting: readonly (number | null)[]) {
  const devices = await Promise.all(sitting.map((_, i) => guest(server.address, `P${i}`)));
  const plan = { game: 'scout', seats: Array.from({ length: seats }, () => PERSON) };
  const { match } = await post<{ match: string }>(server.address, '/matches', plan, devices[0]);
  const clients: TestClient[] = [];
  for (const [i, device] of devices.entries()) {
    const client = await new TestClient(server.address).enter({ match, device, moves: true });
    const seat = sitting[i];
    if (typeof seat === 'number')
      await client.ask({ kind: 'sit', seat, name: `P${i}`, contribution: `c${i}` });
    clients.push(client);
  }
  return { match, devices, clients: clients as [TestClient, TestClient, ...TestClient[]] };
}

const names = ({ room }: TestClient) =>
  room?.sitters.map(({ kind, name }) => (kind === 'bot' ? 'bot' : name));
const code = (answer: ServerMessage) => (answer.kind === 'refused' ? answer.refusal.code : answer.kind);

describe('configure', () => {
  test('changes seats, bots, clock, spectators and listing at once for everybody, also for those who come later', async () => {
    const { match, clients } = await waitingTable(2, [0, null]);
    const [host, other] = clients;
    const clock = { kind: 'move', seconds: 86_400 } as const;
    const seats = [PERSON, PERSON, BOT];
    const answer = await host.ask({ kind: 'configure', seats, clock, isOpen: true, watch: 'nobody' });
    expect(code(answer)).toBe('done');
    await other.until(() => other.room?.sitters.length === 3);
    expect(other.room).toMatchObject({ clock, isOpen: true, watch: 'nobody', you: null, state: 'waiting' });
    expect(names(other)).toEqual(['P0', '', 'bot']);
    // What is left out stays.
    await host.ask({ kind: 'configure', watch: 'all' });
    await other.until(() => other.room?.watch === 'all');
    expect(other.room).toMatchObject({ clock, isOpen: true });
    const late = await new TestClient(server.address).enter({ match });
    expect(names(late)).toEqual(['P0', '', 'bot']);
    for (const client of [...clients, late]) client.close();
  });

  test('somebody beyond the last seat moves to a free one, keeps their connection, and the game goes on to its end', async () => {
    const { clients } = await waitingTable(4, [0, 3]);
    const [host, other] = clients;
    expect(code(await host.ask({ kind: 'configure', seats: [PERSON, PERSON] }))).toBe('done');
    await other.until(() => other.room?.you === 1);
    expect(names(host)).toEqual(['P0', 'P1']);
    // Everybody sits, but the host decides when it begins.
    expect(host.room?.state).toBe('waiting');
    expect(code(await host.ask({ kind: 'start' }))).toBe('done');
    for (const client of clients) await client.until(() => client.view !== null);
    await playOn(clients);
    expect(host.outcome).not.toBe(null);
    for (const client of clients) client.close();
  });

  test('is refused where it would take a seat from somebody, and then nothing changes', async () => {
    const { clients } = await waitingTable(3, [0, 1, 2]);
    const [host] = clients;
    // The game has begun when everybody sat down; a table of four waits.
    expect(code(await host.ask({ kind: 'configure', watch: 'all' }))).toBe('not-waiting');
    for (const client of clients) client.close();
    const four = await waitingTable(4, [0, 1, 2]);
    const [anna, bruno] = four.clients;
    expect(code(await anna.ask({ kind: 'configure', seats: [PERSON, PERSON] }))).toBe('too-few-seats');
    expect(code(await anna.ask({ kind: 'configure', seats: [PERSON, BOT, PERSON] }))).toBe('seat-taken');
    expect(code(await anna.ask({ kind: 'configure', seats: [PERSON] }))).toBe('bad-seat-count');
    expect(code(await anna.ask({ kind: 'configure', options: { nonsense: 1 } }))).toBe('unknown-option');
    expect(code(await bruno.ask({ kind: 'configure', watch: 'all' }))).toBe('not-host');
    expect(names(anna)).toEqual(['P0', 'P1', 'P2', '']);
    for (const client of four.clients) client.close();
  });

  test('a device that came by a seat link follows its seat', async () => {
    const { match, clients } = await waitingTable(4, [0, 3]);
    const [host, other] = clients;
    const linked = await other.ask({ kind: 'link' });
    if (linked.kind !== 'linked') throw new Error(linked.kind);
    const phone = await new TestClient(server.address).enter({ match, seat: linked.token });
    expect(phone.room?.you).toBe(3);
    await host.ask({ kind: 'configure', seats: [PERSON, PERSON] });
    await phone.until(() => phone.room?.you === 1);
    for (const client of [...clients, phone]) client.close();
  });

  test('a seat that was added can be taken; its player is seen to come and go, also in the game', async () => {
    const { match, clients } = await waitingTable(2, [0]);
    const [host] = clients;
    await host.ask({ kind: 'configure', seats: [PERSON, BOT, PERSON] });
    const device = await guest(server.address, 'Zoé');
    const zoe = await new TestClient(server.address).enter({ match, device });
    await zoe.ask({ kind: 'sit', seat: 2, name: 'Zoé', contribution: 'z' });
    const player = () => {
      const found = host.room?.sitters[2];
      return found?.kind === 'person' && found.name === 'Zoé' ? found : null;
    };
    await host.until(() => player()?.isHere === true && host.room?.state === 'playing');
    zoe.close();
    // A bot may be voted in some time after the player has gone.
    await host.until(() => player()?.isHere === false);
    expect(player()?.replaceableInMs).toBeGreaterThan(0);
    host.close();
  });
});
