// A query as a change to be written.
import type { Compilable } from 'kysely';
import type { Change } from './database.ts';

export function changeOf(query: Compilable): Change {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}
