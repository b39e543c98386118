// The tables of the database. Times are milliseconds since 1970, booleans are 1 and 0, lists and objects are JSON text.
import type { Generated, Selectable } from 'kysely';
import type { AdminSchema } from './admin-schema.ts';
import type { BulletinSchema } from './bulletin-storage.ts';
import type { NoticeSchema } from './notice-schema.ts';
import type { SafetySchema } from './safety-schema.ts';
import type { TournamentSchema } from './tournament-schema.ts';

interface Persons {
  id: string;
  name: string;
  created_at: number;
  /** The person's preferences in the web pages, as JSON; null without an account. */
  settings: string | null;
  /** The id by which others find the person's profile; null if it is hidden. Others never learn `id`. */
  profile: Generated<string | null>;
}

/** A device acts for a person. Only the hash of its secret is stored. */
interface Devices {
  id: string;
  secret_hash: string;
  person: string;
  created_at: number;
  /** Roughly when it was last used; null for a device that was not used since this column exists. */
  seen_at: number | null;
}

interface Matches {
  id: string;
  game: string;
  version: number;
  options: string;
  state: string;
  is_open: number;
  clock: string;
  watch: string;
  /** 1 if players see what spectators say during the game. */
  hears_spectators: number;
  host: string;
  /** The seed follows from the secret and the contributions. Public only after the end. */
  secret: string;
  /** Set when the game begins; null before, and for games that began before this column existed. */
  seed: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** The outcome of the game, or how the match ended before it (`Ending`). */
  result: string | null;
  next: string | null;
  /** The duplicate that this table belongs to: all of its tables have the same secret. */
  duplicate: string | null;
  /** Who has offered to end the game, and when (`EndOffers`); null if nobody has. */
  end_offer: string | null;
  /** When a process has to look at the match again: a bot has to move, a clock runs out. The process that moves it on has the lease. */
  wake_at: number | null;
  /** 1 if a bot has to move then, which not every process can do. */
  wants_bot: number;
  /** The number of changes to seats, chat and the like. A writer has to know the last one. */
  changes: number;
  /** Who has asked to take something back, at which position, and who has granted it, as JSON; null if nobody has. */
  take_back: string | null;
  /** 1 if its moves are in `sealed_moves`. */
  is_sealed: Generated<number>;
  /** Whether the result counts for ratings: see `rated` in `protocol/values.ts`. */
  rated: Generated<string>;
  /** The tournament that this table belongs to. */
  tournament: Generated<string | null>;
}

/** The players of a match, by seat. */
interface Players {
  match: string;
  seat: number;
  kind: string;
  /** The level of a bot, or of the bot that stands in for a person. */
  level: string | null;
  person: string | null;
  name: string;
  /** Null until the person has sat down. */
  contribution: string | null;
  link_hash: string | null;
  /** 1 if the person has removed the match from their own list. */
  is_hidden: Generated<number>;
  /** When the person gave the game up. */
  resigned_at: number | null;
  /** When a bot took the seat of the person, who is not back. */
  left_at: number | null;
  /** After the end: `yes` or `no` to another game; null without an answer. */
  rematch: string | null;
  /** 1 if a bot has decided for the person, who had not resigned. */
  was_helped: number;
  /** After the end: why the match has not changed the person's rating (`UnchangedReason`); null if it has. */
  unchanged: Generated<string | null>;
}

/**
 * The record of a match, one decision or take-back a row (see `take-back-row.ts`). `ply` counts the rows: it is the ply
 * of the game until something is taken back. A table on PostgreSQL; on SQLite a view of the blocks (see `sqlite-moves.ts`).
 */
interface Moves {
  match: string;
  ply: number;
  seat: number;
  notation: string;
  at: number;
}

/** The standing orders of a seat, as JSON. Only the seat itself may know them, or that there are any. */
interface Orders {
  match: string;
  seat: number;
  orders: string;
}

interface Chat {
  match: string;
  at: number;
  /** -1 for a spectator. */
  seat: number;
  said: string;
  /** The spectator; null for a line of a player, whom the seat names. */
  person: string | null;
}

