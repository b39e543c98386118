// The settings and players of a match, read from and written to database rows.
import * as v from 'valibot';
import { type Options, type Order, type Seat, seedOf } from '../../engine/index.ts';
import { MATCH_STATES, type MatchState, type TakeBackQuestion } from '../../protocol/server.ts';
import {
  type Clock,
  clock,
  level,
  options,
  type Rated,
  type RematchAnswer,
  rated,
  rematchAnswer,
  type Watch,
  watch,
} from '../../protocol/values.ts';
import type { MatchRow, OrdersRow, PlayerRow } from '../storage/schema.ts';

export type LevelName = v.InferOutput<typeof level>;

export interface MatchConfig {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly isOpen: boolean;
  readonly clock: Clock;
  readonly watch: Watch;
  /** Whether players see what spectators say during the game. */
  readonly hearsSpectators: boolean;
  readonly host: string;
  readonly secret: string;
  /** Null before the start, and for a game that began before seeds were stored. */
  readonly seed: string | null;
  readonly createdAt: number;
  /** The duplicate that this table belongs to; null for a table of its own. */
  readonly duplicate: string | null;
  /** Whether the result counts for ratings. */
  readonly rated: Rated;
  /** The tournament that this table belongs to; null for a table of its own. */
  readonly tournament: string | null;
}

/** The bot or person of a seat; a free seat is a person without an id. */
export type Player =
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelName }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Null while the seat is free. */
      readonly person: string | null;
      /** Null until the person has sat down. */
      readonly contribution: string | null;
      readonly standIn: LevelName | null;
      /** When a bot took the seat, if it still plays there. */
      readonly leftAt: number | null;
      readonly linkHash: string | null;
      /** When the person gave the game up; a bot plays to the end. */
      readonly resignedAt: number | null;
      /** After the end: whether the person wants another game; null without an answer. */
      readonly rematch: RematchAnswer | null;
      /** A bot has decided for the person, who had not resigned. */
      readonly wasHelped: boolean;
    };

export const FREE: Extract<Player, { kind: 'person' }> = {
  kind: 'person',
  name: '',
  person: null,
  contribution: null,
  standIn: null,
  leftAt: null,
  linkHash: null,
  resignedAt: null,
  rematch: null,
  wasHelped: false,
};

export function configOf(row: MatchRow): MatchConfig {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: v.parse(options, JSON.parse(row.options)),
    isOpen: row.is_open === 1,
    clock: v.parse(clock, JSON.parse(row.clock)),
    watch: v.parse(watch, row.watch),
    hearsSpectators: row.hears_spectators === 1,
    host: row.host,
    secret: row.secret,
    seed: row.seed,
    createdAt: row.created_at,
    duplicate: row.duplicate,
    rated: v.parse(rated, row.rated ?? 'rated'),
    tournament: row.tournament ?? null,
  };
}

export const stateOf = (row: Pick<MatchRow, 'state'>): MatchState =>
  v.parse(v.picklist(MATCH_STATES), row.state);

/** Written by this server in the form in which it is sent. */
export const takeBackQuestionOf = (row: MatchRow): TakeBackQuestion | null =>
  row.take_back === null ? null : (JSON.parse(row.take_back) as TakeBackQuestion);

/** Checked by the game's own offers before they were stored. */
export const ordersIn = (rows: readonly OrdersRow[]): ReadonlyMap<Seat, readonly Order[]> =>
  new Map(rows.map(({ seat, orders }) => [seat, JSON.parse(orders) as Order[]]));

export function playerOf(row: PlayerRow): Player {
  if (row.kind === 'bot') return { kind: 'bot', name: row.name, level: v.parse(level, row.level) };
  return {
    kind: 'person',
    name: row.name,
    person: row.person,
    contribution: row.contribution,
    standIn: v.parse(v.nullable(level), row.level),
    leftAt: row.left_at,
    linkHash: row.link_hash,
    resignedAt: row.resigned_at,
    rematch: v.parse(v.nullable(rematchAnswer), row.rematch),
    wasHelped: row.was_helped === 1,
  };
}

export function playerRow(match: string, seat: Seat, player: Player): PlayerRow {
  const { kind, name } = player;
  if (kind === 'bot') {
    const nobody = { person: null, contribution: '', link_hash: null };
    const nothing = { left_at: null, resigned_at: null, rematch: null, was_helped: 0 };
    return { match, seat, kind, name, level: player.level, ...nobody, ...nothing };
  }
  const { person, contribution, standIn, leftAt, linkHash, resignedAt, rematch, wasHelped } = player;
  return {
    match,
    seat,
    kind,
    name,
    level: standIn,
    person,
    contribution,
    link_hash: linkHash,
    left_at: leftAt,
    resigned_at: resignedAt,
    rematch,
    was_helped: wasHelped ? 1 : 0,
  };
}

/** What each seat has added to the seed. */
export function contributionsOf(players: readonly Player[]): string[] {
  return players.map((player) => (player.kind === 'person' ? (player.contribution ?? '') : ''));
}

/** The seed is computed once and stored when the game starts; from then on only the stored one counts. */
export function seedFor({ seed, secret }: MatchConfig, players: readonly Player[]): string {
  return seed ?? seedOf(secret, contributionsOf(players));
}

/** The level of the bot that decides for this seat; null if the person decides. */
export function botAt(player: Player | undefined): LevelName | null {
  if (!player) return null;
  return player.kind === 'bot' ? player.level : player.standIn;
}

export function seatOf(players: readonly Player[], person: string | null): Seat | null {
  if (person === null) return null;
  const seat = players.findIndex((player) => player.kind === 'person' && player.person === person);
  return seat < 0 ? null : seat;
}

/** The hash of the link that leads to a person's seat now. */
export function linkTo(players: readonly Player[], seat: Seat | null): string | null {
  const player = players[seat ?? -1];
  return player?.kind === 'person' && player.person !== null ? player.linkHash : null;
}

/**
 * People who may want to sit down can look at a match without spectators until it begins. What has been turned up at a
 * table of a duplicate is still to come at the others.
 */
export function mayWatch({ watch, duplicate }: MatchConfig, state: MatchState, seat: Seat | null): boolean {
  if (seat !== null || (state !== 'playing' && state !== 'over')) return true;
  return watch !== 'nobody' && !(duplicate !== null && state === 'playing');
}

export const BOT_NAMES = [
  'Anselm',
  'Hildegard',
  'Alcuin',
  'Héloïse',
  'Bede',
  'Christine',
  'Cassiodore',
  'Radegonde',
];

export const botName = (seat: Seat) => BOT_NAMES[seat % BOT_NAMES.length] ?? 'Bede';
