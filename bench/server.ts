// Servers beside each other: the same card game, pairs of clients that play as fast as they are answered, moves by the processor's second.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './server/child.ts';
import {
  type Bytes,
  boardgamePair,
  colyseusPair,
  type OpenPair,
  ourPair,
  type Pair,
  relayPair,
} from './server/pairs.ts';
import { openShared, type Shared } from './server/shared.ts';

interface Subject {
  readonly name: string;
  readonly module: string;
  readonly extra?: string;
  /** On a database that several processes share, with Redis between them or without. */
  readonly shared?: { readonly processes: number; readonly hasRedis: boolean };
  readonly open: OpenPair;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'ours, durable on SQLite', module: 'ours', open: ourPair },
  // Next to it in time, too: the machine may be another one some minutes later.
  { name: 'bare ws relay', module: 'relay', open: relayPair },
  {
    name: 'ours, one process on PostgreSQL',
    module: 'ours',
    shared: { processes: 1, hasRedis: false },
    open: ourPair,
  },
  {
    name: 'ours, two processes on PostgreSQL and Redis',
    module: 'ours',
    shared: { processes: 2, hasRedis: true },
    open: ourPair,
  },
  { name: 'boardgame.io, in memory', module: 'boardgameio', open: boardgamePair },
  { name: 'boardgame.io, with files', module: 'boardgameio', extra: 'files', open: boardgamePair },
  { name: 'Colyseus, state views', module: 'colyseus', open: colyseusPair },
];
const MATCHES = [200, 1000];
/** Before anything is counted: so many moves for each process, for compilers learn by repetition; in seconds, at least and at most. */
const WARM_UP = { moves: 8000, least: 2, most: 10 };
const SECONDS = 6;
/** Moves of a first pair, before anything is measured. */
const ALONE = 1000;
/** Offered by the clock, not by the answers. */
const OFFERED = 1000;
let port = 26_000 + (process.pid % 2000);

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

class Running {
  private readonly children: readonly ChildProcess[];
  readonly ports: readonly number[];

