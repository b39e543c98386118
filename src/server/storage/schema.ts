// The tables of the database. Times are milliseconds since 1970; yes and no are 1 and 0; lists and objects are JSON text.
import type { Selectable } from 'kysely';

interface Persons {
  id: string;
  name: string;
  created_at: number;
  /** What the person has set on the pages, as JSON; null until there is an account. */
  settings: string | null;
}

/** A device speaks for a person; of its secret only the hash is kept. */
interface Devices {
  id: string;
  secret_hash: string;
  person: string;
  created_at: number;
  /** When it was last used, roughly; null for one that has not been since this is kept. */
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
  host: string;
  /** Makes the seed together with the contributions; public only after the end. */
  secret: string;
  /** What the game is dealt from, settled when it began; null before, and for a game that began before this was kept. */
  seed: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  result: string | null;
  next: string | null;
  /** When somebody has to look at it again: a bot to move, a clock that runs out. Whoever moves it on has the job. */
  wake_at: number | null;
  /** 1 when a bot has to move then, which not every process can do. */
  wants_bot: number;
  /** How often who sits here, what was said or the like has changed; who writes a change has to know the last one. */
  changes: number;
}

/** Who sits where. */
interface Sitters {
  match: string;
  seat: number;
  kind: string;
  /** A bot's own level, or that of whoever stands in for a person. */
  level: string | null;
  person: string | null;
  name: string;
  /** Null until the person has sat down. */
  contribution: string | null;
  link_hash: string | null;
}

/** The record of a match, one decision a row. */
interface Moves {
  match: string;
  ply: number;
  seat: number;
  notation: string;
  at: number;
}

interface Chat {
  match: string;
  at: number;
  seat: number;
  said: string;
}

/** A person with a passkey has an account, on every device. */
interface Passkeys {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  created_at: number;
}

/** What was asked of an authenticator and not yet answered; each can be answered once. */
interface Challenges {
  challenge: string;
  /** For whom a passkey is to be made; null for somebody who wants to come in. */
  person: string | null;
  expires_at: number;
}

/** How well somebody plays a game, and how many games they have finished. */
interface Ratings {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

/** The last commit of each connection that writes, so that it can be found out whether it was made. PostgreSQL only. */
interface Commits {
  token: string;
  at: number;
  /** 1 when it had not been made in time, and now never will be. */
  is_void: number;
}

export interface Schema {
  commits: Commits;
  passkeys: Passkeys;
  challenges: Challenges;
  ratings: Ratings;
  persons: Persons;
  devices: Devices;
  matches: Matches;
  sitters: Sitters;
  moves: Moves;
  chat: Chat;
}

export type MatchRow = Selectable<Matches>;
export type SitterRow = Selectable<Sitters>;
export type MoveRow = Selectable<Moves>;
export type ChatRow = Selectable<Chat>;
export type DeviceRow = Selectable<Devices>;
export type PasskeyRow = Selectable<Passkeys>;
export type RatingRow = Selectable<Ratings>;
