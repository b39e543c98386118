// `npm run crash -- [--kills 100] [--seed 1]`: kills the server again and again under load, and looks whether anything that was promised is gone.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allOptions, openTable, rngOf, seedOf } from '../src/engine/index.ts';
import { findGame } from '../src/games/index.ts';
import { guest, post, TestClient } from '../src/server/fixtures.ts';
import { openSqlite } from '../src/server/storage/sqlite.ts';
import { storeOf } from '../src/server/storage/store.ts';
import { Victim } from './hardship/victim.ts';

const GAMES = ['duodecim', 'scriptoria', 'biblios', 'scout', 'scripts-and-scribes'];
const TABLES = 12;
/** So many promises before the next kill, at least. */
const BETWEEN_KILLS = 60;
/** For whatever should happen, in milliseconds. */
const PATIENCE = 60_000;

/** A decision that a client has sent, and whether the server has said that it is played. */
interface Attempt {
  readonly ply: number;
  readonly seat: number;
  readonly notation: string;
  isPromised: boolean;
}

interface Table {
  readonly match: string;
  readonly game: string;
  readonly devices: readonly string[];
  readonly attempts: Attempt[];
  isFinished: boolean;
}

export interface CrashReport {
  readonly kills: number;
  readonly matches: number;
  readonly moves: number;
  readonly promised: number;
  /** Sent, but the server died before it could answer; some were played, some not. */
  readonly unanswered: number;
  readonly faults: readonly string[];
}

