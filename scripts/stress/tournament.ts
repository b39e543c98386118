// `npm run stress -- tournament`: tournaments of bots and people on three servers that are killed again and again. Every round
// has to be completed, and the standing has to be what the records alone say.
import { parseArgs } from 'node:util';
import { TOURNAMENT_FORMATS } from '../../src/protocol/tournaments.ts';
import { newDatabase } from '../../src/server/storage/postgres.fixtures.ts';
import { count, writeResults } from './results-table.ts';
import { findProgram, OwnRedis } from './services.ts';
import { runTournament, type TournamentRun } from './tournament-run.ts';

/** The Swiss has the size that is asked for; the others are smaller. */
const SHARES = { swiss: 1, 'round-robin': 1 / 8, 'knock-out': 1 / 3 };

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      bots: { type: 'string', default: '64' },
      people: { type: 'string', default: '8' },
      game: { type: 'string', default: 'duodecim' },
      'kill-every': { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const own = process.env.DATABASE_URL ? null : await newDatabase();
  const redis =
    process.env.REDIS_URL === undefined && findProgram('redis-server') !== null
      ? new OwnRedis(25_500 + (process.pid % 400))
      : null;
  await redis?.start();
  const bus = process.env.REDIS_URL ?? redis?.url;
  const runs: (readonly [string, TournamentRun])[] = [];
  try {
    for (const format of TOURNAMENT_FORMATS) {
      if (values.only !== undefined && values.only !== format) continue;
      const share = SHARES[format];
      console.log(`${format}:`);
      const run = await runTournament({
        format,
        game: values.game,
        seats: 2,
        bots: Math.round(Number(values.bots) * share),
        people: Math.max(2, Math.round(Number(values.people) * share)),
        missing: 1,
        isDuplicate: format === 'swiss',
        processes: 3,
        killEveryMs: Number(values['kill-every']) * 1000,
        seed: `${values.seed} ${format}`,
        env: { DATABASE_URL: own?.url ?? process.env.DATABASE_URL ?? '', ...(bus && { REDIS_URL: bus }) },
        onProgress: (line) => console.log(`  ${line}`),
      });
      runs.push([format, run]);
      console.log(`  ${sentenceOf(run)}`);
      for (const fault of run.faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
    }
  } finally {
    await redis?.remove();
    await own?.drop();
  }
  const faults = runs.flatMap(([, run]) => run.faults);
  console.log(faults.length === 0 ? 'no faults' : `${faults.length} faults`);
  if (values.write)
    writeResults(
      'tournament',
      `npm run stress -- tournament --bots ${values.bots} --people ${values.people} --game ${values.game} --kill-every ${values['kill-every']} --seed ${values.seed}`,
      [
        ...runs.map(([format, run]) => [format, sentenceOf(run)] as const),
        ['records that do not verify, wrong points or places, rounds not completed', count(faults.length)],
      ],
    );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

const sentenceOf = ({ players, rounds, games, replays, byPeople, kills, seconds }: TournamentRun) =>
  `${players} players, ${rounds} rounds, ${count(games)} games (${replays} replays; ${byPeople} seats played by people), ${kills} kills in ${Math.round(seconds)} s`;
