// `npm run stress -- move [--running 100] [--finished 10000]`: fills a SQLite file with games, some of them being played, moves it to PostgreSQL, verifies every finished one there and plays the others to their end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GameRecord, verify } from '../../src/engine/index.ts';
import { allGames, findGame } from '../../src/games/loaded.ts';
import { playGame } from '../../src/library/index.ts';
import { openServer, playOn, TestClient, table } from '../../src/server/fixtures.ts';
import { finishedMatch } from '../../src/server/storage/finished-match.fixtures.ts';
import { moveToPostgres } from '../../src/server/storage/move-to-postgres.ts';
import { newDatabase } from '../../src/server/storage/postgres.fixtures.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { type Store, storeOf } from '../../src/server/storage/store.ts';

const BATCH = 50;

interface RunningGame {
  readonly match: string;
  readonly devices: readonly string[];
  readonly ply: number;
}

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      running: { type: 'string', default: '100' },
      finished: { type: 'string', default: '10000' },
    },
  });
  const [running, finished] = [Number(values.running), Number(values.finished)];
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-move-'));
  const data = join(folder, 'a.db');
  const own = await newDatabase();
  try {
    const games = await begin(data, running);
    const made = await timed(() => fill(data, finished));
    console.log(`${running} running and ${finished} finished games (made in ${made} s)`);
    let moves = 0;
    const moved = await timed(() =>
      moveToPostgres(data, own.url, ({ table: name, rows }) => {
        if (name === 'moves') moves = rows;
      }),
    );
    console.log(`moved and compared in ${moved} s: ${moves} moves in rows`);
    const faults: string[] = [];
    const server = await openServer({ database: own.url });
    const verified = await timed(
      async () => void faults.push(...(await verifyAll(server.address, finished))),
    );
    console.log(`${finished} records verified in ${verified} s`);
    const played = await timed(async () => void faults.push(...(await playAll(server.address, games))));
    console.log(`${games.length} running games played to their end and verified in ${played} s`);
    await server.close();
    for (const fault of faults.slice(0, 20)) console.error(fault);
    console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function begin(data: string, count: number): Promise<RunningGame[]> {
  const server = await openServer({ data, maxConnectionsPerAddress: 100_000 });
  const games: RunningGame[] = [];
  for (let i = 0; i < count; i++) {
    const { match, devices, clients } = await table(server.address);
    await playOn(clients, 4 + (i % 8), `running ${i}`);
    games.push({ match, devices, ply: clients[0]?.ply ?? 0 });
    for (const client of clients) client.close();
  }
  await server.close();
  return games;
}

const idOf = (i: number) => `finished-${String(i).padStart(8, '0')}`;

/** Games of random players, all different, as a server would have stored them. */
async function fill(data: string, count: number): Promise<void> {
  const database = await openSqlite(data);
  const store = storeOf(database);
  for (let i = 0; i < count; i += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - i) }, (_, j) => i + j);
    await store.write(batch.flatMap((number) => changesFor(store, number)));
  }
  await database.close();
}

function changesFor(store: Store, number: number) {
  const { game } = allGames[number % allGames.length]!;
  const seats = Array.from({ length: game.seatCounts[0] ?? 2 }, () => 'random');
  const { record } = playGame(game, seats, `finished ${number}`);
  const [id, at] = [idOf(number), 1_700_000_000_000 + number];
  const { match, players, moves } = finishedMatch(id, record, at);
  return [store.insertMatch(match, players), ...moves().map((move) => store.appendMove(id, move))];
}

const recordAt = async (address: string, match: string) =>
  (await (await fetch(`${address}/api/matches/${match}/record`)).json()) as GameRecord;

async function verifyAll(address: string, count: number): Promise<string[]> {
  const faults: string[] = [];
  for (let i = 0; i < count; i++) {
    const checked = verify(await recordAt(address, idOf(i)), findGame);
    if (!checked.ok) faults.push(`${idOf(i)}: ${JSON.stringify(checked)}`);
  }
  return faults;
}

async function playAll(address: string, games: readonly RunningGame[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { match, devices, ply } of games) {
    const clients = await Promise.all(
      devices.map((device) => new TestClient(address).enter({ match, device, moves: true })),
    );
    await Promise.all(clients.map((client) => client.until(() => client.view !== null)));
    if (clients[0]?.ply !== ply) faults.push(`${match}: at ${clients[0]?.ply} instead of ${ply}`);
    await playOn(clients);
    for (const client of clients) client.close();
    const checked = verify(await recordAt(address, match), findGame);
    if (!checked.ok) faults.push(`${match}: ${JSON.stringify(checked)}`);
  }
  return faults;
}

async function timed(act: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await act();
  return Math.round((performance.now() - before) / 100) / 10;
}
