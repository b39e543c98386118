// A new name is everywhere: the account, and the tables that wait, while people look at them.
import { expect, test } from 'vitest';
import { guest, openServer, post, TestClient } from '../fixtures.ts';

test('everybody who looks at a table that waits sees a new name at once; an odd one is refused and changes nothing', async () => {
  const { address, close } = await openServer();
  try {
    const [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => guest(address, name)));
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const { match } = await post<{ match: string }>(address, '/matches', { game: 'scout', seats }, anna);
    const host = await new TestClient(address).enter({ match, device: anna! });
    await host.ask({ kind: 'sit', name: 'Anna', contribution: 'a' });
    const other = await new TestClient(address).enter({ match, device: bruno! });
    const rename = async (name: string) => {
      const headers = { authorization: `Bearer ${anna}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ name });
      return (await fetch(`${address}/api/me`, { method: 'PATCH', headers, body })).status;
    };
    expect(await rename('Ånna 🎲')).toBe(200);
    await other.until(() => other.room?.sitters[0]?.name === 'Ånna 🎲');
    for (const odd of ['', ' ', '\u202eAnna', '\u200b', 'x'.repeat(25)]) expect(await rename(odd)).toBe(400);
    const headers = { authorization: `Bearer ${anna}` };
    expect(await (await fetch(`${address}/api/me`, { headers })).json()).toMatchObject({ name: 'Ånna 🎲' });
    expect(other.room?.sitters[0]?.name).toBe('Ånna 🎲');
    for (const client of [host, other]) client.close();
  } finally {
    await close();
  }
});
