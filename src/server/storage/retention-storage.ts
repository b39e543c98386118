// What is kept and for how long: the migration, and the reads of the purge.
import { type Kysely, sql } from 'kysely';
import type { Change } from './database.ts';
import type { MoveRow, Schema } from './schema.ts';
import { unsealMoves } from './sealed-moves.ts';

/** Sealed games, jobs of which one process does each, and indexes by which old things are found. */
export async function retentionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sealed_moves')
    .addColumn('match', 'text', (column) => column.primaryKey())
    // SQLite takes any name of a type, and keeps bytes as they are.
    .addColumn('moves', 'bytea', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('is_sealed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const indexes: readonly [table: string, columns: readonly string[]][] = [
    ['matches', ['state', 'is_sealed', 'ended_at']],
    ['matches', ['host', 'state']],
    ['persons', ['created_at']],
    ['chat', ['at']],
    ['chat', ['person']],
    ['notices', ['match']],
    ['muted_tables', ['match']],
  ];
  for (const [table, columns] of indexes)
    await db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute();
}

type Query = Kysely<Schema>;

export function retentionStore(query: Query) {
  const ids = async (found: Promise<readonly { id: string }[]>) => (await found).map(({ id }) => id);
  return {
    sealMatch: (match: string, moves: Uint8Array): readonly Change[] => [
      { kind: 'seal-match', match, moves },
      { kind: 'delete-moves', match },
    ],
    deleteMatch: (match: string): readonly Change[] => [
      { kind: 'delete-match', match },
      { kind: 'delete-moves', match },
    ],
    deleteChat: (match: string): Change => ({ kind: 'delete-chat', match }),
    sealedMoves: async (match: string): Promise<MoveRow[]> => {
      const found = await query
        .selectFrom('sealed_moves')
        .select('moves')
        .where('match', '=', match)
        .executeTakeFirst();
      return found ? unsealMoves(match, found.moves) : [];
    },

    /** True for one process, which then has the job until `until`. */
    takeJob: async (name: string, now: number, until: number): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('jobs')
        .values({ name, due_at: until })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ due_at: until }).where('jobs.due_at', '<=', now),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Tables that were closed: nobody came, or they were abandoned. */
    closedBefore: (before: number, limit: number): Promise<string[]> =>
      ids(
        query
          .selectFrom('matches')
          .select('id')
          .where('state', '=', 'closed')
          .where(sql`coalesce(ended_at, created_at)`, '<', before)
          .limit(limit)
          .execute(),
      ),
    /** Games without a clock that began before then, by id. Their last move may be younger. */
    clocklessSince: (before: number, after: string, limit: number) =>
      query
        .selectFrom('matches')
        .select(['id', 'started_at'])
        .where('state', '=', 'playing')
        .where('clock', '=', 'null')
        .where('started_at', '<', before)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** Rated games that stand still because all their people have left them before then, by id. */
    leftTables: (before: number, after: string, limit: number): Promise<string[]> =>
      ids(
        query
          .selectFrom('matches')
          .select('id')
          .where('state', '=', 'playing')
          .where('wake_at', 'is', null)
          .where('wants_bot', '=', 1)
          .where('rated', '=', 'rated')
          .where('id', '>', after)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('sitters')
                .select('sitters.seat')
                .whereRef('sitters.match', '=', 'matches.id')
                .where('sitters.left_at', '<', before),
            ),
          )
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
    unsealedBefore: (before: number, limit: number): Promise<string[]> =>
      ids(
        query
          .selectFrom('matches')
          .select('id')
          .where('state', '=', 'over')
          .where('is_sealed', '=', 0)
          .where('ended_at', '<', before)
          .orderBy('ended_at')
          .limit(limit)
          .execute(),
      ),
    /** Matches that are over and have lines from before then. */
    chatBefore: async (before: number, limit: number): Promise<string[]> => {
      const found = await query
        .selectFrom('chat')
        .innerJoin('matches', 'matches.id', 'chat.match')
        .select('chat.match')
        .distinct()
        .where('chat.at', '<', before)
        .where('matches.state', 'in', ['over', 'closed'])
        .where('matches.ended_at', '<', before)
        .limit(limit)
        .execute();
      return found.map(({ match }) => match);
    },
    /** Guests of whom no device was used since then, and who have nothing to play. */
    guestsUnseenSince: (before: number, limit: number): Promise<string[]> =>
      ids(
        query
          .selectFrom('persons')
          .select('id')
          .where('created_at', '<', before)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('passkeys').select('id').whereRef('passkeys.person', '=', 'persons.id'))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('devices')
                  .select('devices.id')
                  .whereRef('devices.person', '=', 'persons.id')
                  .where(sql`coalesce(devices.seen_at, devices.created_at)`, '>=', before),
              ),
            ),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('sitters')
                  .innerJoin('matches', 'matches.id', 'sitters.match')
                  .select('sitters.seat')
                  .whereRef('sitters.person', '=', 'persons.id')
                  .where('matches.state', 'in', ['waiting', 'playing']),
              ),
            ),
          )
          .limit(limit)
          .execute(),
      ),
  };
}
