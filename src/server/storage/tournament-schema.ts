// The tables of tournaments.
import type { Selectable } from 'kysely';

interface Tournaments {
  id: string;
  name: string;
  host: string;
  /** Game, seats, options and the like, as JSON (`TournamentPlan`). */
  plan: string;
  /** `open`: people join. `playing`, `over`. */
  state: string;
  /** The present round, 0 before the first. */
  round: number;
  rounds: number;
  /** When the present round began. */
  round_at: number | null;
  /** When a process has to look at it. The process that moves it on has the lease. */
  due_at: number | null;
  created_at: number;
}

/** Who plays in a tournament: a person, or a bot. */
interface TournamentEntries {
  tournament: string;
  number: number;
  person: string | null;
  name: string;
  level: string | null;
  has_left: number;
}

interface TournamentTables {
  tournament: string;
  round: number;
  number: number;
  /** In a knock-out: the table whose first place was shared. */
  replay_of: number | null;
  /** Null for a bye. */
  match: string | null;
  /** Numbers of entries by seat, as JSON. */
  players: string;
  /** The seats of people who did not come in time, as JSON; null if all did. */
  absent: string | null;
  /** By seat, as JSON; null until the table is done. */
  points: string | null;
}

export interface TournamentSchema {
  tournaments: Tournaments;
  tournament_entries: TournamentEntries;
  tournament_tables: TournamentTables;
}

export type TournamentRow = Selectable<Tournaments>;
export type TournamentEntryRow = Selectable<TournamentEntries>;
export type TournamentTableRow = Selectable<TournamentTables>;
