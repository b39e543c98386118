// `npm run stress -- chaos [--minutes 10] [--faults 120] [--tables 26] [--seed 1] [--write]`: three servers, a PostgreSQL and a Redis of their own; they are killed, paused and cut at random while people and bots play. No acknowledged move may be lost, nobody may see hidden information, and every match must be played to its end.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rngOf } from '../../src/engine/index.ts';
import { Balancer } from './balancer.ts';
import { checkDurability, type DurabilityReport } from './durability-check.ts';
import { type FaultName, Faults } from './faults.ts';
import { type Latency, latencyOf } from './latency.ts';
import { findLeaks } from './leak-check.ts';
import { Players } from './players.ts';
import { recordOf } from './records.ts';
import { count, seconds, writeResults } from './results-table.ts';
import { ServerUnderTest } from './server-under-test.ts';
import { findProgram, OwnPostgres, OwnRedis } from './services.ts';
import { tableOf } from './tables.ts';
import { unfinishedMatches } from './unfinished.ts';

const SERVERS = 3;
/** After the last fault, the matches in progress have this long to end. */
const FINISH_TIMEOUT_MS = 180_000;

export interface ChaosPlan {
  readonly minutes: number;
  readonly faults: number;
  readonly tables: number;
  readonly seed: string;
}

export interface ChaosReport extends DurabilityReport {
  readonly plan: ChaosPlan;
  readonly injected: number;
  readonly faultCounts: { readonly [name in FaultName]?: number };
  readonly hasRedis: boolean;
  readonly matches: number;
  readonly finished: number;
  readonly latency: Latency;
}

export async function chaos(plan: ChaosPlan): Promise<ChaosReport> {
  const rng = rngOf(plan.seed);
  const port = 24_000 + (process.pid % 300) * 10;
  const hasRedis = findProgram('redis-server') !== null;
  const postgres = new OwnPostgres(port + 5);
  const redis = hasRedis ? new OwnRedis(port + 6) : null;
  await Promise.all([postgres.start(), redis?.start()]);
  const env = { DATABASE_URL: postgres.url, ...(redis && { REDIS_URL: redis.url }) };
  const servers = Array.from({ length: SERVERS }, (_, i) => new ServerUnderTest({ port: port + 1 + i, env }));
  await Promise.all(servers.map((server) => server.start()));
  const balancer = new Balancer(
    port,
    servers.map((server) => server.port),
  );
  await balancer.open();

  const leaks: string[] = [];
  const players = new Players({
    address: balancer.address,
    rng,
    plan: tableOf,
    hasSpectators: true,
    finished: async (played) => {
      leaks.push(...findLeaks(played, await recordOf(balancer.address, played.match)));
    },
  });
  players.start(plan.tables);

  const faults = new Faults({ servers, balancer, postgres, redis }, rng);
  const end = Date.now() + plan.minutes * 60_000;
  while (Date.now() < end) {
    // Spread evenly over the time, with some jitter.
    await pause(((plan.minutes * 60_000) / plan.faults) * (0.5 + rng.int(1000) / 1000));
    faults.inject();
  }
  await faults.recovered();
  await players.finish(FINISH_TIMEOUT_MS);

  const store = await servers[0]!.openStore();
  const kept = await checkDurability(store, players.matches);
  const stuck = await unfinishedMatches(store, players.matches);
  await store.close();
  await balancer.close();
  await Promise.all(servers.map((server) => server.remove()));
  await Promise.all([postgres.remove(), redis?.remove()]);
  return {
    plan,
    injected: faults.count,
    faultCounts: faults.counts,
    hasRedis,
    matches: players.matches.length,
    finished: players.matches.length - stuck.length,
    latency: latencyOf(players.waitsMs),
    ...kept,
    faults: [...kept.faults, ...leaks, ...stuck],
  };
}

/** Into docs/measurements.md. */
function write(report: ChaosReport): void {
  const { faultCounts, latency } = report;
  const { minutes, faults, tables, seed } = report.plan;
  const command = `npm run stress -- chaos --minutes ${minutes} --faults ${faults} --tables ${tables} --seed ${seed}`;
  const kinds = Object.entries(faultCounts).map(([name, times]) => `${name} ${times}`);
  writeResults('chaos', command, [
    ['faults', `${report.injected}: ${kinds.join(', ')}`],
    ['matches started, and finished', `${count(report.matches)}, ${count(report.finished)}`],
    ['moves stored', count(report.moves)],
    ['moves acknowledged', count(report.acknowledged)],
    ['moves sent and never answered', count(report.unanswered)],
    ['moves lost or doubled, records not verified, leaks', count(report.faults.length)],
    [
      'wait for a move: median, p99, maximum',
      [latency.p50, latency.p99, latency.max].map(seconds).join(', '),
    ],
  ]);
}

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      faults: { type: 'string', default: '120' },
      tables: { type: 'string', default: '26' },
      seed: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  const [minutes = 10, faults = 120, tables = 26] = [values.minutes, values.faults, values.tables].map(
    Number,
  );
  const report = await chaos({ minutes, faults, tables, seed: values.seed });
  if (!report.hasRedis)
    console.error(
      'redis-server is not installed: PostgreSQL was the bus, and no faults were injected into Redis.',
    );
  console.log(JSON.stringify(report, null, 2));
  if (values.write) write(report);
  process.exit(report.faults.length > 0 ? 1 : 0);
}
