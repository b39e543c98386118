// The bulletins of operators: the migration, the changes, and the reads.
import type { Compilable, Kysely, Selectable } from 'kysely';

/** `texts` is JSON by language; `maintenance_at` is null for an announcement. */
interface Bulletins {
  id: string;
  texts: string;
  maintenance_at: number | null;
  until_at: number;
  created_at: number;
}

export interface BulletinSchema {
  bulletins: Bulletins;
}
export type BulletinRow = Selectable<Bulletins>;

export async function bulletinTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulletins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('maintenance_at', 'bigint')
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bulletins_until').on('bulletins').column('until_at').execute();
}

export type BulletinChange =
  | { readonly kind: 'insert-bulletin'; readonly row: BulletinRow }
  | { readonly kind: 'delete-bulletin'; readonly id: string }
  | { readonly kind: 'delete-past-bulletins'; readonly now: number };

type ChangeOf<K extends BulletinChange['kind']> = Extract<BulletinChange, { readonly kind: K }>;
type Query = Pick<Kysely<BulletinSchema>, 'insertInto' | 'deleteFrom' | 'selectFrom'>;

export const BULLETIN_STATEMENTS: {
  readonly [K in BulletinChange['kind']]: (query: Query, change: ChangeOf<K>) => readonly Compilable[];
} = {
  'insert-bulletin': (query, { row }) => [query.insertInto('bulletins').values(row)],
  'delete-bulletin': (query, { id }) => [query.deleteFrom('bulletins').where('id', '=', id)],
  'delete-past-bulletins': (query, { now }) => [query.deleteFrom('bulletins').where('until_at', '<=', now)],
};

export function bulletinStore(query: Query) {
  return {
    insertBulletin: (row: BulletinRow): BulletinChange => ({ kind: 'insert-bulletin', row }),
    deleteBulletin: (id: string): BulletinChange => ({ kind: 'delete-bulletin', id }),
    deletePastBulletins: (now: number): BulletinChange => ({ kind: 'delete-past-bulletins', now }),
    bulletinsAt: (now: number): Promise<BulletinRow[]> =>
      query
        .selectFrom('bulletins')
        .selectAll()
        .where('until_at', '>', now)
        .orderBy('until_at')
        .orderBy('id')
        .execute(),
  };
}
