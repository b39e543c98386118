// `npm run bench -- million [--runs 1000000]`: a SQLite file with that many finished matches: times of every list, of start, back-up and purge, and the memory of the server.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostProcess } from '../scripts/stress/proxies/host-process.ts';
import { rngOf } from '../src/engine/index.ts';
import { allGames } from '../src/games/loaded.ts';
import { playGame } from '../src/library/index.ts';
import { guest } from '../src/server/fixtures.ts';
import { Purge, RETENTION_SETTINGS } from '../src/server/retention/purge.ts';
import { backUp } from '../src/server/storage/backup.ts';
import { finishedMatch } from '../src/server/storage/finished-match.fixtures.ts';
import { sealMoves } from '../src/server/storage/sealed-moves.ts';
import { openSqlite } from '../src/server/storage/sqlite.ts';
import { DatabaseSync } from '../src/server/storage/sqlite-driver.ts';
import { storeOf } from '../src/server/storage/store.ts';

const DAY_MS = 86_400_000;
const DEFAULT_MATCHES = 1_000_000;
/** Different games; each is stored many times, under other names. */
const PLAYED = 40;
const MATCHES_A_PERSON = 40;
/** The newest are not sealed yet, and some of them are due. */
const UNSEALED_SHARE = 0.01;
const PORT = 23_490;
const [ADMIN_TOKEN, METRICS_TOKEN] = ['token-of-operators', 'token-of-metrics'];
const TIMES = 5;

