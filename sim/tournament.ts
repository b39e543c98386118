// A tournament in the simulated world: its host opens and starts it, and a referee works out its standing again from the records.

import { type RefereedTable, referee } from '../scripts/stress/tournament-referee.ts';
import type { GameRecord } from '../src/engine/index.ts';
import type { NewTournament, TournamentRound } from '../src/protocol/tournaments.ts';
import type { Store } from '../src/server/storage/store.ts';
import { TournamentViews } from '../src/server/tournaments/views.ts';
import { callApi, registerDevice } from '../src/web/online/api.ts';
import { insist } from './contestant.ts';
import { Device, Page, type PagePorts } from './page.ts';
import type { Process } from './process.ts';
import type { World } from './world.ts';

export interface TournamentPlan {
  readonly plan: NewTournament;
  readonly people: number;
  readonly bots: number;
}

/** Before the trouble begins. */
const OPENING_MS = 5000;

export class SimTournament {
  readonly id: string;
  private readonly page: Page;

  private constructor(id: string, page: Page) {
    this.id = id;
    this.page = page;
  }

  static async open(ports: PagePorts, plan: NewTournament): Promise<SimTournament> {
    const { world } = ports;
    const page = new Page('host of the tournament', new Device('host'), ports);
    let id: string | null = null;
    world.after(0, page.actor, async () => {
      await insist(page, () => registerDevice('Host'));
      const made = await insist(page, () => callApi<{ tournament: string }>('POST', '/tournaments', plan));
      id = made.tournament;
    });
    await world.run(world.now + OPENING_MS, () => id !== null);
    if (id === null) throw new Error('nobody could open a tournament');
    world.note('world', `tournament ${id}: ${JSON.stringify(plan)}`);
    return new SimTournament(id, page);
  }

  /** As soon as everybody has joined. */
  start({ world }: PagePorts, { people, bots }: TournamentPlan): void {
    const { page, id } = this;
    const path = `/tournaments/${id}`;
    world.after(0, page.actor, async () => {
      await insist(page, async () => {
        const shown = await callApi<{ players: readonly unknown[] }>('GET', path);
        return shown.ok && shown.value.players.length < people ? { ok: false, refusal: null } : shown;
      });
      if (bots > 0)
        await insist(page, () => callApi('POST', `${path}/bots`, { count: bots, level: 'novice' }));
      await insist(page, async () => {
        const started = await callApi('POST', `${path}/start`);
        // An answer was lost.
        const isStarted = !started.ok && started.refusal?.code === 'tournament-begun';
        return isStarted ? { ok: true, value: null } : started;
      });
      page.end();
    });
  }
}

/** The matches whose games have begun or may still begin. */
export async function matchesOf(store: Store, tournament: string): Promise<string[]> {
  const tables = await store.tablesOfTournament(tournament);
  return tables.flatMap(({ match, state }) => (match === null || state === 'closed' ? [] : [match]));
}

/** It has come to its end, and its standing is that of the records. */
export async function judgeTournament(
  world: World,
  store: Store,
  process: Process,
  id: string,
): Promise<void> {
  const row = await store.findTournament(id);
  if (row?.state !== 'over') {
    world.fail(`the tournament does not end: it is ${row?.state} in round ${row?.round} of ${row?.rounds}`);
    return;
  }
  const views = new TournamentViews({ store, now: () => world.now, seen: () => {} });
  const shown = await views.show(id, null);
  if ('code' in shown) return world.fail(`the tournament is gone: ${shown.code}`);
  const rounds: TournamentRound[] = [];
  for (let round = 1; round <= row.round; round++) {
    const found = await views.round(id, round);
    if ('tables' in found) rounds.push(found);
  }
  const asked = rounds.flatMap(({ round, tables }) =>
    tables.map(async (table) => ({ ...table, round, record: await recordOf(process, table.match) })),
  );
  await world.run(world.now + OPENING_MS);
  const { tournament } = shown;
  const tables = await Promise.all(asked);
  const { faults } = referee({ ...tournament, rounds: row.round }, tables);
  if (tournament.isDuplicate) faults.push(...differentDeals(tables));
  for (const fault of faults) world.fail(`tournament: ${fault}`);
}

/** All tables of a round have the same deal; a game that is replayed has one of its own. */
function differentDeals(tables: readonly RefereedTable[]): string[] {
  const deals = new Map<number, Set<string>>();
  for (const { round, record, replayOf } of tables)
    if (record !== null && replayOf === null) {
      const { proof } = record as GameRecord;
      deals.set(round, (deals.get(round) ?? new Set()).add(proof.commitment));
    }
  return [...deals].flatMap(([round, { size }]) => (size > 1 ? [`round ${round} has ${size} deals`] : []));
}

/** Null if the game never began. */
async function recordOf(process: Process, match: string | null): Promise<unknown> {
  if (match === null) return null;
  const record = await process.handle('GET', `/api/matches/${match}/record`, null, undefined);
  return record !== null && typeof record === 'object' && 'moves' in record
    ? JSON.parse(JSON.stringify(record))
    : null;
}
