// What people do with tournaments: create, join, leave, start, and look at the standing.
import type { AnyGame } from '../../engine/index.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { System } from '../../protocol/system.ts';
import {
  MAX_TOURNAMENT_PLAYERS,
  MIN_TOURNAMENT_PLAYERS,
  type NewTournament,
  type Tournament,
} from '../../protocol/tournaments.ts';
import { botName, stateOf } from '../matches/config.ts';
import { checkedOptions, refuseSeatCount } from '../matches/plan.ts';
import type { Change } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import { newId } from '../tokens.ts';
import { numbersOf, planOf, playedTables, type StoredTable } from './plan.ts';
import { standingsOf } from './standings.ts';
import { usualRounds } from './swiss.ts';

export interface TournamentPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
  readonly games: readonly AnyGame[];
}

const MAX_PER_HOST = 10;
const MAX_ATTEMPTS = 20;
const DONE = { done: true } as const;
type Done = typeof DONE | ServerRefusal;

export class Tournaments {
  private readonly ports: TournamentPorts;

  constructor(ports: TournamentPorts) {
    this.ports = ports;
  }

  async create(host: string, plan: NewTournament): Promise<{ tournament: string } | ServerRefusal> {
    const { store, games, now } = this.ports;
    const game = games.find(({ id }) => id === plan.game);
    if (!game) return { code: 'unknown-game', valid: games.map(({ id }) => id) };
    const badCount = refuseSeatCount(game, plan.seats);
    if (badCount) return badCount;
    const chosen = checkedOptions(game, plan.options);
    if ('refusal' in chosen) return chosen.refusal;
    if ((await store.countTournamentsOf(host)) >= MAX_PER_HOST)
      return { code: 'too-many-tables', most: MAX_PER_HOST };
    const row: TournamentRow = {
      id: newId(this.ports),
      name: plan.name,
      host,
      plan: JSON.stringify({ ...plan, options: chosen.options }),
      state: 'open',
      round: 0,
      rounds: plan.rounds ?? 0,
      round_at: null,
      due_at: null,
      created_at: now(),
    };
    await store.write([{ kind: 'insert-tournament', row }]);
    return { tournament: row.id };
  }

  async join(id: string, person: string): Promise<Done> {
    const known = await this.ports.store.findPerson(person);
    if (!known) return { code: 'unknown-device' };
    return this.enter(id, (entries) =>
      entries.some((entry) => entry.person === person)
        ? { code: 'joined-already' }
        : [{ person, name: known.name, level: null }],
    );
  }

  async addBots(id: string, host: string, count: number, level: string): Promise<Done> {
    const found = await this.ports.store.findTournament(id);
    if (found && found.host !== host) return { code: 'not-host' };
    return this.enter(id, (entries) =>
      Array.from({ length: count }, (_, i) => bot(entries.length + i + 1, level)),
    );
  }

