// What people do with tournaments: create, join, leave, start and close them.
import type { AnyGame } from '../../engine/index.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { System } from '../../protocol/system.ts';
import {
  MAX_TOURNAMENT_PLAYERS,
  MIN_TOURNAMENT_PLAYERS,
  type NewTournament,
} from '../../protocol/tournaments.ts';
import { giveUpAs } from '../matches/commands/resign.ts';
import { BOT_NAMES, botName } from '../matches/config.ts';
import type { Command, Reply } from '../matches/decision.ts';
import { distinctName } from '../matches/distinct-names.ts';
import { checkedOptions, refuseSeatCount } from '../matches/plan.ts';
import type { Change } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import { newId } from '../tokens.ts';
import { FORMATS } from './formats.ts';
import { numbersOf, planOf } from './plan.ts';
import { closeWaiting, unseat } from './table-commands.ts';

export interface TournamentPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  executeAt(match: string, command: Command): Promise<Reply>;
}

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
    if (plan.format === 'knock-out' && !allowsAnyFinal(game, plan.seats)) return { code: 'no-knock-out' };
    const chosen = checkedOptions(game, plan.options);
    if ('refusal' in chosen) return chosen.refusal;
    const row: TournamentRow = {
      id: newId(this.ports),
      name: plan.name ?? '',
      host,
      plan: JSON.stringify({ ...plan, options: chosen.options }),
      state: 'open',
      round: 0,
      rounds: plan.rounds ?? 0,
      round_at: null,
      due_at: null,
      created_at: now(),
    };
    const most = LIMITS.tournaments;
    const limit = { kind: 'check-limit', what: 'tournaments', person: host, most } as const;
    const written = await store.write([store.requirePerson(host), { kind: 'insert-tournament', row }, limit]);
    return written === 'done' ? { tournament: row.id } : { code: 'too-many-tournaments', most };
  }

  /** Who has left, or has not come to a table, returns this way. Nothing changes for somebody who plays already. */
  async join(id: string, person: string): Promise<Done> {
    const { store } = this.ports;
    const known = await store.findPerson(person);
    if (!known) return { code: 'unknown-device' };
    const found = await store.findTournament(id);
    const own = await store.entryOf(id, person);
    if (found?.state === 'playing' && own) {
      if (own.has_left === 0) return DONE;
      if (planOf(found).format === 'knock-out') return { code: 'knocked-out' };
      await store.write([{ kind: 'return-to-tournament', tournament: id, person }]);
      return DONE;
    }
    return this.enter(id, (entries) =>
      entries.some((entry) => entry.person === person)
        ? []
        : [
            {
              person,
              name: distinctName(
                known.name,
                entries.map(({ name }) => name),
              ),
              level: null,
            },
          ],
    );
  }

  async addBots(id: string, host: string, count: number, level: string): Promise<Done> {
    const found = await this.ports.store.findTournament(id);
    if (found && found.host !== host) return { code: 'not-host' };
    return this.enter(id, (entries) => newBots(entries, count, level));
  }

  async removeBot(id: string, host: string, number: number): Promise<Done> {
    const { store } = this.ports;
    const found = await store.findTournament(id);
    if (!found) return { code: 'unknown-tournament' };
    if (found.host !== host) return { code: 'not-host' };
    const isBot = (await store.entriesOf(id)).some(
      (entry) => entry.number === number && entry.level !== null,
    );
    if (!isBot) return { code: 'no-such-bot' };
    const removed = await store.write([{ kind: 'delete-bot-entry', tournament: id, number }]);
    return removed === 'done' ? DONE : { code: 'tournament-begun' };
  }

  /** Two who join at once want the same number: the second tries again. */
  private async enter(
    id: string,
    wanted: (entries: readonly TournamentEntryRow[]) => readonly NewEntry[],
  ): Promise<Done> {
    const { store } = this.ports;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const found = await store.findTournament(id);
      if (!found) return { code: 'unknown-tournament' };
      if (found.state !== 'open') return begun(found);
      const entries = await store.entriesOf(id);
      const added = wanted(entries);
      if (added.length === 0) return DONE;
      const most = MAX_TOURNAMENT_PLAYERS;
      if (entries.length + added.length > most) return { code: 'tournament-full', most };
      const last = entries.at(-1)?.number ?? 0;
      const people = added.flatMap(({ person }) => (person === null ? [] : [store.requirePerson(person)]));
      const inserts = added.map((entry, i) => inserted(id, last + 1 + i, entry));
      if ((await store.write([...people, ...inserts])) === 'done') return DONE;
    }
    return { code: 'cannot-store' };
  }

  /** Before the start the entry is gone; afterwards the running table is given up, and there are no more tables for this person. */
  async leave(id: string, person: string): Promise<Done> {
    const { store, now, executeAt } = this.ports;
    const found = await store.findTournament(id);
    if (!found) return { code: 'unknown-tournament' };
    if (found.state !== 'open' && found.state !== 'playing') return { code: 'tournament-over' };
    const own = await store.entryOf(id, person);
    if (!own || own.has_left === 1) return { code: 'not-in-tournament' };
    if (found.state === 'open') {
      const gone = await store.write([{ kind: 'delete-entry', tournament: id, person }]);
      if (gone === 'done') return DONE;
    }
    // First, so that they cannot sit down any more.
    await store.write([{ kind: 'leave-tournament', tournament: id, person }]);
    for (const { match, state, points, players } of await store.tablesOfTournament(id)) {
      if (match === null || points !== null || !numbersOf(players).includes(own.number)) continue;
      if (state === 'waiting') await executeAt(match, unseat(person));
      // Also if the game has begun meanwhile.
      await executeAt(match, giveUpAs(person));
    }
    // Nobody has to wait for this person any longer.
    await store.write([{ kind: 'wake-tournament', id, at: now() }]);
    return DONE;
  }

  async start(id: string, host: string): Promise<Done> {
    const { store, now } = this.ports;
    const found = await store.findTournament(id);
    if (!found) return { code: 'unknown-tournament' };
    if (found.host !== host) return { code: 'not-host' };
    if (found.state !== 'open') return begun(found);
    const plan = planOf(found);
    const entries = await store.entriesOf(id);
    const filled = plan.fillLevel === null ? [] : fillers(entries, plan.seats, plan.fillLevel);
    const players = entries.length + filled.length;
    if (players > MAX_TOURNAMENT_PLAYERS) return { code: 'tournament-full', most: MAX_TOURNAMENT_PLAYERS };
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
          rounds: plan.rounds ?? FORMATS[plan.format].rounds(players, plan.seats),
          round_at: now(),
          due_at: now(),
        },
      },
    ];
    return (await store.write(changes)) === 'done' ? DONE : { code: 'tournament-begun' };
  }

  /** The host ends it before its time. Games go on at their tables, but do not count for the standing any more. */
  async close(id: string, host: string): Promise<Done> {
    const { store, executeAt } = this.ports;
    const found = await store.findTournament(id);
    if (!found) return { code: 'unknown-tournament' };
    if (found.host !== host) return { code: 'not-host' };
    const { state, round, rounds, round_at } = found;
    if (state !== 'open' && state !== 'playing') return { code: 'tournament-over' };
    const to = { state: 'closed', round, rounds, round_at, due_at: null };
    const closed = await store.write([{ kind: 'advance-tournament', id, from: { state, round }, to }]);
    // It has gone on meanwhile.
    if (closed !== 'done') return this.close(id, host);
    for (const table of await store.tablesOfTournament(id))
      if (table.match !== null && table.state === 'waiting') await executeAt(table.match, closeWaiting);
    return DONE;
  }
}

