// `npm run stress -- notices`: people who come to their tables only when they are told, at servers that are killed again and
// again. A lost notice is a game that stands still; the sinks count whether anything was told twice.
import { parseArgs } from 'node:util';
import { newDatabase } from '../../src/server/storage/postgres.fixtures.ts';
import { type NoticeRun, runNotices } from './notice-run.ts';

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      turns: { type: 'string', default: '10000' },
      tables: { type: 'string', default: '120' },
      'kill-every': { type: 'string', default: '6' },
      seed: { type: 'string', default: '1' },
    },
  });
  const own = process.env.DATABASE_URL ? null : await newDatabase();
  try {
    const run = await runNotices({
      turns: Number(values.turns),
      tables: Number(values.tables),
      killEveryMs: Number(values['kill-every']) * 1000,
      seed: values.seed,
      processes: 3,
      database: own?.url ?? process.env.DATABASE_URL ?? null,
      onProgress: (line) => console.log(line),
    });
    print(run);
    process.exitCode = run.faults.length === 0 && run.p99Ms < MAX_P99_MS ? 0 : 1;
  } finally {
    await own?.drop();
  }
}

/** From the turn to the sink, beyond the grace. */
const MAX_P99_MS = 5000;

function print(run: NoticeRun): void {
  const { turns, told, seen, repeated, kills, p50Ms, p99Ms, maxMs, byChannel, seconds } = run;
  console.log(`${turns} turns in ${Math.round(seconds)} s, ${kills} kills`);
  console.log(`told ${told} (${JSON.stringify(byChannel)}), seen without being told ${seen}`);
  console.log(`sent again with the same identity after a kill: ${repeated}`);
  console.log(`from turn to sink beyond the grace: median ${p50Ms} ms, p99 ${p99Ms} ms, longest ${maxMs} ms`);
  for (const fault of run.faults.slice(0, 20)) console.log(`FAULT ${fault}`);
  console.log(run.faults.length === 0 ? 'no faults' : `${run.faults.length} faults`);
}
