// Finished matches can be removed from one's own list, and only from that.
import { expect, test } from 'vitest';
import type { ListedMatch } from '../../protocol/http.ts';
import { guest, openServer, playOn, table } from '../fixtures.ts';

test('a finished match is removed from the list of one person, is still exported, and can be brought back', async () => {
  const { address, close } = await openServer();
  try {
    const { match, devices, clients } = await table(address);
    const [anna, bruno] = devices as [string, string];
    const ask = async (device: string, method: string, path: string, body?: unknown) => {
      const headers = { authorization: `Bearer ${device}`, 'content-type': 'application/json' };
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const listOf = async (device: string) =>
      ((await ask(device, 'GET', '/me/matches')).body as { matches: ListedMatch[] }).matches.length;
    const hide = (device: string, isHidden: boolean) =>
      ask(device, 'PATCH', `/me/matches/${match}`, { isHidden });
    // A game that still needs the person cannot be removed.
    expect((await hide(anna, true)).body).toMatchObject({ refusal: { code: 'not-over' } });
    await playOn(clients);
    const stranger = await guest(address, 'Chloé');
    expect((await hide(stranger, true)).body).toMatchObject({ refusal: { code: 'unknown-match' } });
    expect((await hide(anna, true)).status).toBe(200);
    expect([await listOf(anna), await listOf(bruno)]).toEqual([0, 1]);
    expect((await ask(anna, 'GET', '/me/export')).body).toMatchObject({ matches: [{ match }] });
    await hide(anna, false);
    expect(await listOf(anna)).toBe(1);
    for (const client of clients) client.close();
  } finally {
    await close();
  }
});