  /** Two who join at once want the same number: the second tries again. */
  private async enter(
    id: string,
    wanted: (entries: readonly TournamentEntryRow[]) => ServerRefusal | readonly NewEntry[],
  ): Promise<Done> {
    const { store } = this.ports;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const found = await store.findTournament(id);
      if (!found) return { code: 'unknown-tournament' };
      if (found.state !== 'open') return { code: 'tournament-begun' };
      const entries = await store.entriesOf(id);
      const added = wanted(entries);
      if ('code' in added) return added;
      const most = MAX_TOURNAMENT_PLAYERS;
      if (entries.length + added.length > most) return { code: 'tournament-full', most };
      const last = entries.at(-1)?.number ?? 0;
      if ((await store.write(added.map((entry, i) => inserted(id, last + 1 + i, entry)))) === 'done')
        return DONE;
    }
    return { code: 'cannot-store' };
  }

  /** Before the start the entry is gone; afterwards there are no more tables for this person. */
  async leave(id: string, person: string): Promise<Done> {
    const { store } = this.ports;
    const found = await store.findTournament(id);
    if (!found) return { code: 'unknown-tournament' };
    const entries = await store.entriesOf(id);
    if (!entries.some((entry) => entry.person === person)) return { code: 'not-in-tournament' };
    const kind = found.state === 'open' ? 'delete-entry' : 'leave-tournament';
    const written = await store.write([{ kind, tournament: id, person }]);
    if (written === 'done') return DONE;
    await store.write([{ kind: 'leave-tournament', tournament: id, person }]);
    return DONE;
  }

  async start(id: string, host: string): Promise<Done> {
    const { store, now } = this.ports;
    const found = await store.findTournament(id);
    if (!found) return { code: 'unknown-tournament' };
    if (found.host !== host) return { code: 'not-host' };
    if (found.state !== 'open') return { code: 'tournament-begun' };
    const plan = planOf(found);
    const entries = await store.entriesOf(id);
    const filled = plan.fillLevel === null ? [] : fillers(entries, plan.seats, plan.fillLevel);
    const players = entries.length + filled.length;
    if (players < MIN_TOURNAMENT_PLAYERS) return { code: 'too-few-players', least: MIN_TOURNAMENT_PLAYERS };
    const last = entries.at(-1)?.number ?? 0;
    const changes: Change[] = [
      ...filled.map((entry, i) => inserted(id, last + 1 + i, entry)),
      {
        kind: 'advance-tournament',
        id,
        from: { state: 'open', round: 0 },
        to: {
          state: 'playing',
          round: 0,
          rounds: plan.rounds ?? usualRounds(players, plan.seats),
          round_at: now(),
          due_at: now(),
        },
      },
    ];
    return (await store.write(changes)) === 'done' ? DONE : { code: 'tournament-begun' };
  }

  async show(id: string, reader: string | null): Promise<Tournament | ServerRefusal> {
    const { store } = this.ports;
    const found = await store.findTournament(id);
    if (!found) return { code: 'unknown-tournament' };
    const [entries, tables] = await Promise.all([store.entriesOf(id), store.tablesOfTournament(id)]);
    const profiles = await store.profilesOf(entries.flatMap(({ person }) => person ?? []));
    const plan = planOf(found);
    const you = entries.find(({ person }) => person !== null && person === reader)?.number ?? null;
    const own = tables.find(
      ({ round, players, points }) =>
        round === found.round && points === null && you !== null && numbersOf(players).includes(you),
    );
    return {
      tournament: id,
      name: found.name,
      game: plan.game,
      seats: plan.seats,
      clock: plan.clock,
      isDuplicate: plan.isDuplicate,
      isRated: plan.isRated,
      fillLevel: plan.fillLevel,
      noShowMinutes: plan.noShowMinutes,
      state: found.state === 'open' || found.state === 'over' ? found.state : 'playing',
      round: found.round,
      rounds: found.rounds,
      roundAt: found.round_at,
      isHost: found.host === reader,
      you,
      yourTable: own?.match ?? null,
      players: entries.map(({ number, name, person, level, has_left }) => {
        const profile = person === null ? undefined : profiles.get(person);
        return {
          number,
          name,
          isBot: level !== null,
          hasLeft: has_left === 1,
          ...(profile !== undefined && { profile }),
        };
      }),
      standings: standingsOf(
        entries.map(({ number }) => number),
        playedTables(tables),
      ),
      pairings: pairingsOf(tables),
    };
  }
}

type NewEntry = Pick<TournamentEntryRow, 'person' | 'name' | 'level'>;

const inserted = (tournament: string, number: number, entry: NewEntry): Change => ({
  kind: 'insert-entry',
  row: { tournament, number, ...entry, has_left: 0 },
});

/** Bots are told apart by their numbers. */
const bot = (number: number, level: string): NewEntry => ({
  person: null,
  name: `${botName(number)} ${number}`,
  level,
});

/** As many bots as fill the last table, and make a tournament of it. */
function fillers(entries: readonly TournamentEntryRow[], seats: number, level: string): NewEntry[] {
  const least = Math.max(MIN_TOURNAMENT_PLAYERS, entries.length);
  const missing = Math.ceil(least / seats) * seats - entries.length;
  return Array.from({ length: missing }, (_, i) => bot(entries.length + i + 1, level));
}

function pairingsOf(tables: readonly StoredTable[]): Tournament['pairings'] {
  const rounds = [...new Set(tables.map(({ round }) => round))].toSorted((a, b) => b - a);
  return rounds.map((round) => ({
    round,
    tables: tables
      .filter((table) => table.round === round)
      .map(({ match, state, players, absent, points }) => ({
        match,
        state: state === null ? null : stateOf({ state }),
        players: numbersOf(players),
        absent: absent === null ? [] : numbersOf(absent),
        points: points === null ? null : numbersOf(points),
      })),
  }));
}
