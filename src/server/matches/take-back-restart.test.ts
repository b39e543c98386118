// Taking back across a restart of the server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import { openServer, playOn, TestClient } from '../fixtures.ts';
import { afterChoice, lastPosition, play, positionsOf } from './take-back.fixtures.ts';

test('a server that starts again goes on from what stands, with the question that was asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-take-back-'));
  const data = join(folder, 'data.sqlite');
  let own = await openServer({ data });
  try {
    const { match, devices, clients, mover } = await afterChoice(own.address);
    await mover.ask({ kind: 'take-back', ply: mover.ply });
    await Promise.all(clients.map((client) => client.until(() => positionsOf(client) > 1)));
    await play(clients, -1);
    await play(clients);
    const asker = clients[0]!;
    const { ply } = asker;
    await asker.ask({ kind: 'ask-take-back', ply, takeBacks: 1 });
    const views = clients.map(({ view }) => view);
    for (const client of clients) client.close();
    await own.close();
    own = await openServer({ data });
    const again = await Promise.all(
      devices.map((device) => new TestClient(own.address).enter({ match, device, moves: true })),
    );
    for (const client of again) await client.until(() => client.view !== null);
    expect(again.map(({ view }) => view)).toEqual(views);
    expect(again.map(({ room }) => room?.takeBack?.ply)).toEqual([ply, ply]);
    await again[1]!.ask({ kind: 'answer-take-back', ply, takeBacks: 1, grants: true });
    for (const client of again) await client.until(() => client.ply < ply);
    expect(lastPosition(again[0]!).takeBacks).toBe(2);
    await playOn(again);
    const record = await (await fetch(`${own.address}/api/matches/${match}/record`)).json();
    expect(verify(record, findGame).ok).toBe(true);
    expect((record as GameRecord).takeBacks).toHaveLength(2);
    for (const client of again) client.close();
  } finally {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
