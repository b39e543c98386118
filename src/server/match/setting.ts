// A match's rows as the server works with them.
import * as v from 'valibot';
import type { Options, Seat } from '../../engine/index.ts';
import { MATCH_STATES, type MatchState, type RoomSitter } from '../../protocol/server.ts';
import { type Clock, clock, level, options, type Watch, watch } from '../../protocol/values.ts';
import type { MatchRow, SitterRow } from '../storage/schema.ts';

export type LevelName = v.InferOutput<typeof level>;

export interface Setting {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly isOpen: boolean;
  readonly clock: Clock;
  readonly watch: Watch;
  readonly host: string;
  readonly secret: string;
  /** Null before the start; a game that began before seeds were kept has none here either. */
  readonly seed: string | null;
  readonly createdAt: number;
}

/** Who sits at a seat, or may. */
export type Sitter =
  | { readonly kind: 'bot'; readonly name: string; readonly level: LevelName }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Null while the seat is free. */
      readonly person: string | null;
      /** Null until the person has sat down. */
      readonly contribution: string | null;
      readonly standIn: LevelName | null;
      readonly linkHash: string | null;
    };

export const FREE: Extract<Sitter, { kind: 'person' }> = {
  kind: 'person',
  name: '',
  person: null,
  contribution: null,
  standIn: null,
  linkHash: null,
};

export function settingOf(row: MatchRow): Setting {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: v.parse(options, JSON.parse(row.options)),
    isOpen: row.is_open === 1,
    clock: v.parse(clock, JSON.parse(row.clock)),
    watch: v.parse(watch, row.watch),
    host: row.host,
    secret: row.secret,
    seed: row.seed,
    createdAt: row.created_at,
  };
}

export const stateOf = (row: MatchRow): MatchState => v.parse(v.picklist(MATCH_STATES), row.state);

export function sitterOf(row: SitterRow): Sitter {
  if (row.kind === 'bot') return { kind: 'bot', name: row.name, level: v.parse(level, row.level) };
  return {
    kind: 'person',
    name: row.name,
    person: row.person,
    contribution: row.contribution,
    standIn: v.parse(v.nullable(level), row.level),
    linkHash: row.link_hash,
  };
}

export function rowOf(match: string, seat: Seat, sitter: Sitter): SitterRow {
  const { kind, name } = sitter;
  if (kind === 'bot') {
    return { match, seat, kind, name, level: sitter.level, person: null, contribution: '', link_hash: null };
  }
  const { person, contribution, standIn, linkHash } = sitter;
  return { match, seat, kind, name, level: standIn, person, contribution, link_hash: linkHash };
}

/** Who has to be asked for a decision: a bot of this level, or the person (null). */
export function botAt(sitter: Sitter | undefined): LevelName | null {
  if (!sitter) return null;
  return sitter.kind === 'bot' ? sitter.level : sitter.standIn;
}

export function shown(sitter: Sitter, isHere: boolean): RoomSitter {
  if (sitter.kind === 'bot') return { kind: 'bot', name: sitter.name, level: sitter.level };
  const { name, contribution, standIn } = sitter;
  return { kind: 'person', name, hasSat: contribution !== null, isHere, standIn };
}
