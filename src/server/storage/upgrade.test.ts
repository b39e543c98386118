// Databases written by earlier versions still open, and their matches play on. The file names say which commit wrote them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import { openServer, playOn, TestClient } from '../fixtures.ts';
import type { OnlineSettings } from '../online.ts';
import { newDatabase } from './postgres.fixtures.ts';

interface OlderMatch {
  readonly match: string;
  readonly game: string;
  readonly state: 'waiting' | 'playing' | 'over';
  /** The device tokens of the players, by seat. */
  readonly devices: readonly string[];
  readonly ply?: number;
  /** The last view of each seat. */
  readonly views?: readonly unknown[];
  readonly record?: GameRecord;
}

/** Games that are short when played at random. Of the others only 20 more moves are played. */
const TO_THE_END = new Set(['scout', 'biblios']);

const read = (name: string) => readFileSync(new URL(`./older/${name}`, import.meta.url));
const matchesIn = (name: string) => (JSON.parse(String(read(name))) as { matches: OlderMatch[] }).matches;

test.each(['e2369ae', '54b2229'])(
  'a SQLite file of commit %s, with moves still in its journal, plays on',
  async (commit) => {
    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-older-'));
    const data = join(folder, 'older.sqlite');
    writeFileSync(data, gunzipSync(read(`file-${commit}.sqlite.gz`)));
    try {
      await playAllOn({ data }, matchesIn(`sqlite-${commit}.json`));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('a PostgreSQL database of commit e2369ae plays on', async () => {
  const own = await newDatabase();
  try {
    await own.run(String(gunzipSync(read('postgres-e2369ae.sql.gz'))));
    await playAllOn({ database: own.url }, matchesIn('postgres-e2369ae.json'));
  } finally {
    await own.drop();
  }
});

async function playAllOn(settings: Partial<OnlineSettings>, matches: readonly OlderMatch[]): Promise<void> {
  const { address, close } = await openServer(settings);
  const recordOf = async (match: string) =>
    (await (await fetch(`${address}/api/matches/${match}/record`)).json()) as GameRecord;
  try {
    for (const { match, game, state, devices, ply, views, record } of matches) {
      const clients = await Promise.all(
        devices.map((device) => new TestClient(address).enter({ match, device, moves: true })),
      );
      expect(clients.map(({ room }) => [room?.state, room?.you])).toEqual(devices.map((_, i) => [state, i]));
      if (state === 'waiting') {
        const guest = await new TestClient(address).enter({ match });
        expect(guest.room?.sitters[0]).toMatchObject({ kind: 'person', name: 'Anna', hasSat: true });
        guest.close();
      } else {
        for (const client of clients) await client.until(() => client.view !== null);
        expect(clients.map((client) => client.ply)).toEqual(devices.map(() => ply));
      }
      if (views) {
        expect(clients.map(({ view }) => view)).toEqual(views);
        const maxMoves = TO_THE_END.has(game) ? undefined : 20;
        await playOn(clients, maxMoves);
        if (maxMoves === undefined)
          expect(verify(await recordOf(match), findGame)).toMatchObject({ ok: true });
        else expect(clients[0]?.ply).toBe((ply ?? 0) + maxMoves);
      }
      if (record) expect(await recordOf(match)).toEqual(record);
      for (const client of clients) client.close();
    }
  } finally {
    await close();
  }
}
