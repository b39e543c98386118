// The tables of ratings: their migration, their changes, and what the server reads there for leaderboards and profiles.
import { type Compilable, type Kysely, sql } from 'kysely';
import { lockPerson } from './limit-changes.ts';
import type { RatingRow, RatingStepRow, Schema } from './schema.ts';
import { seatedAt } from './seated-at.ts';

type Query = Kysely<Schema>;

/**
 * Rated games are counted, every step of a rating is kept, a table can be casual. People have profiles: those who were
 * here before show theirs once they want to.
 */
export async function ratingTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ratings')
    .addColumn('rated_games', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('ratings').addColumn('rated_at', 'bigint').execute();
  // Before, only finished games were counted; a person with a surer rating than a newcomer's has been rated in most of them.
  await sql`update ratings set rated_games = games where sigma < 8.3`.execute(db);
  await db.schema.createIndex('ratings_game').on('ratings').columns(['game', 'mu']).execute();
  await db.schema
    .createTable('rating_steps')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('change', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_steps_key', ['match', 'person'])
    .execute();
  await db.schema
    .createIndex('rating_steps_person')
    .on('rating_steps')
    .columns(['person', 'game', 'at'])
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('rated', 'text', (column) => column.notNull().defaultTo('rated'))
    .execute();
  await db.schema.alterTable('persons').addColumn('profile', 'text').execute();
  await db.schema.createIndex('persons_profile').on('persons').column('profile').unique().execute();
}

/** Why matches have not changed the ratings of their people. */
export async function unchangedRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sitters').addColumn('unchanged', 'text').execute();
}

export type RatingChange =
  /** A conflict unless the stored rating has one game less. Nothing happens if the person has been deleted. */
  | { readonly kind: 'upsert-rating'; readonly row: RatingRow }
  | { readonly kind: 'insert-rating-step'; readonly row: RatingStepRow }
  /** Null hides it. */
  | { readonly kind: 'set-profile'; readonly person: string; readonly profile: string | null };

type ChangeOf<K extends RatingChange['kind']> = Extract<RatingChange, { readonly kind: K }>;

// PostgreSQL has to be told the types of the constants of a `select`.
const double = (value: number) => sql<number>`cast(${value} as double precision)`;
const integer = (value: number) => sql<number>`cast(${value} as integer)`;
const time = <T extends number | null>(value: T) => sql<T>`cast(${value} as bigint)`;

/** No row for somebody who has been deleted: the end of a match does not fail because a person is gone. */
const ofPerson = (query: Query, { person, game }: Pick<RatingRow, 'person' | 'game'>) =>
  query
    .selectFrom('persons')
    .select(['persons.id as person', sql<string>`cast(${game} as text)`.as('game')])
    .where('persons.id', '=', person);

export const RATING_STATEMENTS = {
  'upsert-rating': (query: Query, { row }: ChangeOf<'upsert-rating'>): Compilable[] => [
    lockPerson(query, row.person),
    query
      .insertInto('ratings')
      .columns(['person', 'game', 'mu', 'sigma', 'games', 'rated_games', 'rated_at'])
      .expression(
        ofPerson(query, row).select([
          double(row.mu).as('mu'),
          double(row.sigma).as('sigma'),
          integer(row.games).as('games'),
          integer(row.rated_games).as('rated_games'),
          time(row.rated_at).as('rated_at'),
        ]),
      )
      .onConflict((conflict) =>
        conflict.columns(['person', 'game']).doUpdateSet({
          mu: row.mu,
          sigma: row.sigma,
          rated_games: row.rated_games,
          rated_at: row.rated_at,
          // Null, which the column refuses, if the new rating does not follow from the stored one.
          games: sql<number>`case when ratings.games = ${row.games - 1} then excluded.games end`,
        }),
      ),
  ],
  'insert-rating-step': (query: Query, { row }: ChangeOf<'insert-rating-step'>): Compilable[] => [
    lockPerson(query, row.person),
    query
      .insertInto('rating_steps')
      .columns(['person', 'game', 'match', 'at', 'mu', 'sigma', 'change'])
      .expression(
        ofPerson(query, row).select([
          sql<string>`cast(${row.match} as text)`.as('match'),
          time(row.at).as('at'),
          double(row.mu).as('mu'),
          double(row.sigma).as('sigma'),
          double(row.change).as('change'),
        ]),
      ),
  ],
  'set-profile': (query: Query, { person, profile }: ChangeOf<'set-profile'>): Compilable[] => [
    query.updateTable('persons').set({ profile }).where('id', '=', person),
  ],
};

/** Where the person has a rating of their own, the guest's goes with the guest. */
export function mergeRatings(query: Query, guest: string, person: string): Compilable[] {
  const own = query.selectFrom('ratings').select('game').where('person', '=', person);
  const move = (table: 'rating_steps' | 'ratings') =>
    query.updateTable(table).set({ person }).where('person', '=', guest).where('game', 'not in', own);
  return [move('rating_steps'), move('ratings')];
}

