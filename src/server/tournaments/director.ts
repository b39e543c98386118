// Carries tournaments on: begins tables, counts results, pairs the next round. Any process does it, for as long as it has the lease.
import { type AnyGame, chooseOptions } from '../../engine/index.ts';
import type { System } from '../../protocol/system.ts';
import type { Command, Reply } from '../matches/decision.ts';
import { newMatch, newSharedDeal } from '../matches/factory.ts';
import { log } from '../operating/log.ts';
import type { Change } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import { numbersOf, planOf, playedTables, playerOfEntry, type StoredTable } from './plan.ts';
import { swissRound } from './swiss.ts';
import { beginTable, endWaiting } from './table-commands.ts';
import { tableResult } from './table-result.ts';

export interface DirectorPorts extends Pick<System, 'now' | 'randomBytes'> {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  executeAt(match: string, command: Command): Promise<Reply>;
}

const LEASE_MS = 5000;
/** The end of a game wakes its tournament; this is for games that end in another way. */
const POLL_MS = 60_000;
const MAX_DUE = 20;
const MINUTE_MS = 60_000;
const STAND_IN = 'apprentice';

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
        const next = await this.advance(id);
        // Unless a game has ended meanwhile: then it is due already.
        if (next !== null) await store.moveTournament(id, lease, next);
      } catch (error) {
        log.error({ err: error, tournament: id }, 'tournament-failed');
      }
    }
  }

  /** When to look again; null if there is nothing left to do, or another process has gone on. */
  private async advance(id: string): Promise<number | null> {
    const { store, now } = this.ports;
    const tournament = await store.findTournament(id);
    if (tournament?.state !== 'playing') return null;
    const [entries, tables] = await Promise.all([store.entriesOf(id), store.tablesOfTournament(id)]);
    const round = tables.filter((table) => table.round === tournament.round);
    const open = round.filter(({ points }) => points === null);
    const changes: Change[] = [];
    for (const table of open) changes.push(...(await this.attend(tournament, entries, table)));
    if (changes.length < open.length) {
      if (changes.length > 0) await store.write(changes);
      const deadline = deadlineOf(tournament);
      return deadline > now() ? Math.min(deadline, now() + POLL_MS) : now() + POLL_MS;
    }
    if (changes.length > 0 && (await store.write(changes)) === 'conflict') return null;
    const made = this.nextRound(tournament, entries, await store.tablesOfTournament(id));
    if ((await store.write(made.changes)) === 'conflict') return null;
    if (made.isOver) return null;
    // Tables of bots begin at once.
    for (const match of made.matches) await this.ports.executeAt(match, beginTable);
    return now() + Math.min(POLL_MS, planOf(tournament).noShowMinutes * MINUTE_MS);
  }

  /** The change that counts a table, if it is done. Otherwise sees that it goes on. */
  private async attend(
    tournament: TournamentRow,
    entries: readonly TournamentEntryRow[],
    table: StoredTable,
  ): Promise<Change[]> {
    const { store, now, executeAt } = this.ports;
    const { match } = table;
    if (match === null) return [];
    if (table.state === 'waiting') {
      await executeAt(match, beginTable);
      const { fillLevel } = planOf(tournament);
      if (now() >= deadlineOf(tournament)) await executeAt(match, endWaiting(fillLevel ?? STAND_IN));
    }
    const stored = await store.findMatch(match);
    const isDone = !stored || stored.match.state === 'over' || stored.match.state === 'closed';
    if (!isDone) return [];
    const people = numbersOf(table.players).map(
      (number) => entries.find((entry) => entry.number === number)?.level === null,
    );
    const { points, absent } = tableResult(people, stored?.players ?? [], stored?.match.result ?? null);
    const set = {
      points: JSON.stringify(points),
      absent: absent.length > 0 ? JSON.stringify(absent) : null,
    };
    const { tournament: id, round, number } = table;
    return [{ kind: 'update-tournament-table', of: { tournament: id, round, number }, set }];
  }

  private nextRound(
    tournament: TournamentRow,
    entries: readonly TournamentEntryRow[],
    tables: readonly StoredTable[],
  ): { readonly changes: Change[]; readonly matches: string[]; readonly isOver: boolean } {
    const { now } = this.ports;
    const { id, state, rounds } = tournament;
    const playing = entries.filter(({ has_left }) => has_left === 0);
    const isOver = tournament.round >= rounds || playing.length < 2;
    const round = tournament.round + (isOver ? 0 : 1);
    const changes: Change[] = [
      {
        kind: 'advance-tournament',
        id,
        from: { state, round: tournament.round },
        to: {
          state: isOver ? 'over' : state,
          round,
          rounds: isOver ? tournament.round : rounds,
          round_at: isOver ? tournament.round_at : now(),
          due_at: isOver ? null : now() + LEASE_MS,
        },
      },
    ];
    if (isOver) return { changes, matches: [], isOver };
    const paired = this.paired(tournament, playing, tables);
    return {
      changes: [...changes, ...paired.flatMap((made, at) => tableChanges(id, round, at + 1, made))],
      matches: paired.flatMap(({ match }) => match?.id ?? []),
      isOver,
    };
  }

  private paired(
    { id, host, plan: _, ...tournament }: TournamentRow,
    playing: readonly TournamentEntryRow[],
    tables: readonly StoredTable[],
  ) {
    const plan = planOf({ ...tournament, id, host, plan: _ });
    const game = this.ports.games.find((each) => each.id === plan.game);
    if (!game) throw new Error(`the game ${plan.game} is not loaded`);
    const chosen = chooseOptions(game, plan.options);
    const shared = plan.isDuplicate ? newSharedDeal(this.ports) : undefined;
    const part = {
      options: JSON.stringify(chosen.ok ? chosen.options : {}),
      is_open: 0,
      clock: JSON.stringify(plan.clock),
      watch: 'public',
      rated: plan.isRated ? 'rated' : 'casual',
      tournament: id,
    };
    return swissRound({
      players: playing.map(({ number }) => number),
      tables: playedTables(tables),
      seats: plan.seats,
      seatCounts: game.seatCounts,
    }).map((players) => {
      if (players.length === 1) return { players, match: null };
      const seated = players.map((number) =>
        playerOfEntry(playing.find((entry) => entry.number === number)!),
      );
      return { players, match: newMatch(this.ports, game, host, seated, part, shared) };
    });
  }
}

const deadlineOf = (tournament: TournamentRow): number =>
  (tournament.round_at ?? 0) + planOf(tournament).noShowMinutes * MINUTE_MS;

function tableChanges(
  tournament: string,
  round: number,
  number: number,
  {
    players,
    match,
  }: { readonly players: readonly number[]; readonly match: ReturnType<typeof newMatch> | null },
): Change[] {
  const row = {
    tournament,
    round,
    number,
    match: match?.id ?? null,
    players: JSON.stringify(players),
    absent: null,
    points: match ? null : JSON.stringify([1]),
  };
  return [...(match?.changes ?? []), { kind: 'insert-tournament-table', row }];
}