  constructor({ module, extra, shared }: Subject, database: Shared | null) {
    this.ports = Array.from({ length: shared?.processes ?? 1 }, () => ++port);
    const path = fileURLToPath(new URL(`./server/${module}.ts`, import.meta.url));
    const more = database ? JSON.stringify(database) : extra;
    this.children = this.ports.map((each) =>
      fork(path, [String(each), ...(more ? [more] : [])], {
        // As `npm start` does; the peers get it too.
        execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
  }

  async ready(): Promise<this> {
    await Promise.all(this.children.map((child) => hear(child, (message) => typeof message === 'number')));
    return this;
  }

  /** Of all its processes together. */
  async usage(kind: 'cpu' | 'memory'): Promise<Usage> {
    const usages = await Promise.all(
      this.children.map(async (child) => {
        child.send(kind);
        return (await hear(child, isUsage)) as Usage;
      }),
    );
    const sum = (of: (usage: Usage) => number) => usages.reduce((total, each) => total + of(each), 0);
    return { cpu: sum(({ cpu }) => cpu), memory: sum(({ memory }) => memory) };
  }

  async stop(): Promise<void> {
    for (const child of this.children.filter(({ exitCode }) => exitCode === null)) {
      child.send('stop');
      await once(child, 'exit');
    }
  }
}

/** Colyseus says something of its own in between. */
async function hear(child: ChildProcess, isIt: (message: unknown) => boolean): Promise<unknown> {
  for (;;) {
    const [message]: unknown[] = await once(child, 'message');
    if (isIt(message)) return message;
  }
}

const isUsage = (message: unknown) => typeof message === 'object' && message !== null && 'memory' in message;

async function openPairs(
  open: OpenPair,
  at: readonly number[],
  count: number,
  bytes: Bytes,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i += 25) {
    const some = Array.from({ length: Math.min(25, count - i) }, () => open(at, bytes));
    pairs.push(...(await Promise.all(some)));
  }
  return pairs;
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const round = (value: number, digits = 0) => Number(value.toFixed(digits));

/** Each pair plays on as soon as a move has arrived. */
async function closedLoop(pairs: readonly Pair[], server: Running, bytes: Bytes) {
  const waits: number[] = [];
  let made = 0;
  let isCounting = false;
  let isOver = false;
  const loops = pairs.map(async (pair) => {
    while (!isOver) {
      const before = performance.now();
      await pair.move();
      made++;
      if (isCounting) waits.push(performance.now() - before);
    }
  });
  await pause(WARM_UP.least);
  const { length: processes } = server.ports;
  const [enough, longest] = [WARM_UP.moves * processes, WARM_UP.most * processes];
  for (let s = WARM_UP.least; made < enough && s < longest; s += 0.1) await pause(0.1);
  const before = await server.usage('cpu');
  bytes.received = 0;
  isCounting = true;
  await pause(SECONDS);
  isCounting = false;
  const after = await server.usage('cpu');
  const received = bytes.received;
  isOver = true;
  await Promise.all(loops);
  waits.sort((a, b) => a - b);
  return {
    movesPerCpuSecond: round(waits.length / (after.cpu - before.cpu)),
    movesPerSecond: round(waits.length / SECONDS),
    p50: round(quantile(waits, 0.5), 1),
    p99: round(quantile(waits, 0.99), 1),
    // Not counted for Colyseus, whose client keeps them to itself.
    ...(received > 0 && { bytesPerMove: round(received / waits.length) }),
  };
}

/** So many moves a second, whether the last ones have been answered or not. */
async function openLoop(pairs: readonly Pair[]) {
  const waits: number[] = [];
  const idle = [...pairs];
  const late: number[] = [];
  const begin = performance.now();
  for (let sent = 0; sent < OFFERED * SECONDS; ) {
    const due = Math.min(OFFERED * SECONDS, ((performance.now() - begin) / 1000) * OFFERED);
    for (; sent < due; sent++) {
      const pair = idle.shift();
      if (!pair) {
        late.push(sent);
        continue;
      }
      const before = performance.now();
      void pair.move().then(() => {
        waits.push(performance.now() - before);
        idle.push(pair);
      });
    }
    await pause(0.002);
  }
  await pause(1);
  waits.sort((a, b) => a - b);
  return { p50: round(quantile(waits, 0.5), 1), p99: round(quantile(waits, 0.99), 1), notSent: late.length };
}

async function measure(subject: Subject, matches: number): Promise<object> {
  const database = subject.shared ? await openShared(subject.shared.hasRedis) : null;
  const server = await new Running(subject, database).ready();
  const bytes = { received: 0 };
  try {
    // What is compiled and kept once is no part of a match.
    const [first] = await openPairs(subject.open, server.ports, 1, bytes);
    for (let i = 0; i < ALONE; i++) await first?.move();
    const empty = await server.usage('memory');
    const pairs = await openPairs(subject.open, server.ports, matches, bytes);
    const closed = await closedLoop(pairs, server, bytes);
    const offered = subject.module === 'ours' ? await openLoop(pairs) : null;
    // Long enough for a cache to forget what nobody uses.
    const forgetting = subject.module === 'ours' ? 8 : 2;
    await pause(forgetting);
    const still = await server.usage('memory');
    for (const pair of [...pairs, first]) pair?.close();
    await pause(forgetting);
    const left = await server.usage('memory');
    const each = (memory: number) => Math.max(0, round((memory - empty.memory) / matches));
    return {
      server: subject.name,
      processes: server.ports.length,
      matches,
      ...closed,
      ...(offered && { [`p99At${OFFERED}PerSecond`]: offered.p99, notSent: offered.notSent }),
      // Both sit there with their sockets open and do nothing; then both have gone.
      idleBytesPerMatch: each(still.memory),
      leftBytesPerMatch: each(left.memory),
    };
  } finally {
    await server.stop();
    await database?.drop();
  }
}

/** `--only ours` or another part of a name. */
export async function benchServer(only: string | undefined): Promise<object[]> {
  const rows: object[] = [];
  for (const matches of MATCHES) {
    const measured: { row: object; rate: number; name: string; shared: Subject['shared'] | null }[] = [];
    for (const subject of SUBJECTS.filter(({ name }) => !only || name.includes(only))) {
      console.error(`${subject.name}, ${matches} matches …`);
      const row = await measure(subject, matches);
      console.error(JSON.stringify(row));
      measured.push({
        row,
        rate: 'movesPerCpuSecond' in row ? Number(row.movesPerCpuSecond) : 0,
        name: subject.name,
        shared: subject.shared ?? null,
      });
    }
    // What several processes can do, each with a processor of its own, when the generator is not the limit.
    const one = measured.find(({ shared }) => shared?.processes === 1)?.rate;
    for (const each of measured) {
      if (!one || !each.shared || each.shared.processes < 2) continue;
      each.row = { ...each.row, timesOneProcess: round((each.shared.processes * each.rate) / one, 2) };
    }
    const ours = measured.find(({ name }) => name.startsWith('ours'))?.rate ?? 0;
    rows.push(...measured.map(({ row, rate }) => ({ ...row, oursTimesThis: round(ours / rate, 2) })));
  }
  return rows;
}
