// The tables of tournaments: their migration, their changes, and what the server reads there.
import { type Compilable, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { TournamentEntryRow, TournamentRow, TournamentTableRow } from './tournament-schema.ts';

type Query = Kysely<Schema>;

export async function tournamentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('round_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tournaments_due').on('tournaments').column('due_at').execute();
  await db.schema.createIndex('tournaments_host').on('tournaments').columns(['host', 'state']).execute();
  await db.schema
    .createTable('tournament_entries')
    .addColumn('tournament', 'text', (column) =>
      column.notNull().references('tournaments.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('has_left', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('tournament_entries_key', ['tournament', 'number'])
    .execute();
  await db.schema
    .createIndex('tournament_entries_person')
    .on('tournament_entries')
    .columns(['person', 'tournament'])
    .unique()
    .execute();
  await db.schema
    .createTable('tournament_tables')
    .addColumn('tournament', 'text', (column) =>
      column.notNull().references('tournaments.id').onDelete('cascade'),
    )
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('match', 'text')
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('absent', 'text')
    .addColumn('points', 'text')
    .addPrimaryKeyConstraint('tournament_tables_key', ['tournament', 'round', 'number'])
    .execute();
  await db.schema.alterTable('matches').addColumn('tournament', 'text').execute();
}

/** Ties of a knock-out are played again. */
export async function tournamentReplays(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tournament_tables').addColumn('replay_of', 'integer').execute();
}

export type TournamentChange =
  | { readonly kind: 'insert-tournament'; readonly row: TournamentRow }
  /** A conflict unless people may still join. */
  | { readonly kind: 'insert-entry'; readonly row: TournamentEntryRow }
  | { readonly kind: 'return-to-tournament'; readonly tournament: string; readonly person: string }
  /** A conflict unless people may still join. */
  | { readonly kind: 'delete-entry'; readonly tournament: string; readonly person: string }
  | { readonly kind: 'delete-bot-entry'; readonly tournament: string; readonly number: number }
  | { readonly kind: 'leave-tournament'; readonly tournament: string; readonly person: string }
  /** A conflict unless it is in this state and round. */
  | {
      readonly kind: 'advance-tournament';
      readonly id: string;
      readonly from: Pick<TournamentRow, 'state' | 'round'>;
      readonly to: Pick<TournamentRow, 'state' | 'round' | 'rounds' | 'round_at' | 'due_at'>;
    }
  | { readonly kind: 'insert-tournament-table'; readonly row: TournamentTableRow }
  | {
      readonly kind: 'update-tournament-table';
      readonly of: Pick<TournamentTableRow, 'tournament' | 'round' | 'number'>;
      readonly set: Partial<Pick<TournamentTableRow, 'points' | 'absent'>>;
    }
  /** A game is over: some process looks at once. */
  | { readonly kind: 'wake-tournament'; readonly id: string; readonly at: number };

type ChangeOf<K extends TournamentChange['kind']> = Extract<TournamentChange, { readonly kind: K }>;

/** Null, which the column refuses, if nobody can join any more. */
const stillOpen = (query: Query, id: string) =>
  query
    .updateTable('tournaments')
    .set({ state: sql<string>`case when state = 'open' then 'open' end` })
    .where('id', '=', id);

export const TOURNAMENT_STATEMENTS = {
  'insert-tournament': (query: Query, { row }: ChangeOf<'insert-tournament'>): Compilable[] => [
    query.insertInto('tournaments').values(row),
  ],
  'insert-entry': (query: Query, { row }: ChangeOf<'insert-entry'>): Compilable[] => [
    stillOpen(query, row.tournament),
    query.insertInto('tournament_entries').values(row),
  ],
  'delete-entry': (query: Query, { tournament, person }: ChangeOf<'delete-entry'>): Compilable[] => [
    stillOpen(query, tournament),
    query.deleteFrom('tournament_entries').where('tournament', '=', tournament).where('person', '=', person),
  ],
  'delete-bot-entry': (query: Query, { tournament, number }: ChangeOf<'delete-bot-entry'>): Compilable[] => [
    stillOpen(query, tournament),
    query
      .deleteFrom('tournament_entries')
      .where('tournament', '=', tournament)
      .where('number', '=', number)
      .where('level', 'is not', null),
  ],
  'leave-tournament': (query: Query, { tournament, person }: ChangeOf<'leave-tournament'>): Compilable[] => [
    query
      .updateTable('tournament_entries')
      .set({ has_left: 1 })
      .where('tournament', '=', tournament)
      .where('person', '=', person),
  ],
  'return-to-tournament': (
    query: Query,
    { tournament, person }: ChangeOf<'return-to-tournament'>,
  ): Compilable[] => [
    query
      .updateTable('tournament_entries')
      .set({ has_left: 0 })
      .where('tournament', '=', tournament)
      .where('person', '=', person),
  ],
  'advance-tournament': (query: Query, { id, from, to }: ChangeOf<'advance-tournament'>): Compilable[] => [
    query
      .updateTable('tournaments')
      .set({
        ...to,
        state: sql<string>`case when state = ${from.state} and round = ${from.round} then ${to.state} end`,
      })
      .where('id', '=', id),
  ],
  'insert-tournament-table': (query: Query, { row }: ChangeOf<'insert-tournament-table'>): Compilable[] => [
    query.insertInto('tournament_tables').values(row),
  ],
  'update-tournament-table': (
    query: Query,
    { of, set }: ChangeOf<'update-tournament-table'>,
  ): Compilable[] => [
    query
      .updateTable('tournament_tables')
      .set(set)
      .where('tournament', '=', of.tournament)
      .where('round', '=', of.round)
      .where('number', '=', of.number),
  ],
  'wake-tournament': (query: Query, { id, at }: ChangeOf<'wake-tournament'>): Compilable[] => [
    query.updateTable('tournaments').set({ due_at: at }).where('id', '=', id).where('state', '=', 'playing'),
  ],
};

/**
 * Once a tournament has begun, the entries of a deleted person stay without a name: the results of the others need them.
 * The first of the other people is the host from now on; a tournament that nobody else has joined is closed.
 */
export function deleteEntriesOf(query: Query, person: string, name: string): Compilable[] {
  const own = query.selectFrom('tournament_entries').select('tournament').where('person', '=', person);
  const open = query
    .selectFrom('tournaments')
    .select('id')
    .where('id', 'in', own)
    .where('state', '=', 'open');
  const successor = query
    .selectFrom('tournament_entries')
    .select('person')
    .where(sql<boolean>`${sql.ref('tournament_entries.tournament')} = ${sql.ref('tournaments.id')}`)
    .where('person', 'is not', null)
    .orderBy('has_left')
    .orderBy('number')
    .limit(1);
  return [
    // 0: at once. Nobody has to wait for this person at a table.
    query.updateTable('tournaments').set({ due_at: 0 }).where('state', '=', 'playing').where('id', 'in', own),
    query.deleteFrom('tournament_entries').where('person', '=', person).where('tournament', 'in', open),
    query
      .updateTable('tournament_entries')
      .set({ person: null, name, has_left: 1 })
      .where('person', '=', person),
    query
      .updateTable('tournaments')
      .set({ host: sql<string>`coalesce((${successor}), host)` })
      .where('host', '=', person),
    query
      .updateTable('tournaments')
      .set({ state: 'closed' })
      .where('host', '=', person)
      .where('state', '=', 'open'),
  ];
}

export function mergeEntries(query: Query, guest: string, person: string): Compilable[] {
  const own = query.selectFrom('tournament_entries').select('tournament').where('person', '=', person);
  return [
    query
      .updateTable('tournament_entries')
      .set({ person })
      .where('person', '=', guest)
      .where('tournament', 'not in', own),
    query.updateTable('tournaments').set({ host: person }).where('host', '=', guest),
  ];
}

export function tournamentStore(query: Query) {
  return {
    findTournament: (id: string): Promise<TournamentRow | undefined> =>
      query.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst(),
    entriesOf: (tournament: string): Promise<TournamentEntryRow[]> =>
      query
        .selectFrom('tournament_entries')
        .selectAll()
        .where('tournament', '=', tournament)
        .orderBy('number')
        .execute(),
    entryOf: (tournament: string, person: string): Promise<TournamentEntryRow | undefined> =>
      query
        .selectFrom('tournament_entries')
        .selectAll()
        .where('person', '=', person)
        .where('tournament', '=', tournament)
        .executeTakeFirst(),
    /** All tables with the states of their matches, in order. */
    tablesOfTournament: (tournament: string) =>
      query
        .selectFrom('tournament_tables')
        .leftJoin('matches', 'matches.id', 'tournament_tables.match')
        .selectAll('tournament_tables')
        .select(['matches.state', 'matches.created_at as made_at'])
        .where('tournament_tables.tournament', '=', tournament)
        .orderBy('tournament_tables.round')
        .orderBy('tournament_tables.number')
        .execute(),
    /** Made by this person or with them, the latest first, with the number of entries. */
    tournamentsOf: (person: string, limit: number) =>
      query
        .selectFrom('tournaments')
        .selectAll()
        .select((select) =>
          select
            .selectFrom('tournament_entries')
            .select(sql<number>`count(*)`.as('count'))
            .whereRef('tournament_entries.tournament', '=', 'tournaments.id')
            .as('count'),
        )
        .where((where) =>
          where.or([
            where('host', '=', person),
            where(
              'id',
              'in',
              query.selectFrom('tournament_entries').select('tournament').where('person', '=', person),
            ),
          ]),
        )
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
    dueTournaments: (now: number, limit: number) =>
      query
        .selectFrom('tournaments')
        .select(['id', 'due_at'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .execute(),
    /** Takes the lease by moving the time on, or sets the next time. False if another process, or the end of a game, was faster. */
    moveTournament: async (id: string, due: number, until: number): Promise<boolean> => {
      const { numUpdatedRows } = await query
        .updateTable('tournaments')
        .set({ due_at: until })
        .where('id', '=', id)
        .where('due_at', '=', due)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
