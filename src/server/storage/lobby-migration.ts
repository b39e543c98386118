// The steps of the schema for people's own lists and for the lobby.
import type { Kysely } from 'kysely';

/** People remove finished matches from their own lists. */
export async function hiddenMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sitters')
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