export async function benchMillion(
  _only: string | undefined,
  _checkout: string | undefined,
  matches = DEFAULT_MATCHES,
): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-million-'));
  const data = join(folder, 'a.db');
  const rows: object[] = [];
  const note = (what: string, value: number, unit: string) =>
    rows.push({ what, value: Math.round(value * 10) / 10, unit });
  try {
    const filling = performance.now();
    const sample = await fill(data, matches);
    console.log(`made in ${Math.round((performance.now() - filling) / 1000)} s`);
    note('matches', matches, '');
    note('file', statSync(data).size / 1e6, 'MB');
    const server = new HostProcess(PORT, {
      DATA: data,
      ADMIN_TOKEN,
      METRICS_TOKEN,
      // The purge is measured by itself.
      KEEP_UNSEALED_GAMES: '0',
      MAX_REQUESTS_PER_ADDRESS: '100000/10000',
    });
    // Builds the pages if they are old, and says what a start takes anyway.
    const empty = new HostProcess(PORT, { DATA: join(folder, 'empty.db') });
    for (const what of ['', 'start with an empty file']) {
      const took = await timed(() => empty.start());
      if (what !== '') note(what, took, 'ms');
      await empty.signal('SIGTERM');
    }
    note('start', await timed(() => server.start()), 'ms');
    for (const [what, milliseconds] of await lists(data, sample)) note(what, milliseconds, 'ms');
    note('memory of the server', (await memory()) / 1e6, 'MB');
    note('back-up while it runs', await timed(async () => backUp(data, join(folder, 'kept.db'))), 'ms');
    await server.signal('SIGTERM');
    const { took, sealed } = await purge(data);
    note(`purge: ${sealed} games sealed`, took, 'ms');
    note('purge with nothing to do', (await purge(data)).took, 'ms');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

interface Sample {
  readonly match: string;
  readonly person: string;
}

/** Straight into the tables: a server would take hours. */
async function fill(data: string, matches: number): Promise<Sample> {
  await (await openSqlite(data)).close();
  const rng = rngOf('million');
  const records = Array.from({ length: PLAYED }, (_, i) => {
    const { game } = allGames[i % allGames.length]!;
    const bots = Array.from({ length: game.seatCounts[0] ?? 2 }, () => 'random');
    return playGame(game, bots, `million ${i}`).record;
  });
  const sealed = records.map((record) => sealMoves(finishedMatch('any', record, 0).moves()));
  const now = Date.now();
  const persons = Math.max(2, Math.round(matches / MATCHES_A_PERSON));
  const file = new DatabaseSync(data);
  // If it fails, it is made again.
  file.exec(
    'pragma journal_mode = delete; pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off',
  );
  file.exec('pragma cache_size = -2000000; begin');
  const inserts = new Map<string, (row: object) => void>();
  const insert = (table: string, row: object) => {
    let run = inserts.get(table);
    if (!run) {
      const names = Object.keys(row);
      const statement = file.prepare(
        `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      );
      run = (values) => void statement.run(...(Object.values(values) as (string | number | null)[]));
      inserts.set(table, run);
    }
    run(row);
  };
  const person = (i: number) => `person-${String(i).padStart(9, '0')}`;
  for (let i = 0; i < persons; i++) {
    insert('persons', {
      id: person(i),
      name: `Hildegard ${i}`,
      created_at: now,
      settings: null,
      profile: `profile-${i}`,
    });
    insert('devices', {
      id: `device-${i}`,
      secret_hash: 'x',
      person: person(i),
      created_at: now,
      seen_at: now,
    });
    const [mu, at] = [25 + rng.int(1000) / 100, now - rng.int(1000) * DAY_MS];
    insert('ratings', {
      person: person(i),
      game: 'scout',
      mu,
      sigma: 1.5,
      games: 40,
      rated_games: 30,
      rated_at: at,
    });
  }
  for (let i = 0; i < matches; i++) {
    const isSealed = i < matches * (1 - UNSEALED_SHARE);
    // Over three years; those that are not sealed are of the last 60 days, half of them due.
    const days = isSealed
      ? 60 + ((matches - i) / matches) * 1000
      : ((matches - i) / (matches * UNSEALED_SHARE)) * 60;
    const [record, id] = [records[i % PLAYED]!, idOf(i)];
    const somebody = rng.int(persons);
    const people = Array.from({ length: record.seats }, (_, seat) => person((somebody + seat) % persons));
    const rows = finishedMatch(id, record, Math.round(now - days * DAY_MS), people);
    insert('matches', { ...rows.match, is_sealed: isSealed ? 1 : 0 });
    for (const player of rows.players) insert('sitters', player);
    for (const each of people.slice(0, 2))
      insert('rating_steps', {
        match: id,
        person: each,
        game: record.game,
        at: rows.match.ended_at,
        mu: 25,
        sigma: 1.5,
        change: 0.1,
      });
    if (isSealed) insert('sealed_moves', { match: id, moves: sealed[i % PLAYED] });
    else {
      const moves = rows.moves().map(({ ply, seat, notation, at }) => [ply, seat, notation, at]);
      for (let from = 0; from < moves.length; from += 2)
        insert('blocks', {
          match: id,
          ply: moves[Math.min(from + 1, moves.length - 1)]?.[0],
          moves: JSON.stringify(moves.slice(from, from + 2)),
        });
    }
    if (i % 100_000 === 99_999) file.exec('commit; begin');
  }
  file.exec('commit');
  file.close();
  return { match: idOf(Math.floor(matches / 2)), person: person(1) };
}

const idOf = (i: number) => `m${String(i).padStart(11, '0')}`;

/** The median of several requests, the first of which may find nothing in memory. */
async function lists(data: string, { match, person }: Sample): Promise<[string, number][]> {
  const address = `http://127.0.0.1:${PORT}`;
  // A device of the person, whose games are listed.
  const device = await guest(address, 'Hildegard');
  const file = new DatabaseSync(data);
  file.prepare('update devices set person = ? where id = ?').run(person, device.split('.')[0]!);
  file.close();
  const own = { authorization: `Bearer ${device}` };
  const admin = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' };
  const search = (text: string) => ({
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ search: text }),
  });
  const asked: [string, string, RequestInit][] = [
    ['lobby', '/lobby', {}],
    ['open tables', '/matches', {}],
    ['my games (of a person with about 80)', '/me/matches', { headers: own }],
    ['profile', '/people/profile-1', {}],
    ['leaderboard', '/leaderboards/scout', {}],
    ['record of a sealed game', `/matches/${match}/record`, {}],
    ['admin statistics', '/admin/statistics', { headers: admin }],
    ['admin tables, by id', '/admin/tables', search(match)],
    ['admin tables, by game', '/admin/tables', search('scout')],
    ['admin tables, by name', '/admin/tables', search('Hildegard 1')],
    ['admin people, by name', '/admin/people', search('Hildegard 77')],
  ];
  const found: [string, number][] = [];
  for (const [what, path, init] of asked) {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++)
      times.push(
        await timed(async () => {
          const answer = await fetch(`${address}/api${path}`, init);
          const text = await answer.text();
          if (!answer.ok) throw new Error(`${what}: ${text}`);
        }),
      );
    found.push([`${what}, first`, times[0]!], [what, times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]!]);
  }
  return found;
}

async function memory(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`http://127.0.0.1:${PORT}/metrics`, { headers })).text();
  return Number(/^scriptorium_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

async function purge(data: string): Promise<{ readonly took: number; readonly sealed: number }> {
  const database = await openSqlite(data);
  const nothing = async () => {};
  const job = new Purge(
    { store: storeOf(database), now: () => Date.now(), close: nothing, deletePerson: nothing },
    RETENTION_SETTINGS,
  );
  let sealed = 0;
  const took = await timed(async () => {
    sealed = (await job.run()).unsealedGames;
  });
  await database.close();
  return { took, sealed };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await act();
  return performance.now() - before;
}
