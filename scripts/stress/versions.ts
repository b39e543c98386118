// `npm run stress -- versions --old FOLDER [--tables 12]`: running games through an upgrade, a downgrade and another upgrade. What docs/operating.md says of each step has to come true.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GameRecord, verify } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/loaded.ts';
import { playOn, TestClient, table } from '../../src/server/fixtures.ts';
import { HostProcess } from './proxies/host-process.ts';
import { OwnPostgres } from './services.ts';

interface RunningGame {
  readonly match: string;
  readonly devices: readonly string[];
  ply: number;
}

const MOVES_A_STEP = 4;
/** What the log of a process says of the database. */
const EVENTS = ['migrating', 'migrated', 'database-is-newer', 'database-too-new'];

class Passage {
  faults = 0;
  private readonly kind: string;
  private readonly address: string;
  private readonly games: RunningGame[] = [];

  constructor(kind: string, port: number) {
    this.kind = kind;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** What is said of a step, and whether it was so. */
  check(what: string, isFine: boolean, found = ''): void {
    console.log(`${isFine ? 'ok  ' : 'FAIL'} ${this.kind}: ${what}${isFine ? '' : `: ${found}`}`);
    if (!isFine) this.faults++;
  }

  async newTables(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const { match, devices, clients } = await table(this.address);
      await playOn(clients, MOVES_A_STEP, `begin ${i}`);
      this.games.push({ match, devices, ply: clients[0]?.ply ?? 0 });
      for (const client of clients) client.close();
    }
  }

  /** Every game is where it was, and goes on. */
  async goOn(what: string, moves = MOVES_A_STEP): Promise<void> {
    const wrong: string[] = [];
    for (const game of this.games) {
      const clients = await Promise.all(
        game.devices.map((device) =>
          new TestClient(this.address).enter({ match: game.match, device, moves: true }),
        ),
      );
      await Promise.all(clients.map((client) => client.until(() => client.view !== null, 20_000))).catch(
        () => {},
      );
      const [{ ply, outcome } = { ply: -1, outcome: null }] = clients;
      if (ply !== game.ply) wrong.push(`${game.match} is at ${ply} instead of ${game.ply}`);
      else if (outcome === null) await playOn(clients, moves, what);
      game.ply = clients[0]?.ply ?? -1;
      for (const client of clients) client.close();
    }
    this.check(
      `${what}: ${this.games.length} games go on where they were`,
      wrong.length === 0,
      wrong.join('; '),
    );
  }

  async end(): Promise<void> {
    await this.goOn('to the end', Number.POSITIVE_INFINITY);
    const wrong: string[] = [];
    for (const { match } of this.games) {
      const record = (await (
        await fetch(`${this.address}/api/matches/${match}/record`)
      ).json()) as GameRecord;
      const checked = verify(record, findGame);
      if (!checked.ok) wrong.push(`${match}: ${JSON.stringify(checked)}`);
    }
    this.check('every record verifies', wrong.length === 0, wrong.join('; '));
  }
}

const eventsIn = (said: string) => EVENTS.filter((event) => new RegExp(`\\b${event}\\b`).test(said));

const knowsNewerDatabases = (old: string) =>
  readFileSync(join(old, 'src/server/storage/migrate.ts'), 'utf8').includes('database-is-newer');

/** Whether it starts. */
async function starts(server: HostProcess): Promise<boolean> {
  return server.start().then(
    () => true,
    () => false,
  );
}

async function passage(
  kind: string,
  ports: readonly [number, number],
  settings: Record<string, string>,
  old: string,
  tables: number,
): Promise<number> {
  const [port, second] = ports;
  const [older, newer] = [new HostProcess(port, settings, old), new HostProcess(port, settings)];
  const trip = new Passage(kind, port);
  const isShared = settings.DATABASE_URL !== undefined;
  try {
    await older.start();
    await trip.newTables(tables);
    if (isShared) {
      // A rolling upgrade: the new process migrates, and the old one goes on beside it.
      const beside = new HostProcess(second, settings);
      await beside.start();
      trip.check(
        'the new process migrates while the old one runs',
        eventsIn(beside.said).includes('migrated'),
        beside.said.slice(-500),
      );
      await trip.goOn('at the old process, on the new database');
      await new Passage(kind, second).newTables(1);
      await beside.signal('SIGTERM');
    }
    await older.signal('SIGTERM');
    await newer.start();
    if (!isShared)
      trip.check(
        'the new version migrates and logs it',
        eventsIn(newer.said).includes('migrated'),
        newer.said.slice(-500),
      );
    await trip.goOn('upgraded');
    await trip.newTables(2);
    await newer.signal('SIGTERM');
    const isBack = await starts(older);
    console.log(
      `     ${kind}: the old version on the new database ${isBack ? 'starts' : 'does not start'}; it says: ${eventsIn(older.said).join(', ') || older.said.trim().split('\n').at(-1)}`,
    );
    if (isBack) {
      // Versions before this was built say nothing.
      if (knowsNewerDatabases(old))
        trip.check(
          'it says that the database is newer',
          eventsIn(older.said).includes('database-is-newer'),
          older.said.slice(-500),
        );
      await trip.goOn('downgraded');
      await older.signal('SIGTERM');
    }
    await newer.start();
    await trip.goOn('upgraded again');
    await trip.end();
  } finally {
    for (const server of [older, newer]) await server.signal('SIGKILL');
  }
  return trip.faults;
}

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { old: { type: 'string' }, tables: { type: 'string' }, port: { type: 'string' } },
  });
  if (values.old === undefined) {
    console.error(
      'Usage: npm run stress -- versions --old FOLDER (a checkout of the older version, with node_modules)',
    );
    process.exitCode = 1;
    return;
  }
  const [first, tables] = [Number(values.port ?? 23_450), Number(values.tables ?? 12)];
  const limits = { MAX_REQUESTS_PER_ADDRESS: '100000/10000', LOG: 'json' };
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-versions-'));
  let faults = await passage(
    'SQLite',
    [first, first + 1],
    { ...limits, DATA: join(folder, 'a.db') },
    values.old,
    tables,
  );
  const postgres = new OwnPostgres(first + 5);
  try {
    await postgres.start();
    faults += await passage(
      'PostgreSQL',
      [first + 2, first + 3],
      { ...limits, DATABASE_URL: postgres.url },
      values.old,
      tables,
    );
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  if (faults > 0) process.exitCode = 1;
}
