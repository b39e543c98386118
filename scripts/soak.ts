// `npm run soak -- [--minutes 60] [--tables 8] [--seed 1] [--write]`: people and bots play through the real server for as long as you like, on a file of its own or on DATABASE_URL and REDIS_URL; everything they are told, every record, the clocks and the memory are checked.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rngOf } from '../src/engine/index.ts';
import { clockFaults } from './hardship/clocks.ts';
import { Crowd, type Sitting } from './hardship/crowd.ts';
import { faultsHeard } from './hardship/hearings.ts';
import { count, seconds, writeFigures } from './hardship/page.ts';
import { compare, type Kept } from './hardship/promises.ts';
import { recordOf } from './hardship/records.ts';
import { stuckIn } from './hardship/standing.ts';
import { tableOf } from './hardship/tables.ts';
import { Victim } from './hardship/victim.ts';
import { type Waiting, waitingOf } from './hardship/waiting.ts';

/** For the matches in progress to come to their end, in milliseconds. */
const LAST_ROUND = 180_000;
/** Memory is looked at so often in a run. */
const LOOKS = 24;
/** What memory may grow by without being a leak: code that was compiled meanwhile, in bytes. */
const GROWTH = 10e6;

export interface SoakReport extends Kept {
  readonly minutes: number;
  readonly matches: number;
  readonly finished: number;
  readonly waiting: Waiting;
  /** Bytes in use after collecting garbage, over the run. */
  readonly memory: readonly number[];
  /** Bytes to everybody at the table for a move: with entering, and with legal moves, which pages do not ask for. */
  readonly wire: number;
  /** Microseconds of the server's processor for a move: with bots, spectators, tables set and left. */
  readonly processor: number;
}

export async function soak(minutes: number, tables: number, seed: string): Promise<SoakReport> {
  const { DATABASE_URL, REDIS_URL } = process.env;
  const env = { ...(DATABASE_URL && { DATABASE_URL }), ...(REDIS_URL && { REDIS_URL }) };
  const victim = new Victim({ env });
  await victim.start();
  const { cpu } = await victim.usage();
  const faults: string[] = [];
  let bytes = 0;
  const store = await victim.openStore();
  const crowd = new Crowd({
    address: victim.address,
    rng: rngOf(seed),
    plan: tableOf,
    hasSpectators: true,
    finished: async (sitting) => {
      bytes += bytesOf(sitting);
      faults.push(...faultsHeard(sitting, await recordOf(victim.address, sitting.match)));
      faults.push(...(await clockFaults(store, sitting)));
    },
  });
  crowd.open(tables);
  const memory: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await pause((minutes * 60_000) / LOOKS);
    memory.push((await victim.usage()).memory);
  }
  await crowd.finish(LAST_ROUND);
  const { sittings } = crowd;
  const used = (await victim.usage()).cpu - cpu;
  const kept = await compare(store, sittings);
  const stuck = await stuckIn(store, sittings);
  await store.close();
  await victim.bury();
  return {
    minutes,
    matches: sittings.length,
    finished: sittings.length - stuck.length,
    waiting: waitingOf(crowd.waits),
    memory,
    wire: Math.round(bytes / kept.moves),
    processor: Math.round((used / kept.moves) * 1e6),
    ...kept,
    faults: [...faults, ...kept.faults, ...stuck, ...(grows(memory) ? ['memory grows'] : [])],
  };
}

const bytesOf = ({ hearings }: Sitting) =>
  hearings
    .flatMap(({ messages }) => messages)
    .reduce((sum, message) => sum + Buffer.byteLength(JSON.stringify(message)), 0);

/** The least of the last quarter against the most of the second one: the first is for warming up. */
function grows(memory: readonly number[]): boolean {
  const quarter = memory.length / 4;
  return Math.min(...memory.slice(-quarter)) > Math.max(...memory.slice(quarter, 2 * quarter)) + GROWTH;
}

/** Into docs/operating.md. */
function write(report: SoakReport, command: string): void {
  const { waiting, memory } = report;
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  writeFigures('soak', command, [
    ['matches set, and finished', `${count(report.matches)}, ${count(report.finished)}`],
    ['decisions stored', count(report.moves)],
    ['records, words, clocks and promises that were wrong', count(report.faults.length)],
    [
      'people waited: half of the time, p99, at most',
      [waiting.p50, waiting.p99, waiting.max].map(seconds).join(', '),
    ],
    [
      'memory in use, first and last quarter, MB at least',
      [memory.slice(0, LOOKS / 4), memory.slice(-LOOKS / 4)]
        .map((part) => megabytes(Math.min(...part)))
        .join(', '),
    ],
    ['sent to everybody at a table for a decision', `${count(report.wire)} bytes`],
    ['processor for a decision, bots and spectators included', `${count(report.processor)} µs`],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
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
  if (values.write) write(report, `npm run soak -- --minutes ${values.minutes} --tables ${values.tables}`);
  process.exit(report.faults.length > 0 ? 1 : 0);
}
