// The steps of the schema for people's own lists and for the lobby.
import type { Kysely } from 'kysely';

/** People remove finished matches from their own lists. */
export async function hiddenMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sitters')
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** People who look for somebody to play with. */
export async function seekers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seekers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('game', 'text')
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('takes_bot', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('seekers_seen').on('seekers').column('seen_at').execute();
  await db.schema.createIndex('seekers_person').on('seekers').column('person').execute();
  await db.schema
    .createTable('seeker_ends')
    .addColumn('seeker', 'text', (column) => column.primaryKey().references('seekers.id').onDelete('cascade'))
    .addColumn('match', 'text')
    .execute();
}
