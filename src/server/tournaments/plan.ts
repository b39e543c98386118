// How a tournament is set, as the database keeps it, and how its rows are read.
import * as v from 'valibot';
import {
  LIVE_NO_SHOW_MINUTES,
  MAX_NO_SHOW_MINUTES,
  type NewTournament,
  newTournament,
} from '../../protocol/tournaments.ts';
import { isClockOfDays, level } from '../../protocol/values.ts';
import { FREE, type LevelName, type Player } from '../matches/config.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import type { Field } from './formats.ts';
import type { BracketTable } from './knock-out.ts';

export type TournamentPlan = NewTournament & { readonly noShowMinutes: number };

export function planOf({ plan }: Pick<TournamentRow, 'plan'>): TournamentPlan {
  const read = v.parse(newTournament, JSON.parse(plan));
  return { ...read, noShowMinutes: read.noShowMinutes ?? usualNoShowMinutes(read) };
}

const usualNoShowMinutes = ({ clock }: NewTournament): number =>
  isClockOfDays(clock) ? Math.min(clock.seconds / 60, MAX_NO_SHOW_MINUTES) : LIVE_NO_SHOW_MINUTES;

export type StoredTable = Awaited<ReturnType<Store['tablesOfTournament']>>[number];

export const numbersOf = (text: string): number[] => v.parse(v.array(v.number()), JSON.parse(text));

/** The tables that are done. */
export const playedTables = (tables: readonly StoredTable[]): BracketTable[] =>
  tables.flatMap(({ round, number, replay_of, players, points }) =>
    points === null
      ? []
      : [{ round, number, replayOf: replay_of, players: numbersOf(players), points: numbersOf(points) }],
  );

export function fieldOf(
  { id, plan }: Pick<TournamentRow, 'id' | 'plan'>,
  entries: readonly TournamentEntryRow[],
  tables: readonly StoredTable[],
): Omit<Field, 'seatCounts'> {
  return {
    tournament: id,
    players: entries.map(({ number }) => number),
    hasLeft: new Set(entries.filter(({ has_left }) => has_left === 1).map(({ number }) => number)),
    tables: playedTables(tables),
    seats: planOf({ plan }).seats,
  };
}

/** The seat is kept for a person, who has to sit down. */
export function playerOfEntry({ person, name, level: stored }: TournamentEntryRow): Player {
  if (stored === null) return { ...FREE, person, name };
  const known: LevelName = v.parse(level, stored);
  return { kind: 'bot', name, level: known };
}

/** When waiting for people at a table ends; null for a bye. */
export const deadlineOf = (plan: TournamentPlan, { made_at }: Pick<StoredTable, 'made_at'>): number | null =>
  made_at === null ? null : Number(made_at) + plan.noShowMinutes * 60_000;
