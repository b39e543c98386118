// `npm run restore -- [--seconds 20] [--tables 10] [--write]`: takes a back-up of a server while people play, restores it into an empty database, and plays every game that is in it to its end; SQLite and PostgreSQL.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { rngOf } from '../src/engine/index.ts';
import { Crowd, type Sitting } from './hardship/crowd.ts';
import { faultsHeard } from './hardship/hearings.ts';
import { writeFigures } from './hardship/page.ts';
import { compare } from './hardship/promises.ts';
import { recordOf } from './hardship/records.ts';
import { findProgram, OwnPostgres } from './hardship/services.ts';
import { tableOf } from './hardship/tables.ts';
import { Victim } from './hardship/victim.ts';

/** For the restored matches to come to their end, in milliseconds. */
const LAST_ROUND = 180_000;

export interface RestoreReport {
  readonly kind: string;
  /** Decisions that were promised while the back-up was being taken. */
  readonly promisedMeanwhile: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
  /** Matches in the back-up that were not over. */
  readonly restored: number;
  readonly finished: number;
  readonly faults: readonly string[];
}

/** Two databases: one to be saved, and an empty one. */
interface Vault {
  readonly kind: string;
  readonly first: Victim;
  readonly second: Victim;
  backUp(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function drill(vault: Vault, milliseconds: number, tables: number): Promise<RestoreReport> {
  const { kind, first, second } = vault;
  const rng = rngOf(`restore ${kind}`);
  await first.start();
  const before = new Crowd({ address: first.address, rng, plan: tableOf });
  before.open(tables);
  await pause(milliseconds);
  // What was promised by now has to be in it.
  const promised = before.sittings.map((sitting) => ({ ...sitting, attempts: [...sitting.attempts] }));
  const count = before.promised;
  const backupSeconds = await timed(() => vault.backUp());
  const promisedMeanwhile = before.promised - count;
  await before.leave();
  await first.kill();

  const restoreSeconds = await timed(() => vault.restore());
  await second.start();
  const store = await second.openStore();
  const kept = await compare(store, promised);
  // Later ones were sent too, but nobody can hold a back-up to them.
  const known = before.sittings.map(
    (sitting): Sitting => ({
      ...sitting,
      attempts: sitting.attempts.map((attempt) => ({ ...attempt, isPromised: false })),
      hearings: [],
      isFinished: false,
    }),
  );
  const states = await Promise.all(known.map(async ({ match }) => (await store.matchOf(match))?.match.state));
  const running = known.filter((_, i) => states[i] === 'waiting' || states[i] === 'playing');
  const heard: string[] = [];
  const after = new Crowd({
    address: second.address,
    rng,
    plan: tableOf,
    hasSpectators: true,
    finished: async (sitting) => {
      heard.push(...faultsHeard(sitting, await recordOf(second.address, sitting.match)));
    },
  });
  after.resume(running);
  await after.finish(LAST_ROUND);
  const ended = await compare(store, running);
  const stuck = running.filter(({ isFinished }) => !isFinished);
  await store.close();
  await vault.close();
  return {
    kind,
    promisedMeanwhile,
    backupSeconds,
    restoreSeconds,
    restored: running.length,
    finished: running.length - stuck.length,
    faults: [
      ...kept.faults.filter((fault) => !fault.endsWith('was never sent')),
      ...heard,
      ...ended.faults,
      ...stuck.map(({ match }) => `${match}: does not go on`),
    ],
  };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await act();
  return Math.round(performance.now() - before) / 1000;
}

/** As somebody else on the machine, so that everybody here plays on meanwhile. */
const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const backUp = (from: string, to: string) =>
  run(process.execPath, ['--import', 'tsx', CLI, 'backup', to, '--from', from]);

const port = () => 26_000 + (process.pid % 300) * 8;

function sqliteVault(): Vault {
  const [first, second] = [new Victim({ port: port() }), new Victim({ port: port() + 1 })];
  const copy = join(second.folder, 'hardship.db');
  return {
    kind: 'SQLite',
    first,
    second,
    backUp: async () => void (await backUp(join(first.folder, 'hardship.db'), `${copy}.kept`)),
    // The file is the database: putting it in its place is all.
    restore: () => copyFile(`${copy}.kept`, copy),
    close: async () => {
      await Promise.all([first.bury(), second.bury()]);
    },
  };
}

async function postgresVault(): Promise<Vault> {
  const postgres = new OwnPostgres(port() + 2);
  await postgres.start();
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-restore-'));
  const dump = join(folder, 'scriptorium.dump');
  const empty = new URL(postgres.url);
  empty.pathname = '/restored';
  const victim = (number: number, url: string) =>
    new Victim({ port: port() + number, env: { DATABASE_URL: url } });
  const [first, second] = [victim(3, postgres.url), victim(4, String(empty))];
  return {
    kind: 'PostgreSQL',
    first,
    second,
    backUp: async () => void (await run('pg_dump', ['-Fc', '-f', dump, postgres.url])),
    restore: async () => {
      await run('psql', ['-qc', 'create database restored', postgres.url]);
      await run('pg_restore', ['--exit-on-error', '-d', String(empty), dump]);
    },
    close: async () => {
      await Promise.all([first.bury(), second.bury()]);
      await postgres.bury();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      tables: { type: 'string', default: '10' },
      write: { type: 'boolean', default: false },
    },
  });
  const vaults = [sqliteVault];
  const hasPostgres = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every(findProgram);
  const reports: RestoreReport[] = [];
  for (const open of hasPostgres ? [...vaults, postgresVault] : vaults) {
    reports.push(await drill(await open(), Number(values.seconds) * 1000, Number(values.tables)));
  }
  if (!hasPostgres)
    console.error('There is no PostgreSQL here with pg_dump and pg_restore: only SQLite was tried.');
  console.log(JSON.stringify(reports, null, 2));
  if (values.write) {
    writeFigures(
      'restore',
      `npm run restore -- --seconds ${values.seconds} --tables ${values.tables}`,
      reports.map((each) => [
        each.kind,
        `back-up ${each.backupSeconds} s, with ${each.promisedMeanwhile} decisions promised meanwhile; restored in ${each.restoreSeconds} s; ${each.finished} of ${each.restored} games in progress played to their end; ${each.faults.length} faults`,
      ]),
    );
  }
  process.exit(reports.some(({ faults }) => faults.length > 0) ? 1 : 0);
}
