// `npm run stress -- restore [--seconds 20] [--tables 10] [--write]`: takes a backup of a server while people play, restores it into an empty database and plays every match in it to its end; for SQLite and PostgreSQL.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { rngOf } from '../../src/engine/index.ts';
import { checkDurability } from './durability-check.ts';
import { findLeaks } from './leak-check.ts';
import { type PlayedMatch, Players } from './players.ts';
import { recordOf } from './records.ts';
import { writeResults } from './results-table.ts';
import { ServerUnderTest } from './server-under-test.ts';
import { findProgram, OwnPostgres } from './services.ts';
import { tableOf } from './tables.ts';

/** The restored matches have this long to end. */
const FINISH_TIMEOUT_MS = 180_000;

export interface RestoreReport {
  readonly kind: string;
  /** Moves acknowledged while the backup was taken. */
  readonly acknowledgedMeanwhile: number;
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
  /** Unfinished matches in the backup. */
  readonly restored: number;
  readonly finished: number;
  readonly faults: readonly string[];
}

/** A server to back up, and one with an empty database. */
interface BackupPair {
  readonly kind: string;
  readonly first: ServerUnderTest;
  readonly second: ServerUnderTest;
  backUp(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function drill(pair: BackupPair, milliseconds: number, tables: number): Promise<RestoreReport> {
  const { kind, first, second } = pair;
  const rng = rngOf(`restore ${kind}`);
  await first.start();
  const before = new Players({ address: first.address, rng, plan: tableOf });
  before.start(tables);
  await pause(milliseconds);
  // Everything acknowledged by now must be in the backup.
  const acknowledged = before.matches.map((played) => ({ ...played, sentMoves: [...played.sentMoves] }));
  const count = before.acknowledged;
  const backupSeconds = await timed(() => pair.backUp());
  const acknowledgedMeanwhile = before.acknowledged - count;
  await before.stop();
  await first.kill();

  const restoreSeconds = await timed(() => pair.restore());
  await second.start();
  const store = await second.openStore();
  const kept = await checkDurability(store, acknowledged);
  // Later moves need not be in the backup, but they were sent.
  const known = before.matches.map(
    (played): PlayedMatch => ({
      ...played,
      sentMoves: played.sentMoves.map((attempt) => ({ ...attempt, isAcknowledged: false })),
      received: [],
      isFinished: false,
    }),
  );
  const states = await Promise.all(
    known.map(async ({ match }) => (await store.findMatch(match))?.match.state),
  );
  const running = known.filter((_, i) => states[i] === 'waiting' || states[i] === 'playing');
  const leaks: string[] = [];
  const after = new Players({
    address: second.address,
    rng,
    plan: tableOf,
    hasSpectators: true,
    finished: async (played) => {
      leaks.push(...findLeaks(played, await recordOf(second.address, played.match)));
    },
  });
  after.resume(running);
  await after.finish(FINISH_TIMEOUT_MS);
  const ended = await checkDurability(store, running);
  const stuck = running.filter(({ isFinished }) => !isFinished);
  await store.close();
  await pair.close();
  return {
    kind,
    acknowledgedMeanwhile,
    backupSeconds,
    restoreSeconds,
    restored: running.length,
    finished: running.length - stuck.length,
    faults: [
      ...kept.faults.filter((fault) => !fault.endsWith('was never sent')),
      ...leaks,
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

/** In a process of its own, so that the players here go on. */
const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const backUp = (from: string, to: string) =>
  run(process.execPath, ['--import', 'tsx', CLI, 'backup', to, '--from', from]);

const port = () => 26_000 + (process.pid % 300) * 8;

function sqliteVault(): BackupPair {
  const [first, second] = [new ServerUnderTest({ port: port() }), new ServerUnderTest({ port: port() + 1 })];
  const copy = join(second.folder, 'server.db');
  return {
    kind: 'SQLite',
    first,
    second,
    backUp: async () => void (await backUp(join(first.folder, 'server.db'), `${copy}.kept`)),
    // The file is the database: copying it into place restores it.
    restore: () => copyFile(`${copy}.kept`, copy),
    close: async () => {
      await Promise.all([first.remove(), second.remove()]);
    },
  };
}

async function postgresVault(): Promise<BackupPair> {
  const postgres = new OwnPostgres(port() + 2);
  await postgres.start();
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-restore-'));
  const dump = join(folder, 'scriptorium.dump');
  const empty = new URL(postgres.url);
  empty.pathname = '/restored';
  const server = (number: number, url: string) =>
    new ServerUnderTest({ port: port() + number, env: { DATABASE_URL: url } });
  const [first, second] = [server(3, postgres.url), server(4, String(empty))];
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
      await Promise.all([first.remove(), second.remove()]);
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      tables: { type: 'string', default: '10' },
      write: { type: 'boolean', default: false },
    },
  });
  const pairs = [sqliteVault];
  const hasPostgres = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every(findProgram);
  const reports: RestoreReport[] = [];
  for (const open of hasPostgres ? [...pairs, postgresVault] : pairs) {
    reports.push(await drill(await open(), Number(values.seconds) * 1000, Number(values.tables)));
  }
  if (!hasPostgres)
    console.error('PostgreSQL with pg_dump and pg_restore is not installed: only SQLite was tested.');
  console.log(JSON.stringify(reports, null, 2));
  if (values.write) {
    writeResults(
      'restore',
      `npm run stress -- restore --seconds ${values.seconds} --tables ${values.tables}`,
      reports.map((each) => [
        each.kind,
        `backup ${each.backupSeconds} s, with ${each.acknowledgedMeanwhile} moves acknowledged meanwhile; restored in ${each.restoreSeconds} s; ${each.finished} of ${each.restored} unfinished matches played to their end; ${each.faults.length} faults`,
      ]),
    );
  }
  process.exit(reports.some(({ faults }) => faults.length > 0) ? 1 : 0);
}
