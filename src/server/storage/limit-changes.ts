// What has to be true of a person, checked in the transaction that writes: that they exist, and limits, so that of two requests at once only as many succeed as may.
import { type Compilable, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Query = Pick<Kysely<Schema>, 'selectFrom' | 'selectNoFrom' | 'insertInto' | 'updateTable'>;

/** What is counted of a person. */
type Counted =
  | { readonly what: 'channels' }
  /** Unfinished tables that the person hosts. */
  | { readonly what: 'tables' }
  /** Tournaments of the person that have not ended. */
  | { readonly what: 'tournaments' }
  /** Searches for somebody to play with that have not ended. */
  | { readonly what: 'seekers' }
  /** Seats at the tables of a duplicate. */
  | { readonly what: 'seats-of-deal'; readonly duplicate: string }
  /** Games that the person plays and has not given up. */
  | { readonly what: 'games' }
  | { readonly what: 'reports'; readonly since: number; readonly about?: About };

/** A report is about somebody at a table. */
interface About {
  readonly match: string;
  readonly subject: string;
}

/** Goes after what it counts, in the same write. A conflict if the person then has more than `most`. */
type CheckLimit = {
  readonly kind: 'check-limit';
  readonly person: string;
  readonly most: number;
} & Counted;

/** Goes before what names the person in a row without a foreign key. A conflict if the person has been deleted. */
interface RequirePerson {
  readonly kind: 'require-person';
  readonly person: string;
}

export type LimitChange = CheckLimit | RequirePerson;

/** Another process that counts for this person, or deletes them, waits here; the next statement then sees what the first one has written. */
export const lockPerson = (query: Query, person: string): Compilable =>
  query.updateTable('persons').set({ name: sql<string>`name` }).where('id', '=', person);

export const LIMIT_STATEMENTS = {
  'require-person': (query: Query, { person }: RequirePerson): readonly Compilable[] => [
    lockPerson(query, person),
    // A person without a name, which the column refuses, unless there is one with this id.
    query
      .insertInto('persons')
      .columns(['id', 'name', 'created_at'])
      .expression(
        query
          .selectNoFrom([
            sql<string>`cast(${person} as text)`.as('id'),
            sql<string>`cast(null as text)`.as('name'),
            sql<number>`cast(0 as bigint)`.as('created_at'),
          ])
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('persons').select('persons.id').where('persons.id', '=', person))),
          ),
      ),
  ],
  'check-limit': (query: Query, change: CheckLimit): readonly Compilable[] => {
    const { person, most } = change;
    if (!Number.isFinite(most)) return [];
    const count = countOf(query, change);
    return [
      lockPerson(query, person),
      query
        .updateTable('persons')
        // Null, which the column refuses, if there are too many.
        .set({ name: sql<string>`case when (${count}) <= cast(${most} as integer) then name end` })
        .where('id', '=', person),
    ];
  },
};

function countOf(query: Query, change: CheckLimit) {
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
    case 'seats-of-deal':
      return query
        .selectFrom('sitters')
        .innerJoin('matches', 'matches.id', 'sitters.match')
        .select(count)
        .where('sitters.person', '=', person)
        .where('matches.duplicate', '=', change.duplicate);
    case 'games':
      return gamesOf(query, person);
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

/** The number of games that the person plays and has not given up. */
export const gamesOf = (query: Query, person: string) =>
  query
    .selectFrom('sitters')
    .innerJoin('matches', 'matches.id', 'sitters.match')
    .select(sql<number>`count(*)`.as('count'))
    .where('sitters.person', '=', person)
    .where('sitters.resigned_at', 'is', null)
    .where('matches.state', '=', 'playing');

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
