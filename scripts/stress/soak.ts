// `npm run stress -- soak [--minutes 60] [--tables 8] [--seed 1] [--write]`: people and bots play on one server for a given time, with an SQLite file of its own or with DATABASE_URL and REDIS_URL; checks every message, every record, the clocks and the memory.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rngOf } from '../../src/engine/index.ts';
import { checkClocks } from './clock-check.ts';
import { checkDurability, type DurabilityReport } from './durability-check.ts';
import { type Latency, latencyOf } from './latency.ts';
import { findLeaks } from './leak-check.ts';
import { type PlayedMatch, Players } from './players.ts';
import { recordOf } from './records.ts';
import { count, seconds, writeResults } from './results-table.ts';
import { ServerUnderTest } from './server-under-test.ts';
import { tableOf } from './tables.ts';
import { unfinishedMatches } from './unfinished.ts';

/** The matches in progress have this long to end. */
const FINISH_TIMEOUT_MS = 180_000;
/** How often memory is measured in a run. */
const MEMORY_SAMPLES = 24;
/** Growth that is not a leak: code that was compiled during the run. */
const MAX_GROWTH_BYTES = 10e6;

export interface SoakReport extends DurabilityReport {
  readonly minutes: number;
  readonly matches: number;
  readonly finished: number;
  readonly latency: Latency;
  /** Bytes in use after a garbage collection, over the run. */
  readonly memory: readonly number[];
  /** Bytes sent to all clients of a match for a move, including entering and legal moves (which the web client does not request). */
  readonly wire: number;
  /** Processor time of the server for a move in microseconds, including bots, spectators, and creating and leaving matches. */
  readonly processor: number;
}

export async function soak(minutes: number, tables: number, seed: string): Promise<SoakReport> {
  const { DATABASE_URL, REDIS_URL } = process.env;
  const env = { ...(DATABASE_URL && { DATABASE_URL }), ...(REDIS_URL && { REDIS_URL }) };
  const server = new ServerUnderTest({ env });
  await server.start();
  const { cpu } = await server.usage();
  const faults: string[] = [];
  let bytes = 0;
  const store = await server.openStore();
  const players = new Players({
    address: server.address,
    rng: rngOf(seed),
    plan: tableOf,
    hasSpectators: true,
    finished: async (played) => {
      bytes += bytesOf(played);
      faults.push(...findLeaks(played, await recordOf(server.address, played.match)));
      faults.push(...(await checkClocks(store, played)));
    },
  });
  players.start(tables);
  const memory: number[] = [];
  for (let sample = 0; sample < MEMORY_SAMPLES; sample++) {
    await pause((minutes * 60_000) / MEMORY_SAMPLES);
    memory.push((await server.usage()).memory);
  }
  await players.finish(FINISH_TIMEOUT_MS);
  const { matches } = players;
  const used = (await server.usage()).cpu - cpu;
  const kept = await checkDurability(store, matches);
  const stuck = await unfinishedMatches(store, matches);
  await store.close();
  await server.remove();
  return {
    minutes,
    matches: matches.length,
    finished: matches.length - stuck.length,
    latency: latencyOf(players.waitsMs),
    memory,
    wire: Math.round(bytes / kept.moves),
    processor: Math.round((used / kept.moves) * 1e6),
    ...kept,
    faults: [...faults, ...kept.faults, ...stuck, ...(grows(memory) ? ['memory grows'] : [])],
  };
}

const bytesOf = ({ received }: PlayedMatch) =>
  received
    .flatMap(({ messages }) => messages)
    .reduce((sum, message) => sum + Buffer.byteLength(JSON.stringify(message)), 0);

/** Compares the minimum of the last quarter with the maximum of the second: the first is for warming up. */
function grows(memory: readonly number[]): boolean {
  const quarter = memory.length / 4;
  return (
    Math.min(...memory.slice(-quarter)) > Math.max(...memory.slice(quarter, 2 * quarter)) + MAX_GROWTH_BYTES
  );
}

/** Into docs/measurements.md. */
function write(report: SoakReport, command: string): void {
  const { latency, memory } = report;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  writeResults('soak', command, [
    ['matches started, and finished', `${count(report.matches)}, ${count(report.finished)}`],
    ['moves stored', count(report.moves)],
    ['faults in records, messages, clocks and stored moves', count(report.faults.length)],
    [
      'wait for a move: median, p99, maximum',
      [latency.p50, latency.p99, latency.max].map(seconds).join(', '),
    ],
    [
      'least memory in use in the first and last quarter, MB',
      [memory.slice(0, MEMORY_SAMPLES / 4), memory.slice(-MEMORY_SAMPLES / 4)]
        .map((part) => megabytes(Math.min(...part)))
        .join(', '),
    ],
    ['bytes sent to all clients for a move', count(report.wire)],
    ['processor time for a move, bots and spectators included', `${count(report.processor)} µs`],
  ]);
}

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      tables: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  const report = await soak(Number(values.minutes), Number(values.tables), values.seed);
  console.log(JSON.stringify(report, null, 2));
  if (values.write)
    write(report, `npm run stress -- soak --minutes ${values.minutes} --tables ${values.tables}`);
  process.exit(report.faults.length > 0 ? 1 : 0);
}