type NewEntry = Pick<TournamentEntryRow, 'person' | 'name' | 'level'>;

const inserted = (tournament: string, number: number, entry: NewEntry): Change => ({
  kind: 'insert-entry',
  row: { tournament, number, ...entry, has_left: 0 },
});

const begun = ({ state }: TournamentRow): ServerRefusal => ({
  code: state === 'playing' ? 'tournament-begun' : 'tournament-over',
});

/** Winners of any number may have to play for the next round. */
const allowsAnyFinal = ({ seatCounts }: AnyGame, seats: number): boolean =>
  Array.from({ length: seats - 1 }, (_, i) => i + 2).every((count) => seatCounts.includes(count));

/** Bots are told apart by their names: numbers only where the names do not suffice. */
function newBots(entries: readonly TournamentEntryRow[], count: number, level: string): NewEntry[] {
  const taken = entries.map(({ name }) => name);
  return Array.from({ length: count }, () => {
    const bots = taken.length;
    const free = Array.from({ length: BOT_NAMES.length }, (_, i) => botName(bots + i)).find(
      (each) => !taken.includes(each),
    );
    const name = free ?? distinctName(botName(bots), taken);
    taken.push(name);
    return { person: null, name, level };
  });
}

/** As many bots as fill the last table, and make a tournament of it. */
function fillers(entries: readonly TournamentEntryRow[], seats: number, level: string): NewEntry[] {
  const least = Math.max(MIN_TOURNAMENT_PLAYERS, entries.length);
  const missing = Math.ceil(least / seats) * seats - entries.length;
  return newBots(entries, missing, level);
}
