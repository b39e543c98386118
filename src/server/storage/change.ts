// A query as a change to be written.
import type { Compilable, Kysely } from 'kysely';
import type { Change } from './database.ts';
import type { Schema } from './schema.ts';

export function changeOf(query: Compilable): Change {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}

/** The one statement of every move: match, ply, seat, notation, at. */
export function appending(ask: Kysely<Schema>): string {
  const row = { match: '', ply: 0, seat: 0, notation: '', at: 0 };
  return changeOf(ask.insertInto('moves').values(row)).sql;
}
