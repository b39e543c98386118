// Spectators talk apart from the players, unless the host lets them be heard; after the end everybody sees everything.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const line = (text: string) => ({ kind: 'say', said: { kind: 'line', line: text } }) as const;
const heard = ({ received }: TestClient) =>
  received.flatMap((each) =>
    each.kind === 'said'
      ? each.lines.map(({ seat, name, said }) => [
          name ?? seat,
          said.kind === 'line' ? said.line : said.phrase,
        ])
      : [],
  );
const watch = async (match: string, name: string | null, address = server.address) =>
  new TestClient(address).enter({ match, ...(name && { device: await guest(address, name) }) });

test('a spectator’s line reaches spectators at once, and players only after the end', async () => {
  const { match, devices, clients } = await table(server.address);
  const [anna, bruno] = clients as [TestClient, TestClient];
  const zoe = await watch(match, 'Zoé');
  const other = await watch(match, null);
  expect(await other.ask(line('who am I?'))).toMatchObject({ refusal: { code: 'unknown-device' } });
  expect(await zoe.ask({ ...line('Bruno has the 10'), key: 'k'.repeat(10) })).toMatchObject({ kind: 'done' });
  // Sent again after a lost answer: it appears once.
  expect(await zoe.ask({ ...line('Bruno has the 10'), key: 'k'.repeat(10) })).toMatchObject({ kind: 'done' });
  expect(await anna.ask(line('hello'))).toMatchObject({ kind: 'done' });
  await other.until(() => heard(other).length === 2);
  expect(heard(other)).toEqual([
    ['Zoé', 'Bruno has the 10'],
    [0, 'hello'],
  ]);
  await bruno.until(() => heard(bruno).length === 1);
  // Nor does it come with a new connection, or by another way.
  const again = await new TestClient(server.address).enter({ match, device: devices[0]! });
  await again.until(() => heard(again).length === 1);
  for (const player of [anna, bruno, again])
    expect(JSON.stringify(player.received)).not.toContain('Bruno has the 10');
  await bruno.ask({ kind: 'resign' });
  for (const player of [anna, bruno, again]) {
    await player.until(() => heard(player).length === 2);
    expect(heard(player)[1]).toEqual(['Zoé', 'Bruno has the 10']);
  }
  await zoe.ask(line('well done'));
  await anna.until(() => heard(anna).some(([, said]) => said === 'well done'));
  for (const client of [...clients, zoe, other, again]) client.close();
});

test('the host may let spectators be heard, but not those who see every hand', async () => {
  const { match, clients } = await table(server.address);
  const [anna, bruno] = clients as [TestClient, TestClient];
  const zoe = await watch(match, 'Zoé');
  await zoe.ask(line('first'));
  for (const client of [bruno, zoe])
    expect(await client.ask({ kind: 'hear-spectators', hears: true })).toMatchObject({
      refusal: { code: 'not-host' },
    });
  expect(await anna.ask({ kind: 'hear-spectators', hears: true })).toMatchObject({ kind: 'done' });
  await zoe.ask(line('second'));
  await bruno.until(() => heard(bruno).length === 2);
  expect(bruno.room?.hearsSpectators).toBe(true);
  await anna.ask({ kind: 'hear-spectators', hears: false });
  await zoe.ask(line('third'));
  await anna.ask(line('after'));
  await bruno.until(() => heard(bruno).length === 3);
  expect(heard(bruno).at(-1)).toEqual([0, 'after']);
  const open = await table(server.address, { watch: 'all' });
  expect(await open.clients[0]!.ask({ kind: 'hear-spectators', hears: true })).toMatchObject({
    refusal: { code: 'spectators-see-all' },
  });
  for (const client of [...clients, ...open.clients, zoe]) client.close();
});

test('a spectator cannot flood the chat, and the players’ lines are not pushed out', async () => {
  const { match, clients } = await table(server.address);
  await clients[0]!.ask(line('from Anna'));
  for (let i = 0; i < 25; i++) {
    const one = await watch(match, `S${i}`);
    for (let j = 0; j < 5; j++) await one.ask(line(`${i}/${j}`));
    if (i === 0) expect(await one.ask(line('more'))).toMatchObject({ refusal: { code: 'too-fast' } });
    one.close();
  }
  const late = await watch(match, null);
  await late.until(() => heard(late).length === 101);
  expect(heard(late)[0]).toEqual([0, 'from Anna']);
  expect(heard(late).at(-1)).toEqual(['S24', '24/4']);
  for (const client of [...clients, late]) client.close();
});