/** What has to be true of a rating to be listed. */
export interface ListedRatings {
  readonly game: string;
  readonly minRatedGames: number;
  readonly maxSigma: number;
  readonly ratedSince: number;
}

export function ratingStore(query: Query) {
  const listed = ({ game, minRatedGames, maxSigma, ratedSince }: ListedRatings) =>
    query
      .selectFrom('ratings')
      .innerJoin('persons', 'persons.id', 'ratings.person')
      .where('ratings.game', '=', game)
      .where('ratings.rated_games', '>=', minRatedGames)
      .where('ratings.sigma', '<=', maxSigma)
      .where('ratings.rated_at', '>=', ratedSince)
      .where('persons.profile', 'is not', null);

  return {
    upsertRating: (row: RatingRow): RatingChange => ({ kind: 'upsert-rating', row }),
    insertRatingStep: (row: RatingStepRow): RatingChange => ({ kind: 'insert-rating-step', row }),
    setProfile: (person: string, profile: string | null): RatingChange => ({
      kind: 'set-profile',
      person,
      profile,
    }),
    findProfile: (profile: string) =>
      query.selectFrom('persons').selectAll().where('profile', '=', profile).executeTakeFirst(),

    ratingsOf: (person: string): Promise<RatingRow[]> =>
      query.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute(),
    ratingsIn: (game: string, persons: readonly string[]): Promise<RatingRow[]> =>
      query
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('person', 'in', persons)
        .execute(),
    ratingsOfAll: async (persons: readonly string[]): Promise<RatingRow[]> =>
      persons.length === 0
        ? []
        : query.selectFrom('ratings').selectAll().where('person', 'in', persons).execute(),

    /** The best of a game, with their names. */
    bestRatings: (which: ListedRatings, limit: number) =>
      listed(which)
        .selectAll('ratings')
        .select(['persons.name', 'persons.profile'])
        .orderBy('ratings.mu', 'desc')
        .orderBy('ratings.person')
        .limit(limit)
        .execute(),
    /** How many of those who are listed have a better mean. */
    countBetter: async (which: ListedRatings, mu: number): Promise<number> => {
      const { count } = await listed(which)
        .where('ratings.mu', '>', mu)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /** The latest steps of a person's ratings, the newest first. */
    ratingSteps: (person: string, limit: number): Promise<RatingStepRow[]> =>
      query
        .selectFrom('rating_steps')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute(),
    /** Those of these matches. */
    ratingStepsOf: async (person: string, matches: readonly string[]): Promise<RatingStepRow[]> =>
      matches.length === 0
        ? []
        : query
            .selectFrom('rating_steps')
            .selectAll()
            .where('person', '=', person)
            .where('match', 'in', matches)
            .execute(),
    /** The matches of a game that have changed the ratings of these people after this time. */
    ratedWith: (game: string, persons: readonly string[], after: number) =>
      query
        .selectFrom('rating_steps')
        .select(['match', 'person'])
        .where('person', 'in', persons)
        .where('game', '=', game)
        .where('at', '>', after)
        .execute(),
    ratingStepsOfMatch: (match: string): Promise<RatingStepRow[]> =>
      query.selectFrom('rating_steps').selectAll().where('match', '=', match).execute(),
    /** The profiles of those of these people who show them, by person. */
    profilesOf: async (persons: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (persons.length === 0) return new Map();
      const rows = await query
        .selectFrom('persons')
        .select(['id', 'profile'])
        .where('id', 'in', persons)
        .where('profile', 'is not', null)
        .execute();
      return new Map(rows.map(({ id, profile }) => [id, profile ?? '']));
    },
    /** The finished matches of a person that ended before this time and are in their own list, the latest first. */
    finishedMatchesOf: async (person: string, before: number, limit: number) => {
      const found = await seatedAt(query, person)
        .select([
          'matches.id',
          'matches.game',
          'matches.ended_at',
          'matches.result',
          'matches.watch',
          'matches.duplicate',
          'matches.rated',
        ])
        .distinct()
        .where('sitters.is_hidden', '=', 0)
        .where('matches.state', '=', 'over')
        .where('matches.ended_at', '<', before)
        .orderBy('matches.ended_at', 'desc')
        .limit(limit)
        .execute();
      if (found.length === 0) return [];
      const ids = found.map(({ id }) => id);
      const players = await query
        .selectFrom('sitters')
        .selectAll()
        .where('match', 'in', ids)
        .orderBy('seat')
        .execute();
      return found.map((match) => ({ ...match, players: players.filter((each) => each.match === match.id) }));
    },
    /** The ids of duplicates, of these, at which somebody still plays or may sit down. */
    openDuplicates: async (duplicates: readonly string[]): Promise<string[]> => {
      if (duplicates.length === 0) return [];
      const rows = await query
        .selectFrom('matches')
        .select('duplicate')
        .distinct()
        .where('duplicate', 'in', duplicates)
        .where('state', 'in', ['waiting', 'playing'])
        .execute();
      return rows.flatMap(({ duplicate }) => duplicate ?? []);
    },
  };
}