export async function crash(kills: number, seed: string): Promise<CrashReport> {
  const rng = rngOf(seed);
  const victim = new Victim();
  const tables: Table[] = [];
  let isOver = false;
  await victim.start();

  const until = async (is: () => boolean) => {
    for (const end = Date.now() + PATIENCE; !is() && Date.now() < end; ) await pause(20);
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Again, until the server is there to answer. */
  const insist = async <T>(act: () => Promise<T>): Promise<T | null> => {
    while (!isOver) {
      try {
        return await act();
      } catch {
        await pause(30);
      }
    }
    return null;
  };

  const sit = async (client: TestClient, table: Table, seat: number) => {
    await client.enter({ match: table.match, device: table.devices[seat]!, moves: true });
    if (client.room?.state === 'waiting') {
      client.socket.send(
        JSON.stringify({ kind: 'sit', id: 9_000_000, seat, name: 'A', contribution: `${seat}` }),
      );
    }
  };

  /** One person: plays whenever asked, comes back after every cut. */
  const person = async (table: Table, seat: number): Promise<void> => {
    while (!isOver) {
      const client = new TestClient(victim.address);
      try {
        await sit(client, table, seat);
        while (!isOver && client.closed === null && !client.outcome) {
          await client
            .until(() => client.moves.length > 0 || client.closed !== null || !!client.outcome, 2000)
            .catch(() => {});
          if (client.moves.length === 0 || client.closed !== null || isOver) continue;
          const { ply } = client;
          const notation = rng.pick([...client.moves]);
          const attempt: Attempt = { ply: ply + 1, seat, notation, isPromised: false };
          table.attempts.push(attempt);
          const answer = await Promise.race([
            client.ask({ kind: 'play', ply, moves: [notation] }),
            client.until(() => client.closed !== null, 60_000).then(() => null),
          ]);
          if (answer?.kind === 'moved')
            Object.assign(attempt, { isPromised: true, ply: plyOf(answer, seat) });
        }
        if (client.outcome) return;
      } catch {
        await pause(20);
      } finally {
        client.close();
      }
    }
  };

  /** As one match ends, the next begins. */
  const sitting = async (first: number): Promise<void> => {
    for (let i = first; !isOver; i++) {
      const game = GAMES[i % GAMES.length]!;
      const seats = [{ kind: 'person' }, { kind: 'person' }];
      const table = await insist(async () => {
        const devices = [await guest(victim.address, 'A'), await guest(victim.address, 'B')];
        const { match } = await post<{ match: string }>(
          victim.address,
          '/matches',
          { game, seats },
          devices[0],
        );
        return { match, game, devices, attempts: [], isFinished: false };
      });
      if (!table) return;
      tables.push(table);
      await Promise.all([person(table, 0), person(table, 1)]);
      table.isFinished = !isOver;
    }
  };

  const sittings = Array.from({ length: TABLES }, (_, i) => sitting(i));
  const promises = () => tables.reduce((sum, table) => sum + promisedIn(table).length, 0);
  for (let kill = 0; kill < kills; kill++) {
    // Never an idle one: however busy the machine is, there is work to be cut off.
    const enough = promises() + BETWEEN_KILLS;
    await until(() => promises() >= enough);
    await pause(rng.int(500));
    await victim.kill();
    await victim.start();
  }
  // Every match goes on.
  const running = tables.filter(({ isFinished }) => !isFinished);
  const before = new Map(running.map((table) => [table, promisedIn(table).length]));
  const isStuck = (table: Table) => !table.isFinished && promisedIn(table).length === before.get(table);
  await until(() => !running.some(isStuck));
  const stuck = running.filter(isStuck);
  isOver = true;
  await Promise.all(sittings);
  await victim.kill();
  const report = await compare(victim.folder, tables, new Set(stuck.map(({ match }) => match)));
  await victim.bury();
  return { kills, matches: tables.length, ...report };
}

/** In a simultaneous choice others may have been quicker: the answer says which ply it became. */
function plyOf(answer: { steps: readonly (readonly [number, number, unknown])[] }, seat: number): number {
  return answer.steps.find(([, by]) => by === seat)?.[0] ?? -1;
}

const promisedIn = ({ attempts }: Pick<Table, 'attempts'>) => attempts.filter(({ isPromised }) => isPromised);

/** What the database holds against what the clients were promised. */
async function compare(folder: string, tables: readonly Table[], stuck: ReadonlySet<string>) {
  const database = await openSqlite(join(folder, 'hardship.db'));
  const store = storeOf(database);
  const faults: string[] = [];
  let [moves, promised, unanswered] = [0, 0, 0];
  for (const { match, game: id, attempts } of tables) {
    const rows = await store.movesOf(match);
    const stored = await store.matchOf(match);
    const game = findGame(id)!;
    moves += rows.length;
    for (const { ply, seat, notation } of promisedIn({ attempts })) {
      promised++;
      const row = rows[ply - 1];
      if (row?.seat !== seat || row.notation !== notation)
        faults.push(`${match}: promised ply ${ply} is lost`);
    }
    unanswered += attempts.filter(({ isPromised }) => !isPromised).length;
    for (const { ply, seat, notation } of rows) {
      // Every stored decision was sent by somebody, and by nobody else.
      if (!attempts.some((each) => each.seat === seat && each.notation === notation)) {
        faults.push(`${match}: ply ${ply} was never sent`);
      }
    }
    if (rows.some(({ ply }, i) => ply !== i + 1)) faults.push(`${match}: plies are missing or doubled`);
    if (rows.length === 0 || !stored) continue;
    const contributions = stored.sitters.map(({ contribution }) => contribution ?? '');
    const table = openTable(game, 2, allOptions(game)[0]!, seedOf(stored.match.secret, contributions));
    for (const { seat, notation, ply } of rows) {
      if (!table.play(seat, notation).ok) faults.push(`${match}: ply ${ply} cannot be replayed`);
    }
    if (stuck.has(match) && table.outcome === null) faults.push(`${match}: does not go on`);
    if ((stored.match.state === 'over') !== (table.outcome !== null))
      faults.push(`${match}: its end is not stored`);
  }
  await database.close();
  return { moves, promised, unanswered, faults };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
  const report = await crash(Number(values.kills ?? 100), values.seed ?? '1');
  console.log(JSON.stringify(report, null, 2));
  process.exit(report.faults.length > 0 ? 1 : 0);
}
