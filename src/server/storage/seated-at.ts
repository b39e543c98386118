// The matches at which a person sits: how every list about one person begins.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Begins with the person's seats, so that a list costs what this person has played. Asked for finished matches whose id
 * is among the person's, SQLite reads all finished matches instead; it keeps to the order of a cross join. A person who
 * has two seats at a match gets it twice: lists are `distinct`.
 */
export const seatedAt = (query: Kysely<Schema>, person: string) =>
  query
    .selectFrom('sitters')
    .crossJoin('matches')
    .whereRef('matches.id', '=', 'sitters.match')
    .where('sitters.person', '=', person);
