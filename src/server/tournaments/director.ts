// Carries tournaments on: begins tables, counts results, makes the next round. Any process does it, for as long as it has the lease.
import type { AnyGame } from '../../engine/index.ts';
import type { Command, Reply } from '../matches/decision.ts';
import { log } from '../operating/log.ts';
import type { Change } from '../storage/database.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import { FORMATS } from './formats.ts';
import { newTables, type TablePorts } from './new-tables.ts';
import { deadlineOf, fieldOf, numbersOf, planOf, type StoredTable } from './plan.ts';
import { beginTable, endWaiting } from './table-commands.ts';
import { type TableResult, tableResult } from './table-result.ts';

export interface DirectorPorts extends TablePorts {
  readonly games: readonly AnyGame[];
  executeAt(match: string, command: Command): Promise<Reply>;
}

const LEASE_MS = 5000;
/** The end of a game wakes its tournament; this is for tables that are gone in another way. */
const POLL_MS = 60_000;
const RETRY_MS = 1000;
const MAX_DUE = 20;
const STAND_IN = 'apprentice';

/** A tournament as it was read. */
interface Read {
  readonly tournament: TournamentRow;
  readonly entries: readonly TournamentEntryRow[];
  readonly tables: readonly StoredTable[];
}

export class Director {
  private readonly ports: DirectorPorts;

  constructor(ports: DirectorPorts) {
    this.ports = ports;
  }

  /** To be called again and again, by every process. */
  async tick(): Promise<void> {
    const { store, now } = this.ports;
    for (const { id, due_at } of await store.dueTournaments(now(), MAX_DUE)) {
      const lease = now() + LEASE_MS;
      if (due_at === null || !(await store.moveTournament(id, due_at, lease))) continue;
      try {
        const next = await this.advance(id, lease);
        // Unless a game has ended meanwhile: then it is due already.
        if (next !== null) await store.moveTournament(id, lease, next);
      } catch (error) {
        log.error({ err: error, tournament: id }, 'tournament-failed');
      }
    }
  }

  /** When to look again; null if there is nothing left to do, or another process has gone on. */
  private async advance(id: string, lease: number): Promise<number | null> {
    const { store } = this.ports;
    const tournament = await store.findTournament(id);
    if (tournament?.state !== 'playing') return null;
    const [entries, tables] = await Promise.all([store.entriesOf(id), store.tablesOfTournament(id)]);
    const counted = await this.count({ tournament, entries, tables });
    const { changes, read } = counted;
    const open = read.tables.filter(({ round, points }) => round === tournament.round && points === null);
    const replays = FORMATS[planOf(tournament).format].replays(
      this.fieldFor(read),
      tournament.round,
      open.map(({ number, replay_of, players }) => ({
        number,
        replayOf: replay_of,
        players: numbersOf(players),
      })),
    );
    if (open.length === 0 && replays.length === 0) return this.nextRound(read, changes, lease);
    const { round } = tournament;
    const made = newTables(this.ports, this.gameOf(tournament), tournament, round, entries, replays);
    const written = [...changes, ...made.changes];
    if (written.length > 0 && (await store.write(written)) === 'conflict') return null;
    await this.begin(made.botMatches);
    return this.nextLook(tournament, open, replays.length > 0);
  }

  private async begin(matches: readonly string[]): Promise<void> {
    for (const match of matches) await this.ports.executeAt(match, beginTable);
  }

  private nextLook(tournament: TournamentRow, open: readonly StoredTable[], hasNew: boolean): number {
    const now = this.ports.now();
    const plan = planOf(tournament);
    const deadlines = open
      .filter(({ state }) => state === 'waiting')
      .flatMap((table) => deadlineOf(plan, table) ?? []);
    const fresh = hasNew ? [now + plan.noShowMinutes * 60_000] : [];
    // A deadline may have passed since the tables were looked at.
    return Math.min(now + POLL_MS, ...[...deadlines, ...fresh].map((at) => Math.max(at, now + RETRY_MS)));
  }

  private gameOf(tournament: TournamentRow): AnyGame {
    const { game } = planOf(tournament);
    const found = this.ports.games.find(({ id }) => id === game);
    if (!found) throw new Error(`the game ${game} is not loaded`);
    return found;
  }

  private fieldFor({ tournament, entries, tables }: Read) {
    return { ...fieldOf(tournament, entries, tables), seatCounts: this.gameOf(tournament).seatCounts };
  }

