// A run of `npm run stress -- notices`: servers, kills, tables, and the check of what has arrived.
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyTable, openTable, rngOf } from '../../src/engine/index.ts';
import { allGames } from '../../src/games/loaded.ts';
import { leakIn } from '../../src/server/notices/leak-check.fixtures.ts';
import { noticeId } from '../../src/server/notices/notice.ts';
import { type Arrival, openSinks, type Sinks } from '../../src/server/notices/sinks.fixtures.ts';
import type { Store } from '../../src/server/storage/store.ts';
import { NAMES, type NoticeTable, openNoticeTable } from './notice-table.ts';
import { ServerUnderTest } from './server-under-test.ts';

export interface NoticeRunOptions {
  readonly turns: number;
  readonly tables: number;
  readonly processes: number;
  readonly killEveryMs: number;
  readonly seed: string;
  /** Null: one process with an SQLite file. */
  readonly database: string | null;
  onProgress?(line: string): void;
}

export interface NoticeRun {
  readonly turns: number;
  readonly told: number;
  readonly seen: number;
  readonly repeated: number;
  readonly kills: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly byChannel: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** Several runs of one test process, and other tests beside it, need different ports. */
let nextPort = 30_100 + (process.pid % 300) * 8;

const GRACE_MS = 1000;
/** If nothing arrives for this time, somebody was not told. */
const STALL_MS = 45_000;
/** After the last turn: the last notices, also those whose lease a killed process had. */
const DRAIN_MS = 12_000;

export async function runNotices(options: NoticeRunOptions): Promise<NoticeRun> {
  const rng = rngOf(`notices ${options.seed}`);
  const sinks = await openSinks();
  const notices = { graceMs: GRACE_MS, smtp: sinks.smtp, mailFrom: 'games@example.org', allowsPrivate: true };
  const { REDIS_URL } = process.env;
  const servers = Array.from(
    { length: options.processes },
    () =>
      new ServerUnderTest({
        port: nextPort++,
        env: {
          NOTICES: JSON.stringify(notices),
          ...(options.database !== null && { DATABASE_URL: options.database }),
          ...(options.database !== null && REDIS_URL && { REDIS_URL }),
        },
      }),
  );
  const startedAt = Date.now();
  try {
    const ready = new Set<ServerUnderTest>();
    const start = async (server: ServerUnderTest) => {
      await server.start();
      ready.add(server);
    };
    await Promise.all(servers.map(start));
    const address = () => {
      const chosen = [...ready].filter(({ isUp }) => isUp);
      return rng.pick(chosen.length > 0 ? chosen : servers).address;
    };
    const restart = async () => {
      const victim = rng.pick(servers);
      ready.delete(victim);
      await victim.kill();
      await start(victim);
    };
    const tables: NoticeTable[] = [];
    for (let number = 0; number < options.tables; number++)
      tables.push(await openNoticeTable({ number, sinks, rng, address }));
    options.onProgress?.(`${tables.length} tables are set`);
    const open = () => openNoticeTable({ number: tables.length, sinks, rng, address });
    const kills = await playByNotices(options, { tables, open, restart }, sinks);
    for (const server of servers) await server.end();
    const store = await servers[0]!.openStore();
    try {
      const found = await checkArrivals(store, tables, sinks.arrivals);
      return { ...found, kills, seconds: (Date.now() - startedAt) / 1000 };
    } finally {
      await store.close();
    }
  } finally {
    await Promise.all(servers.map((server) => server.remove()));
    await sinks.close();
  }
}

interface Scene {
  readonly tables: NoticeTable[];
  open(): Promise<NoticeTable>;
  /** Kills one of the servers and starts it again. */
  restart(): Promise<void>;
}

/** Answers the number of kills. */
async function playByNotices(
  { turns, killEveryMs, onProgress }: NoticeRunOptions,
  { tables, open, restart }: Scene,
  sinks: Sinks,
): Promise<number> {
  const byId = new Map(tables.map((table) => [table.match, table]));
  const replaced = new Set<NoticeTable>();
  let lastAt = Date.now();
  let isOver = false;
  const toldIds = new Set<string>();
  sinks.onArrival = ({ text, to, notices }) => {
    lastAt = Date.now();
    for (const id of notices) toldIds.add(id);
    for (const [, match = ''] of text.replaceAll(/=\r\n/g, '').matchAll(/\/play\/([\w-]{16})/g))
      if (!isOver) byId.get(match)?.wake(to);
  };
  const told = () => toldIds.size;
  for (const table of tables) table.begin();
  let kills = 0;
  let restarting: Promise<void> | null = null;
  let killAt = Date.now() + killEveryMs;
  let reportAt = Date.now() + 10_000;
  while (told() < turns && Date.now() - lastAt < STALL_MS) {
    await pause(50);
    const over = tables.find((table) => table.isFinished && !replaced.has(table));
    if (over && restarting === null) {
      replaced.add(over);
      const next = await open();
      byId.set(next.match, next);
      tables.push(next);
      next.begin();
    }
    if (Date.now() > reportAt) {
      onProgress?.(`${told()} turns told, ${kills} kills`);
      reportAt = Date.now() + 10_000;
    }
    if (Date.now() < killAt || restarting !== null) continue;
    kills++;
    restarting = restart().finally(() => {
      restarting = null;
      killAt = Date.now() + killEveryMs;
    });
  }
  isOver = true;
  await restarting;
  await Promise.all(tables.map((table) => table.end()));
  await pause(DRAIN_MS);
  return kills;
}

interface Turn {
  readonly match: string;
  readonly seat: number;
  readonly ply: number;
  readonly at: number;
  readonly answeredPly: number | null;
}

async function checkArrivals(
  store: Store,
  tables: readonly NoticeTable[],
  arrivals: readonly Arrival[],
): Promise<Omit<NoticeRun, 'kills' | 'seconds'>> {
  const faults: string[] = [];
  const first = new Map<string, Arrival>();
  const deliveries = new Map<string, Set<string>>();
  const byChannel: Record<string, number> = {};
  let repeated = 0;
  for (const arrival of arrivals) {
    if (isAboutTables(arrival)) {
      const leak = leakIn(arrival, NAMES);
      if (leak !== null) faults.push(`says more than it may: ${leak}`);
    }
    for (const id of arrival.notices) {
      if (first.has(id)) repeated++;
      else {
        first.set(id, arrival);
        byChannel[arrival.channel] = (byChannel[arrival.channel] ?? 0) + 1;
      }
      deliveries.set(id, (deliveries.get(id) ?? new Set()).add(arrival.id));
    }
  }
  for (const [id, ids] of deliveries)
    if (ids.size > 1) faults.push(`${id} was told by different deliveries: ${[...ids].join(', ')}`);
  const known = new Set<string>();
  const delays: number[] = [];
  let [turns, told, seen] = [0, 0, 0];
  for (const table of tables) {
    for (const turn of await turnsOf(store, table)) {
      const id = noticeId(turn.match, turn.seat, turn.ply, 'turn');
      const arrival = first.get(id);
      known.add(id);
      turns++;
      if (arrival) {
        told++;
        delays.push(Math.max(0, arrival.at - turn.at - GRACE_MS));
      } else if (table.hasSeen(turn.seat, turn.ply, turn.answeredPly)) seen++;
      else faults.push(`neither told nor seen: ${turn.match} seat ${turn.seat} ply ${turn.ply}`);
    }
  }
  const others = new Set(tables.flatMap((table) => table.otherNotices));
  for (const id of first.keys())
    if (!known.has(id) && !others.has(id)) faults.push(`told something that is no turn: ${id}`);
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;
  return { turns, told, seen, repeated, byChannel, faults, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

/** Confirmations and tests say nothing about a table. */
const isAboutTables = ({ channel, text }: Arrival) => channel !== 'mail' || !/^Subject: Confirm/m.test(text);

/** Every question of the game and when it was asked, from the record alone. */
async function turnsOf(store: Store, { match, game: id }: NoticeTable): Promise<Turn[]> {
  const stored = await store.findMatch(match);
  const game = allGames.find((each) => each.game.id === id)?.game;
  if (!stored?.match.seed || !game) throw new Error(`${match} has not begun`);
  const { seed, options, started_at } = stored.match;
  const table: AnyTable = openTable(game, stored.players.length, JSON.parse(options), seed);
  const turns: (Turn & { answeredPly: number | null })[] = [];
  const ask = (seat: number, at: number) =>
    turns.push({ match, seat, ply: table.ply, at, answeredPly: null });
  for (const seat of table.deciders) ask(seat, started_at ?? 0);
  for (const { ply, seat, notation, at } of await store.movesOf(match)) {
    const before = [...table.deciders];
    const answer = table.play(seat, notation, ply - 1);
    if (!answer.ok) throw new Error(`${match} cannot be replayed`);
    const open = turns.findLast((turn) => turn.seat === seat && turn.answeredPly === null);
    if (open) open.answeredPly = ply;
    for (const each of table.deciders) if (each === seat || !before.includes(each)) ask(each, at);
  }
  return turns;
}
