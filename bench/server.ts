// Compares game servers: the same card game, pairs of clients that play as fast as they are answered, moves per second of processor time.
// The speed of a machine varies from second to second: so every server alternates with a bare relay, the upper bound, in many short turns,
// and the result is its share of what the relay made beside it.
import { median } from './median.ts';
import { openBenchDatabase } from './server/bench-database.ts';
import { benchIdle } from './server/idle.ts';
import {
  movesPerCpuSecond,
  OFFERED_PER_SECOND,
  openLoop,
  openPairs,
  pause,
  playSome,
  round,
  type Steady,
  steady,
  warmUp,
} from './server/load.ts';
import {
  boardgamePair,
  colyseusPair,
  type OpenPair,
  ourPair,
  ourPairTogether,
  type Pair,
  relayPair,
} from './server/pairs.ts';
import { keepLoadAside, Running } from './server/running.ts';

interface Subject {
  readonly name: string;
  readonly module: string;
  readonly extra?: string;
  /** On a database that several processes share, with or without Redis. */
  readonly shared?: { readonly processes: number; readonly hasRedis: boolean };
  readonly open: OpenPair;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'ours, durable on SQLite', module: 'ours', open: ourPair },
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
  {
    name: 'the same, people of one match at one process',
    module: 'ours',
    shared: { processes: 2, hasRedis: true },
    open: ourPairTogether,
  },
  { name: 'boardgame.io, in memory', module: 'boardgameio', open: boardgamePair },
  { name: 'boardgame.io, with files', module: 'boardgameio', extra: 'files', open: boardgamePair },
  { name: 'Colyseus, state views', module: 'colyseus', open: colyseusPair },
];
const MATCHES = [200, 1000];
const ROUNDS = 20;
/** Pairs that play before the measurement, so that one-time allocations do not count for a match. */
const FIRST = { pairs: 20, moves: 300, seconds: 10 };

/** The upper bound, which runs all the time. */
interface Relay {
  readonly server: Running;
  readonly pairs: readonly Pair[];
  readonly steady: Steady;
  /** Moves per second of processor time, for each turn. */
  readonly turns: number[];
}

async function openRelay(matches: number): Promise<Relay> {
  const server = await new Running({ module: 'relay', processes: 1 }).ready();
  const bytes = { received: 0 };
  const pairs = await openPairs(relayPair, server.ports, matches, bytes);
  await warmUp(pairs, 1);
  return { server, pairs, steady: await steady(pairs, bytes), turns: [] };
}

async function measure(subject: Subject, matches: number, relay: Relay) {
  const { shared, module, open } = subject;
  const database = shared ? await openBenchDatabase(shared.hasRedis) : null;
  const extra = database ? JSON.stringify(database) : subject.extra;
  const processes = shared?.processes ?? 1;
  const server = await new Running({ module, extra, processes }).ready();
  const bytes = { received: 0 };
  // Long enough for our server to evict unused matches: it checks every five seconds for those unused for five.
  const forgetting = module === 'ours' ? 10.5 : 2;
  const memoryWhenQuiet = async () => {
    await pause(forgetting);
    return (await server.usage('memory')).memory;
  };
  try {
    const first = await openPairs(open, server.ports, FIRST.pairs, bytes);
    await playSome(first, FIRST.moves, FIRST.seconds);
    for (const pair of first) pair.close();
    const empty = await memoryWhenQuiet();
    const pairs = await openPairs(open, server.ports, matches, bytes);
    await warmUp(pairs, processes);
    const found = await steady(pairs, bytes);
    const turns: number[] = [];
    const shares: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const ceiling = await movesPerCpuSecond(relay.pairs, relay.server);
      const own = await movesPerCpuSecond(pairs, server);
      relay.turns.push(ceiling);
      turns.push(own);
      shares.push(own / ceiling);
    }
    const offered = module === 'ours' ? await openLoop(pairs) : null;
    const still = await memoryWhenQuiet();
    for (const pair of pairs) pair.close();
    const left = await memoryWhenQuiet();
    const each = (memory: number) => Math.max(0, round((memory - empty) / matches));
    return {
      server: subject.name,
      processes,
      matches,
      ...summary(turns, found),
      ofRelay: round(median(shares), 3),
      ...(offered && { [`p99At${OFFERED_PER_SECOND}PerSecond`]: offered.p99, notSent: offered.notSent }),
      // First with both clients connected and idle, then with both gone.
      idleBytesPerMatch: each(still),
      leftBytesPerMatch: each(left),
    };
  } finally {
    await server.stop();
    await database?.drop();
  }
}

function summary(turns: readonly number[], { movesPerSecond, p50, p99, bytesPerMove, stuck }: Steady) {
  return {
    movesPerCpuSecond: round(median(turns)),
    movesPerSecond,
    p50,
    p99,
    // Not counted for Colyseus, whose client does not expose them.
    ...(bytesPerMove > 0 && { bytesPerMove }),
    ...(stuck > 0 && { stuck }),
  };
}

const IDLE = 'idle';

/** `--only ours` or another part of a name; `--only SQLite,memory` for several; `--only idle` for idle sockets alone. */
export async function benchServer(only: string | undefined): Promise<object[]> {
  keepLoadAside();
  const parts = only?.split(',');
  const rows: object[] = !parts || parts.includes(IDLE) ? [await benchIdle()] : [];
  if (only === IDLE) return rows;
  for (const matches of MATCHES) {
    const relay = await openRelay(matches);
    const measured: { row: Awaited<ReturnType<typeof measure>>; subject: Subject }[] = [];
    for (const subject of SUBJECTS.filter(
      ({ name }) => !parts || parts.some((part) => name.includes(part)),
    )) {
      console.error(`${subject.name}, ${matches} matches …`);
      const row = await measure(subject, matches, relay);
      console.error(JSON.stringify(row));
      measured.push({ row, subject });
    }
    await relay.server.stop();
    const shareOf = (isIt: (subject: Subject) => boolean) =>
      measured.find(({ subject }) => isIt(subject))?.row.ofRelay;
    const one = shareOf(({ shared }) => shared?.processes === 1);
    const ours = shareOf(({ module }) => module === 'ours');
    rows.push({
      server: 'bare ws relay',
      processes: 1,
      matches,
      ...summary(relay.turns, relay.steady),
      ofRelay: 1,
    });
    for (const { row } of measured) {
      rows.push({
        ...row,
        ...(ours && { oursTimesThis: round(ours / row.ofRelay, 2) }),
        // The throughput of several processes, each with a core of its own.
        ...(one && row.processes > 1 && { timesOneProcess: round((row.processes * row.ofRelay) / one, 2) }),
      });
    }
  }
  return rows;
}
