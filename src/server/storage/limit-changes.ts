// Limits per person, checked in the transaction that writes: of two requests at once, only as many succeed as may.
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Query = Pick<Kysely<Schema>, 'selectFrom' | 'updateTable'>;

/** What is counted of a person. */
type Counted =
  | { readonly what: 'channels' }
  /** Unfinished tables that the person hosts. */
  | { readonly what: 'tables' }
  /** Tournaments of the person that have not ended. */
  | { readonly what: 'tournaments' }
  /** Searches for somebody to play with that have not ended. */
  | { readonly what: 'seekers' }
  | { readonly what: 'reports'; readonly since: number; readonly about?: About };

/** A report is about somebody at a table. */
interface About {
  readonly match: string;
  readonly subject: string;
}

/** Goes after what it counts, in the same write. A conflict if the person then has more than `most`. */
export type LimitChange = {
  readonly kind: 'check-limit';
  readonly person: string;
  readonly most: number;
} & Counted;

export const LIMIT_STATEMENTS = {
  'check-limit': (query: Query, change: LimitChange): readonly Compilable[] => {
    const { person, most } = change;
    if (!Number.isFinite(most)) return [];
    const count = countOf(query, change);
    const update = (name: RawBuilder<string>) =>
      query.updateTable('persons').set({ name }).where('id', '=', person);
    return [
      // Another process that counts for this person waits here; the next statement then sees what the first one has written.
      update(sql<string>`name`),
      // Null, which the column refuses, if there are too many.
      update(sql<string>`case when (${count}) <= cast(${most} as integer) then name end`),
    ];
  },
};

function countOf(query: Query, change: LimitChange) {
  const { person } = change;
  const count = sql<number>`count(*)`.as('count');
  switch (change.what) {
    case 'channels':
      return query.selectFrom('channels').select(count).where('person', '=', person);
    case 'tables':
      return unfinishedOf(query, person);
    case 'tournaments':
      return query
        .selectFrom('tournaments')
        .select(count)
        .where('host', '=', person)
        .where('state', 'in', ['open', 'playing']);
    case 'seekers':
      return query
        .selectFrom('seekers')
        .select(count)
        .where('person', '=', person)
        .where('id', 'not in', query.selectFrom('seeker_ends').select('seeker'));
    case 'reports': {
      const { about, since } = change;
      const reports = query
        .selectFrom('reports')
        .select(count)
        .where('reporter', '=', person)
        .where('at', '>=', since);
      return about ? reports.where('match', '=', about.match).where('subject', '=', about.subject) : reports;
    }
  }
}

/** The number of matches of a host that count against the limit. */
export const unfinishedOf = (query: Query, host: string) =>
  query
    .selectFrom('matches')
    .select(sql<number>`count(*)`.as('count'))
    .where('host', '=', host)
    .where('state', 'in', ['waiting', 'playing'])
    .where('tournament', 'is', null)
    // A table of bots that is paused because nobody watches costs nothing.
    .where((where) => where.or([where('wants_bot', '=', 0), where('wake_at', 'is not', null)]));
