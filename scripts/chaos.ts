// `npm run chaos -- [--minutes 10] [--faults 120] [--tables 26] [--seed 1] [--write]`: three servers, a PostgreSQL and a Redis of their own; they are killed, paused and cut at random while people and bots play. Nothing that was promised may be lost, nobody may see what is hidden, and every match comes to its end.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rngOf } from '../src/engine/index.ts';
import { Balancer } from './hardship/balancer.ts';
import { Crowd } from './hardship/crowd.ts';
import { type FaultName, Faults } from './hardship/faults.ts';
import { faultsHeard } from './hardship/hearings.ts';
import { count, seconds, writeFigures } from './hardship/page.ts';
import { compare, type Kept } from './hardship/promises.ts';
import { recordOf } from './hardship/records.ts';
import { findProgram, OwnPostgres, OwnRedis } from './hardship/services.ts';
import { stuckIn } from './hardship/standing.ts';
import { tableOf } from './hardship/tables.ts';
import { Victim } from './hardship/victim.ts';
import { type Waiting, waitingOf } from './hardship/waiting.ts';

const SERVERS = 3;
/** For the matches in progress to come to their end when nothing is broken any more, in milliseconds. */
const LAST_ROUND = 180_000;

export interface ChaosPlan {
  readonly minutes: number;
  readonly faults: number;
  readonly tables: number;
  readonly seed: string;
}

export interface ChaosReport extends Kept {
  readonly plan: ChaosPlan;
  readonly struck: number;
  readonly strikes: { readonly [name in FaultName]?: number };
  readonly hasRedis: boolean;
  readonly matches: number;
  readonly finished: number;
  /** How long people waited from sending a decision to being told that it is played. */
  readonly waiting: Waiting;
}

export async function chaos(plan: ChaosPlan): Promise<ChaosReport> {
  const rng = rngOf(plan.seed);
  const port = 24_000 + (process.pid % 300) * 10;
  const hasRedis = findProgram('redis-server') !== null;
  const postgres = new OwnPostgres(port + 5);
  const redis = hasRedis ? new OwnRedis(port + 6) : null;
  await Promise.all([postgres.start(), redis?.start()]);
  const env = { DATABASE_URL: postgres.url, ...(redis && { REDIS_URL: redis.url }) };
  const servers = Array.from({ length: SERVERS }, (_, i) => new Victim({ port: port + 1 + i, env }));
  await Promise.all(servers.map((server) => server.start()));
  const balancer = new Balancer(
    port,
    servers.map((server) => server.port),
  );
  await balancer.open();

  const heard: string[] = [];
  const crowd = new Crowd({
    address: balancer.address,
    rng,
    plan: tableOf,
    hasSpectators: true,
    finished: async (sitting) => {
      heard.push(...faultsHeard(sitting, await recordOf(balancer.address, sitting.match)));
    },
  });
  crowd.open(plan.tables);

  const faults = new Faults({ servers, balancer, postgres, redis }, rng);
  const end = Date.now() + plan.minutes * 60_000;
  while (Date.now() < end) {
    // Evenly spread, each somewhere in its share of the time.
    await pause(((plan.minutes * 60_000) / plan.faults) * (0.5 + rng.int(1000) / 1000));
    faults.strike();
  }
  await faults.mended();
  await crowd.finish(LAST_ROUND);

  const store = await servers[0]!.openStore();
  const kept = await compare(store, crowd.sittings);
  const stuck = await stuckIn(store, crowd.sittings);
  await store.close();
  await balancer.close();
  await Promise.all(servers.map((server) => server.bury()));
  await Promise.all([postgres.bury(), redis?.bury()]);
  return {
    plan,
    struck: faults.count,
    strikes: faults.counts,
    hasRedis,
    matches: crowd.sittings.length,
    finished: crowd.sittings.length - stuck.length,
    waiting: waitingOf(crowd.waits),
    ...kept,
    faults: [...kept.faults, ...heard, ...stuck],
  };
}

/** Into docs/operating.md. */
function write(report: ChaosReport): void {
  const { strikes, waiting } = report;
  const { minutes, faults, tables, seed } = report.plan;
  const command = `npm run chaos -- --minutes ${minutes} --faults ${faults} --tables ${tables} --seed ${seed}`;
  const kinds = Object.entries(strikes).map(([name, times]) => `${name} ${times}`);
  writeFigures('chaos', command, [
    ['faults', `${report.struck}: ${kinds.join(', ')}`],
    ['matches set, and finished', `${count(report.matches)}, ${count(report.finished)}`],
    ['decisions stored', count(report.moves)],
    ['promised to people', count(report.promised)],
    ['sent and never answered', count(report.unanswered)],
    ['lost, doubled, not verified, told to the wrong one', count(report.faults.length)],
    [
      'people waited: half of the time, p99, at most',
      [waiting.p50, waiting.p99, waiting.max].map(seconds).join(', '),
    ],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
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
    console.error('There is no redis-server here: the bus was PostgreSQL, and nothing was done to Redis.');
  console.log(JSON.stringify(report, null, 2));
  if (values.write) write(report);
  process.exit(report.faults.length > 0 ? 1 : 0);
}