  /** The changes that count the tables that are done, and the tournament after them. */
  private async count({ tournament, entries, tables }: Read): Promise<{ changes: Change[]; read: Read }> {
    const changes: Change[] = [];
    const gone = new Set<number>();
    const counted: StoredTable[] = [];
    for (const table of tables) {
      const isOpen = table.round === tournament.round && table.points === null;
      const result = isOpen ? await this.attend(tournament, entries, table) : null;
      if (!result) {
        counted.push(table);
        continue;
      }
      const set = {
        points: JSON.stringify(result.points),
        absent: result.absent.length > 0 ? JSON.stringify(result.absent) : null,
      };
      const { tournament: id, round, number } = table;
      changes.push({ kind: 'update-tournament-table', of: { tournament: id, round, number }, set });
      counted.push({ ...table, ...set });
      for (const seat of result.absent) gone.add(numbersOf(table.players)[seat]!);
    }
    // Who does not come is not waited for again; coming back is a tap.
    for (const { person, number } of entries)
      if (gone.has(number) && person !== null)
        changes.push({ kind: 'leave-tournament', tournament: tournament.id, person });
    const left = entries.map((entry) => (gone.has(entry.number) ? { ...entry, has_left: 1 } : entry));
    return { changes, read: { tournament, entries: left, tables: counted } };
  }

  /** The result of a table, if it is done. Otherwise sees that it goes on. */
  private async attend(
    tournament: TournamentRow,
    entries: readonly TournamentEntryRow[],
    table: StoredTable,
  ): Promise<TableResult | null> {
    const { store, now, executeAt } = this.ports;
    const { match } = table;
    if (match === null || table.state === 'playing') return null;
    const own = numbersOf(table.players).map((number) => entries.find((entry) => entry.number === number)!);
    if (table.state === 'waiting') {
      const plan = planOf(tournament);
      const sitters = (await store.findMatch(match))?.players ?? [];
      const missing = own.filter(
        ({ level }, seat) => level === null && (sitters[seat]?.contribution ?? null) === null,
      );
      if (missing.length === 0) await executeAt(match, beginTable);
      else if (now() >= (deadlineOf(plan, table) ?? 0) || missing.every(({ has_left }) => has_left === 1))
        await executeAt(match, endWaiting(plan.fillLevel ?? STAND_IN));
    }
    const stored = await store.findMatch(match);
    const isDone = !stored || stored.match.state === 'over' || stored.match.state === 'closed';
    if (!isDone) return null;
    const people = own.map(({ level }) => level === null);
    const { state, started_at: startedAt } = stored?.match ?? { state: 'closed', started_at: null };
    // Before its time is over, only an operator closes a table for which its people are awaited.
    const isClosedByOperator =
      !stored ||
      (state === 'closed' && startedAt === null && now() < (deadlineOf(planOf(tournament), table) ?? 0));
    const hasLeft = isClosedByOperator ? own.map(({ has_left }) => has_left === 1) : null;
    return tableResult(people, stored?.players ?? [], stored?.match.result ?? null, hasLeft);
  }

  /** One transaction: what is counted, the round of the tournament, all matches and tables. */
  private async nextRound(read: Read, counted: readonly Change[], lease: number): Promise<number | null> {
    const { store, now } = this.ports;
    const { tournament, entries } = read;
    const { id, state } = tournament;
    const field = this.fieldFor(read);
    const playing = field.players.filter((player) => !field.hasLeft.has(player));
    const wanted = tournament.round + 1;
    const seated =
      wanted > tournament.rounds || playing.length < 2
        ? []
        : FORMATS[planOf(tournament).format].round(field, wanted);
    const isOver = seated.length === 0;
    const made = newTables(this.ports, this.gameOf(tournament), tournament, wanted, entries, seated);
    const advanced: Change = {
      kind: 'advance-tournament',
      id,
      from: { state, round: tournament.round },
      to: {
        state: isOver ? 'over' : state,
        round: isOver ? tournament.round : wanted,
        rounds: isOver ? tournament.round : tournament.rounds,
        round_at: isOver ? tournament.round_at : now(),
        due_at: isOver ? null : lease,
      },
    };
    if ((await store.write([...counted, advanced, ...made.changes])) === 'conflict' || isOver) return null;
    await this.begin(made.botMatches);
    // Nothing has to be waited for in a round of byes.
    const isPlayed = seated.some(({ players }) => players.length > 1);
    return isPlayed ? this.nextLook(tournament, [], true) : now();
  }
}
