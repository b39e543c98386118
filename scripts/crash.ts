// `npm run crash -- [--kills 100] [--seed 1]`: kills the server again and again under load, and looks whether anything that was promised is gone.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rngOf } from '../src/engine/index.ts';
import { Crowd, promisedIn, type Sitting } from './hardship/crowd.ts';
import { compare, type Kept } from './hardship/promises.ts';
import { Victim } from './hardship/victim.ts';

const GAMES = ['duodecim', 'scriptoria', 'biblios', 'scout', 'scripts-and-scribes'];
/** How much is going on: tables at once, and so many promises before the next kill, at least. */
const LOAD = { tables: 12, betweenKills: 60 };
/** For whatever should happen, in milliseconds; by small steps, so that a machine that stood still is no fault. */
const PATIENCE = 60_000;
const STEP = 20;

export interface CrashReport extends Kept {
  readonly kills: number;
  readonly matches: number;
}

export async function crash(kills: number, seed: string, load = LOAD): Promise<CrashReport> {
  const rng = rngOf(seed);
  const victim = new Victim();
  await victim.start();
  const crowd = new Crowd({
    address: victim.address,
    rng,
    plan: (number) => ({
      game: GAMES[number % GAMES.length]!,
      seats: [{ kind: 'person' }, { kind: 'person' }],
    }),
  });
  crowd.open(load.tables);

  const until = async (is: () => boolean) => {
    for (let left = PATIENCE / STEP; !is() && left > 0; left--) await pause(STEP);
  };
  for (let kill = 0; kill < kills; kill++) {
    // Never an idle one: however busy the machine is, there is work to be cut off.
    const enough = crowd.promised + load.betweenKills;
    await until(() => crowd.promised >= enough);
    await pause(rng.int(500));
    await victim.kill();
    await victim.start();
  }
  // Every match goes on.
  const running = crowd.sittings.filter(({ isFinished }) => !isFinished);
  const before = new Map(running.map((sitting) => [sitting, promisedIn(sitting).length]));
  const isStuck = (sitting: Sitting) =>
    !sitting.isFinished && promisedIn(sitting).length === before.get(sitting);
  await until(() => !running.some(isStuck));
  const stuck = running.filter(isStuck).map(({ match }) => `${match}: does not go on`);
  await crowd.leave();
  await victim.kill();
  const store = await victim.openStore();
  const kept = await compare(store, crowd.sittings);
  await store.close();
  await victim.bury();
  return { kills, matches: crowd.sittings.length, ...kept, faults: [...kept.faults, ...stuck] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
  const report = await crash(Number(values.kills ?? 100), values.seed ?? '1');
  console.log(JSON.stringify(report, null, 2));
  process.exit(report.faults.length > 0 ? 1 : 0);
}
