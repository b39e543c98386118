// How a tournament is set, as the database keeps it, and how its rows are read.
import * as v from 'valibot';
import { type NewTournament, newTournament } from '../../protocol/tournaments.ts';
import { level } from '../../protocol/values.ts';
import { FREE, type LevelName, type Player } from '../matches/config.ts';
import type { Store } from '../storage/store.ts';
import type { TournamentEntryRow, TournamentRow } from '../storage/tournament-schema.ts';
import type { PlayedTable } from './standings.ts';

export const planOf = ({ plan }: TournamentRow): NewTournament => v.parse(newTournament, JSON.parse(plan));

export type StoredTable = Awaited<ReturnType<Store['tablesOfTournament']>>[number];

export const numbersOf = (text: string): number[] => v.parse(v.array(v.number()), JSON.parse(text));

/** The tables that are done. */
export const playedTables = (tables: readonly StoredTable[]): PlayedTable[] =>
  tables.flatMap(({ round, players, points }) =>
    points === null ? [] : [{ round, players: numbersOf(players), points: numbersOf(points) }],
  );

/** The seat is kept for a person, who has to sit down. */
export function playerOfEntry({ person, name, level: stored }: TournamentEntryRow): Player {
  if (stored === null) return { ...FREE, person, name };
  const known: LevelName = v.parse(level, stored);
  return { kind: 'bot', name, level: known };
}
