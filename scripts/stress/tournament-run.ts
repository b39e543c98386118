// A run of `npm run stress -- tournament`: servers that are killed, people on real sockets, bots, and the referee at the end.
import { setTimeout as pause } from 'node:timers/promises';
import { type Rng, rngOf } from '../../src/engine/index.ts';
import type { Tournament, TournamentFormat, TournamentRound } from '../../src/protocol/tournaments.ts';
import { guest, post, TestClient } from '../../src/server/fixtures.ts';
import { recordOf } from './records.ts';
import { ServerUnderTest } from './server-under-test.ts';
import { type RefereedTable, referee } from './tournament-referee.ts';

export interface TournamentRunPlan {
  readonly format: TournamentFormat;
  readonly game: string;
  readonly seats: number;
  readonly bots: number;
  readonly people: number;
  /** Of these, people who join and never come. */
  readonly missing: number;
  readonly isDuplicate: boolean;
  readonly processes: number;
  readonly killEveryMs: number;
  readonly seed: string;
  readonly env: { readonly [name: string]: string };
  onProgress?(line: string): void;
}

export interface TournamentRun {
  readonly players: number;
  readonly rounds: number;
  readonly tables: number;
  readonly games: number;
  readonly replays: number;
  readonly byPeople: number;
  readonly kills: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** Several runs of one test process, and other tests beside it, need different ports. */
let nextPort = 26_000 + (process.pid % 300) * 8;
/** Nothing has changed for this long: the tournament stands still. */
const STALL_MS = 600_000;
const ANSWER_TIMEOUT_MS = 40_000;
/** Servers that start on a busy machine answer late. */
const INSIST_MS = 600_000;
/** How often a page of the tournament asks. */
const LOOK_MS = 1500;

export async function runTournament(plan: TournamentRunPlan): Promise<TournamentRun> {
  const rng = rngOf(`tournament ${plan.seed}`);
  const servers = Array.from(
    { length: plan.processes },
    () => new ServerUnderTest({ port: nextPort++, env: plan.env }),
  );
  const startedAt = Date.now();
  try {
    await Promise.all(servers.map((server) => server.start()));
    const address = () => {
      const up = servers.filter(({ isUp }) => isUp);
      return rng.pick(up.length > 0 ? up : servers).address;
    };
    const stage = new Stage(plan, rng, address);
    await stage.open();
    let kills = 0;
    let isOver = false;
    const killing = (async () => {
      for (let killAt = Date.now() + plan.killEveryMs; !isOver; await pause(50)) {
        if (Date.now() < killAt) continue;
        const victim = rng.pick(servers);
        await victim.kill();
        kills++;
        await victim.start();
        killAt = Date.now() + plan.killEveryMs;
      }
    })();
    const faults = await stage.play().finally(() => {
      isOver = true;
    });
    await killing;
    const found = await stage.check();
    return {
      ...found,
      kills,
      seconds: (Date.now() - startedAt) / 1000,
      faults: [...faults, ...found.faults],
    };
  } finally {
    await Promise.all(servers.map((server) => server.remove()));
  }
}

/** Repeats a request until a server answers it. */
async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + INSIST_MS; ; await pause(100)) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

class Stage {
  private readonly plan: TournamentRunPlan;
  private readonly rng: Rng;
  private readonly address: () => string;
  private id = '';
  private devices: string[] = [];
  private byPeople = 0;
  private isOver = false;

  constructor(plan: TournamentRunPlan, rng: Rng, address: () => string) {
    this.plan = plan;
    this.rng = rng;
    this.address = address;
  }

  async open(): Promise<void> {
    const { format, game, seats, isDuplicate, bots, people, missing } = this.plan;
    const host = await guest(this.address(), 'Host');
    const wanted = {
      name: `${format} of ${game}`,
      game,
      format,
      seats,
      isDuplicate,
      clock: { kind: 'move', seconds: 1800 },
      noShowMinutes: 1,
    };
    const made = await post<{ tournament: string }>(this.address(), '/tournaments', wanted, host);
    this.id = made.tournament;
    const path = `/tournaments/${this.id}`;
    for (let number = 0; number < people + missing; number++) {
      const device = await guest(this.address(), `Person ${number + 1}`);
      await post(this.address(), `${path}/players`, {}, device);
      if (number < people) this.devices.push(device);
    }
    if (bots > 0) await post(this.address(), `${path}/bots`, { count: bots, level: 'novice' }, host);
    await post(this.address(), `${path}/start`, {}, host);
  }

