// What people see of tournaments: their own list, one with its standing, and the tables of a round.
import { createHash } from 'node:crypto';
import { LEVELS } from '../../engine/levels.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type {
  ListedTournament,
  MyTournaments,
  Tournament,
  TournamentRound,
  TournamentTable,
} from '../../protocol/tournaments.ts';
import { TOURNAMENT_STATES } from '../../protocol/tournaments.ts';
import { stateOf } from '../matches/config.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import { FORMATS } from './formats.ts';
import { deadlineOf, fieldOf, numbersOf, planOf, type StoredTable } from './plan.ts';

const MAX_LISTED = 50;
/** Many pages ask for the same tournament. */
const REUSE_MS = 1000;
const MAX_REUSED = 200;

export interface ViewPorts {
  readonly store: Store;
  now(): number;
  /** A person sees that a table waits for them. */
  seen(person: string, match: string): void;
}

type Facts = Omit<Tournament, 'isHost' | 'you' | 'yourTable' | 'sitDownBy'>;

interface Loaded {
  readonly row: TournamentRow;
  readonly entries: readonly TournamentEntryRow[];
  readonly tables: readonly StoredTable[];
  readonly facts: Facts;
}

export interface TaggedTournament {
  readonly tournament: Tournament;
  /** Equal for equal answers. */
  readonly tag: string;
}

export class TournamentViews {
  private readonly ports: ViewPorts;
  private readonly reused = new Map<
    string,
    { readonly at: number; readonly answer: Promise<Loaded | null> }
  >();

  constructor(ports: ViewPorts) {
    this.ports = ports;
  }

  /** Something has changed here. Other processes notice within the time of reuse. */
  forget(id: string): void {
    this.reused.delete(id);
  }

  async show(id: string, reader: string | null): Promise<TaggedTournament | ServerRefusal> {
    const loaded = await this.read(id);
    if (!loaded) return { code: 'unknown-tournament' };
    const { row, entries, tables, facts } = loaded;
    const you = entries.find(({ person }) => person !== null && person === reader)?.number ?? null;
    const own = ownTable(row, tables, you);
    const tournament = {
      ...facts,
      isHost: row.host === reader,
      you,
      yourTable: own?.match ?? null,
      sitDownBy: await this.sitDownBy(row, own, reader),
    };
    return { tournament, tag: tagOf(tournament) };
  }

  async round(id: string, round: number): Promise<TournamentRound | ServerRefusal> {
    const loaded = await this.read(id);
    if (!loaded) return { code: 'unknown-tournament' };
    if (round > loaded.row.round) return { code: 'no-such-round', most: loaded.row.round };
    return { round, tables: tablesIn(loaded.tables, round) };
  }

  async listOf(person: string): Promise<MyTournaments> {
    const { store } = this.ports;
    const rows = await store.tournamentsOf(person, MAX_LISTED);
    const tournaments = await Promise.all(
      rows.map(async ({ count, ...row }): Promise<ListedTournament> => {
        const players = Number(count ?? 0);
        const isPlaying = row.state === 'playing';
        const entries = isPlaying ? await store.entriesOf(row.id) : [];
        const tables = isPlaying ? await store.tablesOfTournament(row.id) : [];
        const you = entries.find((entry) => entry.person === person)?.number ?? null;
        return {
          ...factsOf(row, players, (await store.findPerson(row.host))?.name),
          isHost: row.host === person,
          yourTable: ownTable(row, tables, you)?.match ?? null,
          count: players,
          at: Number(row.created_at),
        };
      }),
    );
    return { tournaments };
  }

  private async sitDownBy(
    row: TournamentRow,
    own: StoredTable | undefined,
    reader: string | null,
  ): Promise<number | null> {
    if (!own || own.match === null || own.state !== 'waiting' || reader === null) return null;
    const stored = await this.ports.store.findMatch(own.match);
    const seat = stored?.players.find(({ person }) => person === reader);
    if (!seat || seat.contribution !== null) return null;
    this.ports.seen(reader, own.match);
    return deadlineOf(planOf(row), own);
  }

  private read(id: string): Promise<Loaded | null> {
    const at = this.ports.now();
    const known = this.reused.get(id);
    if (known && at - known.at < REUSE_MS) return known.answer;
    const answer = this.load(id);
    this.reused.delete(id);
    this.reused.set(id, { at, answer });
    for (const oldest of this.reused.keys()) {
      if (this.reused.size <= MAX_REUSED) break;
      this.reused.delete(oldest);
    }
    answer.catch(() => this.reused.delete(id));
    return answer;
  }

  private async load(id: string): Promise<Loaded | null> {
    const { store } = this.ports;
    const row = await store.findTournament(id);
    if (!row) return null;
    const [entries, tables, host] = await Promise.all([
      store.entriesOf(id),
      store.tablesOfTournament(id),
      store.findPerson(row.host),
    ]);
    const profiles = await store.profilesOf(entries.flatMap(({ person }) => person ?? []));
    const plan = planOf(row);
    const format = FORMATS[plan.format];
    const facts: Facts = {
      ...factsOf(row, entries.length, host?.name),
      seats: plan.seats,
      options: plan.options,
      isDuplicate: plan.isDuplicate,
      isRated: plan.isRated,
      fillLevel: plan.fillLevel,
      noShowMinutes: plan.noShowMinutes,
      roundAt: row.round_at === null ? null : Number(row.round_at),
      players: entries.map(({ number, name, person, level, has_left }) => {
        const profile = person === null ? undefined : profiles.get(person);
        return {
          number,
          name,
          isBot: level !== null,
          ...(level !== null && { level: LEVELS.find((each) => each === level) ?? 'apprentice' }),
          hasLeft: has_left === 1,
          ...(profile !== undefined && { profile }),
        };
      }),
      tieBreaks: [...format.tieBreaks],
      standings: format
        .standings(fieldOf(row, entries, tables))
        .map((each) => ({ ...each, tieBreaks: [...each.tieBreaks] })),
      tables: tablesIn(tables, row.round),
    };
    return { row, entries, tables, facts };
  }
}

function factsOf(row: TournamentRow, players: number, hostName = '') {
  const plan = planOf(row);
  const expected = plan.rounds ?? FORMATS[plan.format].rounds(Math.max(2, players), plan.seats);
  return {
    tournament: row.id,
    name: row.name,
    hostName,
    game: plan.game,
    format: plan.format,
    clock: plan.clock,
    state: TOURNAMENT_STATES.find((state) => state === row.state) ?? 'closed',
    round: row.round,
    rounds: row.state === 'open' ? expected : row.rounds,
    hasFixedRounds: plan.rounds !== null || row.state !== 'open',
  };
}

const ownTable = (row: TournamentRow, tables: readonly StoredTable[], you: number | null) =>
  row.state !== 'playing' || you === null
    ? undefined
    : tables.find(
        ({ round, players, points }) =>
          round === row.round && points === null && numbersOf(players).includes(you),
      );

const tablesIn = (tables: readonly StoredTable[], round: number): TournamentTable[] =>
  tables
    .filter((table) => table.round === round)
    .map(({ match, number, replay_of, state, players, absent, points }) => ({
      match,
      number,
      replayOf: replay_of,
      state: state === null ? null : stateOf({ state }),
      players: numbersOf(players),
      absent: absent === null ? [] : numbersOf(absent),
      points: points === null ? null : numbersOf(points),
    }));

function tagOf(answer: object): string {
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
  return `"${hash.slice(0, 22)}"`;
}
