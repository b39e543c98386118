// Servers beside each other: the same card game, pairs of clients that play as fast as they are answered, moves by the processor's second.
import { closedLoop, OFFERED, openLoop, openPairs, pause, playSome, round } from './server/load.ts';
import {
  boardgamePair,
  colyseusPair,
  type OpenPair,
  ourPair,
  ourPairTogether,
  relayPair,
} from './server/pairs.ts';
import { keepLoadAside, Running } from './server/running.ts';
import { openShared } from './server/shared.ts';

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
/** First pairs, before anything is measured: what is compiled and kept once is no part of a match. */
const FIRST = { pairs: 20, moves: 300, seconds: 10 };

async function measure(subject: Subject, matches: number): Promise<object> {
  const { shared, module, open } = subject;
  const database = shared ? await openShared(shared.hasRedis) : null;
  const extra = database ? JSON.stringify(database) : subject.extra;
  const server = await new Running({ module, extra, processes: shared?.processes ?? 1 }).ready();
  const bytes = { received: 0 };
  // Long enough for a cache to forget what nobody uses.
  const forgetting = module === 'ours' ? 8 : 2;
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
    const closed = await closedLoop(pairs, server, bytes);
    const offered = module === 'ours' ? await openLoop(pairs) : null;
    const still = await memoryWhenQuiet();
    for (const pair of pairs) pair.close();
    const left = await memoryWhenQuiet();
    const each = (memory: number) => Math.max(0, round((memory - empty) / matches));
    return {
      server: subject.name,
      processes: server.ports.length,
      matches,
      ...closed,
      ...(offered && { [`p99At${OFFERED}PerSecond`]: offered.p99, notSent: offered.notSent }),
      // Both sit there with their sockets open and do nothing; then both have gone.
      idleBytesPerMatch: each(still),
      leftBytesPerMatch: each(left),
    };
  } finally {
    await server.stop();
    await database?.drop();
  }
}

/** `--only ours` or another part of a name. */
export async function benchServer(only: string | undefined): Promise<object[]> {
  keepLoadAside();
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
