// `npm run stress -- crash [--kills 100] [--seed 1]`: kills the server again and again under load and checks that no acknowledged move is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rngOf } from '../../src/engine/index.ts';
import { checkDurability, type DurabilityReport } from './durability-check.ts';
import { acknowledgedIn, type PlayedMatch, Players } from './players.ts';
import { ServerUnderTest } from './server-under-test.ts';

const GAMES = ['duodecim', 'scriptoria', 'biblios', 'scout', 'scripts-and-scribes'];
/** Matches at the same time, and the least number of acknowledged moves between two kills. */
const LOAD = { tables: 12, movesBetweenKills: 60 };
/** Counted in small steps, so that a machine that was suspended does not look like a fault. */
const PROGRESS_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 20;

export interface CrashReport extends DurabilityReport {
  readonly kills: number;
  readonly matches: number;
}

export async function crash(kills: number, seed: string, load = LOAD): Promise<CrashReport> {
  const rng = rngOf(seed);
  const server = new ServerUnderTest();
  await server.start();
  const players = new Players({
    address: server.address,
    rng,
    plan: (number) => ({
      game: GAMES[number % GAMES.length]!,
      seats: [{ kind: 'person' }, { kind: 'person' }],
    }),
  });
  players.start(load.tables);

  const until = async (is: () => boolean) => {
    for (let left = PROGRESS_TIMEOUT_MS / POLL_INTERVAL_MS; !is() && left > 0; left--)
      await pause(POLL_INTERVAL_MS);
  };
  for (let kill = 0; kill < kills; kill++) {
    // Never kill an idle server: moves must be in progress, however slow the machine is.
    const enough = players.acknowledged + load.movesBetweenKills;
    await until(() => players.acknowledged >= enough);
    await pause(rng.int(500));
    await server.kill();
    await server.start();
  }
  // Every match must go on after the last kill.
  const running = players.matches.filter(({ isFinished }) => !isFinished);
  const before = new Map(running.map((played) => [played, acknowledgedIn(played).length]));
  const isStuck = (played: PlayedMatch) =>
    !played.isFinished && acknowledgedIn(played).length === before.get(played);
  await until(() => !running.some(isStuck));
  const stuck = running.filter(isStuck).map(({ match }) => `${match}: does not go on`);
  await players.stop();
  await server.kill();
  const store = await server.openStore();
  const kept = await checkDurability(store, players.matches);
  await store.close();
  await server.remove();
  return { kills, matches: players.matches.length, ...kept, faults: [...kept.faults, ...stuck] };
}

export async function main(): Promise<void> {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
  const report = await crash(Number(values.kills ?? 100), values.seed ?? '1');
  console.log(JSON.stringify(report, null, 2));
  process.exit(report.faults.length > 0 ? 1 : 0);
}
