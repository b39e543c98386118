// `npm run bench -- retention`: the room that finished games take in a SQLite file, as rows and sealed, and the time to seal them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngOf } from '../src/engine/index.ts';
import { allGames } from '../src/games/loaded.ts';
import { playGame } from '../src/library/index.ts';
import { Purge, RETENTION_SETTINGS } from '../src/server/retention/purge.ts';
import { finishedMatch } from '../src/server/storage/finished-match.fixtures.ts';
import { openSqlite } from '../src/server/storage/sqlite.ts';
import { DatabaseSync } from '../src/server/storage/sqlite-driver.ts';
import { storeOf } from '../src/server/storage/store.ts';

const DAY_MS = 86_400_000;
const DEFAULT_GAMES = 2000;
/** Different games; each is stored many times, under other names. */
const PLAYED = 5;

export async function benchRetention(
  _only: string | undefined,
  _checkout: string | undefined,
  games = DEFAULT_GAMES,
): Promise<object[]> {
  const rows: object[] = [];
  for (const { game } of allGames) {
    const seats = game.seatCounts[0] ?? 2;
    const records = Array.from(
      { length: PLAYED },
      (_, i) =>
        playGame(
          game,
          Array.from({ length: seats }, () => 'novice'),
          `retention ${i}`,
        ).record,
    );
    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
    const path = join(folder, 'a.db');
    await fill(path, records, games);
    const before = usedBytes(path);
    const database = await openSqlite(path);
    const store = storeOf(database);
    const nothing = async () => {};
    const purge = new Purge(
      { store, now: () => Date.now(), close: nothing, deletePerson: nothing },
      { ...RETENTION_SETTINGS, closedTables: 0, guests: 0, chat: 0 },
    );
    const startedAt = performance.now();
    const { unsealedGames } = await purge.run();
    const seconds = (performance.now() - startedAt) / 1000;
    await database.close();
    const after = usedBytes(path);
    rows.push({
      game: game.id,
      'moves a game': Math.round(records.reduce((sum, { moves }) => sum + moves.length, 0) / PLAYED),
      games: unsealedGames,
      'bytes a game, rows': Math.round(before / games),
      'bytes a game, sealed': Math.round(after / games),
      'sealed a second': Math.round(games / seconds),
    });
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

type Records = readonly ReturnType<typeof playGame>['record'][];

/** Moves lie in blocks of about two, as when people play: a server makes blocks every five seconds. */
async function fill(path: string, records: Records, games: number): Promise<void> {
  const database = await openSqlite(path);
  const store = storeOf(database);
  const rng = rngOf('retention');
  const at = Date.now() - 100 * DAY_MS;
  const hex = (bytes: number) =>
    Array.from({ length: bytes }, () => rng.int(256).toString(16).padStart(2, '0')).join('');
  const ids = Array.from({ length: games }, () => hex(8));
  for (const [i, id] of ids.entries()) {
    const record = records[i % records.length]!;
    const persons = Array.from({ length: record.seats }, () => hex(8));
    const { match, players } = finishedMatch(id, record, at, persons);
    await store.write([store.insertMatch(match, players)]);
  }
  await database.close();
  const file = new DatabaseSync(path);
  file.exec('begin');
  const insert = file.prepare('insert into blocks (match, ply, moves) values (?, ?, ?)');
  for (const [i, id] of ids.entries()) {
    let time = at;
    const next = () => (time += rng.int(16_000));
    const stored = finishedMatch(id, records[i % records.length]!, at, [], next)
      .moves()
      .map(({ ply, seat, notation, at: moved }) => [ply, seat, notation, moved]);
    for (let ply = 0; ply < stored.length; ply += 2) {
      const block = stored.slice(ply, ply + 2);
      insert.run(id, Number(block.at(-1)?.[0]), JSON.stringify(block));
    }
  }
  file.exec('commit');
  file.close();
}

/** Without pages that are free to be used again. */
function usedBytes(path: string): number {
  const file = new DatabaseSync(path);
  const number = (name: string) => Number(Object.values(file.prepare(`pragma ${name}`).get() ?? {})[0]);
  const used = (number('page_count') - number('freelist_count')) * number('page_size');
  file.close();
  return used;
}