  /** Until it is over. Answers what went wrong. */
  async play(): Promise<string[]> {
    const playing = this.devices.map((device) => this.person(device));
    let seen = '';
    let changedAt = Date.now();
    const faults: string[] = [];
    for (;;) {
      const shown = await insist(() => this.show());
      const now = `${shown.state} ${shown.round} ${shown.tables.map(({ state, points }) => `${state}${points}`)}`;
      if (now !== seen) changedAt = Date.now();
      if (shown.round !== Number(seen.split(' ')[1]))
        this.plan.onProgress?.(`round ${shown.round} of ${shown.rounds}`);
      seen = now;
      if (shown.state === 'over') break;
      if (Date.now() - changedAt > STALL_MS) {
        faults.push(`stands still in round ${shown.round}: ${JSON.stringify(shown.tables)}`);
        break;
      }
      await pause(LOOK_MS);
    }
    this.isOver = true;
    await Promise.all(playing);
    return faults;
  }

  async check(): Promise<Omit<TournamentRun, 'kills' | 'seconds'>> {
    const shown = await insist(() => this.show());
    const tables: RefereedTable[] = [];
    for (let round = 1; round <= shown.round; round++) {
      const answer = await insist(() => this.get<TournamentRound>(`/rounds/${round}`));
      for (const table of answer.tables) {
        const isPlayed = table.match !== null && table.state === 'over';
        const record = isPlayed ? await insist(() => recordOf(this.address(), table.match!)) : null;
        tables.push({ ...table, round, record });
      }
    }
    const { games, faults } = referee(shown, tables);
    return {
      players: shown.players.length,
      rounds: shown.round,
      tables: tables.length,
      games,
      replays: tables.filter(({ replayOf }) => replayOf !== null).length,
      byPeople: this.byPeople,
      faults,
    };
  }

  private async get<T>(path: string, device?: string): Promise<T> {
    const headers: Record<string, string> = device ? { authorization: `Bearer ${device}` } : {};
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answer = await fetch(`${this.address()}/api/tournaments/${this.id}${path}`, { headers, signal });
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    return (await answer.json()) as T;
  }

  private show(device?: string): Promise<Tournament> {
    return this.get<Tournament>('', device);
  }

  /** Somebody who looks at the page of the tournament, and goes to each table that waits for them. */
  private async person(device: string): Promise<void> {
    while (!this.isOver) {
      const { yourTable } = await this.show(device).catch(() => ({ yourTable: null }));
      if (yourTable === null) await pause(LOOK_MS);
      else if (await this.atTable(yourTable, device)) this.byPeople++;
    }
  }

  /** Plays by chance until the game is over or the connection is gone. */
  private async atTable(match: string, device: string): Promise<boolean> {
    const client = new TestClient(this.address());
    try {
      await client.enter({ match, device, moves: true }, ANSWER_TIMEOUT_MS);
      const { room } = client;
      const you = room?.you ?? null;
      const seat = you === null ? undefined : room?.sitters[you];
      if (room?.state === 'waiting' && !(seat?.kind === 'person' && seat.hasSat)) {
        const contribution = room.duplicate === undefined ? `${this.rng.int(2 ** 30)}` : '';
        await client.ask({ kind: 'sit', name: 'Person', contribution }, ANSWER_TIMEOUT_MS);
      }
      const isDone = () =>
        !!client.outcome || client.room?.state === 'over' || client.room?.state === 'closed';
      while (!isDone() && client.closed === null && !this.isOver) {
        await client
          .until(() => client.moves.length > 0 || isDone() || client.closed !== null, 3000)
          .catch(() => {});
        if (client.moves.length === 0 || isDone()) continue;
        const move = this.rng.pick([...client.moves]);
        await client.ask({ kind: 'play', ply: client.ply, moves: [move] }, ANSWER_TIMEOUT_MS);
      }
      return isDone();
    } catch {
      await pause(100);
      return false;
    } finally {
      client.socket.terminate();
    }
  }
}