/** A person's vacation. It stops the clocks of days; past ones stay, because they count for the year. */
interface Vacations {
  person: string;
  from_at: number;
  to_at: number;
}

/** A person with a passkey has an account that works on every device. */
interface Passkeys {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  created_at: number;
}

/** Challenges sent to an authenticator and not yet answered. Each can be answered once. */
interface Challenges {
  challenge: string;
  /** The person who creates a passkey; null for a sign-in. */
  person: string | null;
  expires_at: number;
}

/** A person's rating in a game, and the number of finished games. */
interface Ratings {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
  /** How many of the games have changed the rating, and when the last one did. */
  rated_games: number;
  rated_at: number | null;
}

/** What a match has done to the rating of a person. */
interface RatingSteps {
  match: string;
  person: string;
  game: string;
  at: number;
  /** Afterwards. */
  mu: number;
  sigma: number;
  /** Of `mu`. */
  change: number;
}

/** Somebody who looks for another person to play with. A person who has not asked for a while is gone. */
interface Seekers {
  id: string;
  person: string;
  /** Null for any game. */
  game: string | null;
  clock: string;
  /** 1 if a bot may take the other seat after a while. */
  takes_bot: number;
  created_at: number;
  seen_at: number;
}

/** How a search ended, which it does once: in a match, or withdrawn. */
interface SeekerEnds {
  seeker: string;
  match: string | null;
}

/** A person's result of a daily deal, which counts once. */
interface DealResults {
  /** Rule, game and day. */
  deal: string;
  person: string;
  place: number;
  score: number;
  /** The person's decisions in notation, as JSON: with the deal they are the whole game. */
  decisions: string;
  at: number;
}

/** What a master reaches in a daily deal from the person's seat. */
interface DealMasters {
  deal: string;
  place: number;
  score: number;
}

/** The last commit of each writing connection, to find out after a lost connection whether it was made. */
interface Commits {
  token: string;
  at: number;
  /** 1 if the commit had not arrived in time and can no longer be made. */
  is_void: number;
}

/** The moves of a finished game, compressed (see `sealed-moves.ts`). */
interface SealedMoves {
  match: string;
  moves: Uint8Array;
}

/** A job that one process does at a time, and when it is due again. */
interface Jobs {
  name: string;
  due_at: number;
}

/** The tables that all databases read and write in the same way. */
export interface Schema extends AdminSchema, NoticeSchema, SafetySchema, BulletinSchema, TournamentSchema {
  passkeys: Passkeys;
  challenges: Challenges;
  ratings: Ratings;
  persons: Persons;
  devices: Devices;
  matches: Matches;
  sitters: Players;
  chat: Chat;
  vacations: Vacations;
  orders: Orders;
  seekers: Seekers;
  seeker_ends: SeekerEnds;
  sealed_moves: SealedMoves;
  jobs: Jobs;
  deal_results: DealResults;
  deal_masters: DealMasters;
  rating_steps: RatingSteps;
}

export interface PostgresSchema extends Schema {
  moves: Moves;
  commits: Commits;
}

/** `profile` has a default, so that a new person need not say it. */
export type PersonRow = Omit<Selectable<Persons>, 'profile'> & { readonly profile?: string | null };
/** Columns with defaults, which a new match need not say. */
export type MatchRow = Omit<Selectable<Matches>, 'is_sealed' | 'rated' | 'tournament'> & {
  readonly is_sealed?: number;
  readonly rated?: string;
  readonly tournament?: string | null;
};
export type PlayerRow = Omit<Selectable<Players>, 'is_hidden' | 'unchanged'> & {
  readonly unchanged?: string | null;
};
export type MoveRow = Selectable<Moves>;
export type OrdersRow = Selectable<Orders>;
export type ChatRow = Selectable<Chat>;
export type VacationRow = Selectable<Vacations>;
export type DeviceRow = Selectable<Devices>;
export type PasskeyRow = Selectable<Passkeys>;
export type SeekerRow = Selectable<Seekers>;
export type RatingRow = Selectable<Ratings>;
export type RatingStepRow = Selectable<RatingSteps>;
export type DealResultRow = Selectable<DealResults>;
export type DealMasterRow = Selectable<DealMasters>;
