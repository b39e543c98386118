// The tables of daily deals: their migration, and what the server reads and changes there.
import { type Kysely, sql } from 'kysely';
import type { Change } from './database.ts';
import type { DealMasterRow, DealResultRow, Schema } from './schema.ts';

/** One result a person and deal, and the master's of each deal. */
export async function dealTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deal_results')
    .addColumn('deal', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('decisions', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deal_results_key', ['deal', 'person'])
    .execute();
  await db.schema.createIndex('deal_results_person').on('deal_results').column('person').execute();
  await db.schema
    .createTable('deal_masters')
    .addColumn('deal', 'text', (column) => column.primaryKey())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .execute();
}

/** Several tables with the same deal. */
export async function duplicates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('duplicate', 'text').execute();
  await db.schema.createIndex('matches_duplicate').on('matches').column('duplicate').execute();
}

export function dealStore(query: Kysely<Schema>) {
  return {
    insertDealResult: (row: DealResultRow): Change => ({ kind: 'insert-deal-result', row }),
    insertDealMaster: (row: DealMasterRow): Change => ({ kind: 'insert-deal-master', row }),
    findDealResult: (deal: string, person: string): Promise<DealResultRow | undefined> =>
      query
        .selectFrom('deal_results')
        .selectAll()
        .where('deal', '=', deal)
        .where('person', '=', person)
        .executeTakeFirst(),
    dealResultsOf: (person: string): Promise<DealResultRow[]> =>
      query.selectFrom('deal_results').selectAll().where('person', '=', person).orderBy('at').execute(),
    /** How many people reached each result, the best first. */
    countDealResults: async (deal: string) => {
      const rows = await query
        .selectFrom('deal_results')
        .select(['place', 'score', sql<number>`count(*)`.as('count')])
        .where('deal', '=', deal)
        .groupBy(['place', 'score'])
        .orderBy('place')
        .orderBy('score', 'desc')
        .execute();
      return rows.map(({ place, score, count }) => ({ place, score, count: Number(count) }));
    },
    /** The decisions of the latest results. */
    dealDecisions: async (deal: string, limit: number): Promise<string[]> => {
      const rows = await query
        .selectFrom('deal_results')
        .select('decisions')
        .where('deal', '=', deal)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ decisions }) => decisions);
    },
    /** The tables of a duplicate in their order. */
    duplicateTables: async (duplicate: string) => {
      const tables = await query
        .selectFrom('matches')
        .select(['id', 'game', 'state', 'secret', 'result'])
        .where('duplicate', '=', duplicate)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      if (tables.length === 0) return [];
      const players = await query
        .selectFrom('sitters')
        .select(['match', 'seat', 'name', 'kind', 'person'])
        .where(
          'match',
          'in',
          tables.map(({ id }) => id),
        )
        .orderBy('seat')
        .execute();
      return tables.map((table) => ({
        ...table,
        players: players.filter(({ match }) => match === table.id),
      }));
    },
    findDealMaster: (deal: string): Promise<DealMasterRow | undefined> =>
      query.selectFrom('deal_masters').selectAll().where('deal', '=', deal).executeTakeFirst(),
  };
}
