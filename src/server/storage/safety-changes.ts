// Blocks and reports: the migration, the changes, and their statements.
import type { Compilable, Kysely } from 'kysely';
import type { BlockRow, ReportLineRow, ReportRow, SafetySchema } from './safety-schema.ts';

export async function safetyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('other', 'text', (column) => column.notNull().references('persons.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('person_blocks_pair', ['person', 'other'])
    .execute();
  await db.schema.createIndex('person_blocks_other').on('person_blocks').column('other').execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('reporter', 'text')
    .addColumn('reporter_name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_name', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('line_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reports_closed_at').on('reports').columns(['closed_at', 'at']).execute();
  await db.schema.createIndex('reports_at').on('reports').column('at').execute();
  await db.schema.createIndex('reports_reporter').on('reports').columns(['reporter', 'at']).execute();
  await db.schema.createIndex('reports_subject').on('reports').column('subject').execute();
  await db.schema
    .createTable('report_lines')
    .addColumn('report', 'text', (column) => column.notNull().references('reports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('said', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_lines_key', ['report', 'position'])
    .execute();
  await db.schema.createIndex('report_lines_person').on('report_lines').column('person').execute();
}

export type SafetyChange =
  /** A block that is there already becomes one of this kind. */
  | { readonly kind: 'set-block'; readonly row: BlockRow }
  | { readonly kind: 'delete-block'; readonly person: string; readonly id: string }
  | {
      readonly kind: 'insert-report';
      readonly row: ReportRow;
      readonly lines: readonly ReportLineRow[];
    }
  | { readonly kind: 'close-report'; readonly id: string; readonly at: number; readonly note: string }
  | { readonly kind: 'delete-report'; readonly id: string };

type ChangeOf<K extends SafetyChange['kind']> = Extract<SafetyChange, { readonly kind: K }>;
type Query = Pick<Kysely<SafetySchema>, 'insertInto' | 'updateTable' | 'deleteFrom' | 'selectFrom'>;

export const SAFETY_STATEMENTS: {
  readonly [K in SafetyChange['kind']]: (query: Query, change: ChangeOf<K>) => readonly Compilable[];
} = {
  'set-block': (query, { row }) => [
    query
      .insertInto('person_blocks')
      .values(row)
      .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ kind: row.kind })),
  ],
  'delete-block': (query, { person, id }) => [
    query.deleteFrom('person_blocks').where('id', '=', id).where('person', '=', person),
  ],
  'insert-report': (query, { row, lines }) => [
    query.insertInto('reports').values(row),
    ...lines.map((line) => query.insertInto('report_lines').values(line)),
  ],
  'close-report': (query, { id, at, note }) => [
    query.updateTable('reports').set({ closed_at: at, note }).where('id', '=', id),
  ],
  'delete-report': (query, { id }) => [
    query.deleteFrom('report_lines').where('report', '=', id),
    query.deleteFrom('reports').where('id', '=', id),
  ],
};

/** A guest has become a person. Nobody blocks themselves, and a block that both have stays once. */
export function mergeSafety(query: Query, guest: string, person: string): Compilable[] {
  const of = (column: 'person' | 'other', value: string) =>
    query
      .selectFrom('person_blocks')
      .select(column === 'person' ? 'other' : 'person')
      .where(column, '=', value);
  return [
    query.deleteFrom('person_blocks').where('person', '=', guest).where('other', '=', person),
    query.deleteFrom('person_blocks').where('person', '=', person).where('other', '=', guest),
    query
      .updateTable('person_blocks')
      .set({ person })
      .where('person', '=', guest)
      .where('other', 'not in', of('person', person)),
    query
      .updateTable('person_blocks')
      .set({ other: person })
      .where('other', '=', guest)
      .where('person', 'not in', of('other', person)),
    query.updateTable('reports').set({ reporter: person }).where('reporter', '=', guest),
    query.updateTable('reports').set({ subject: person }).where('subject', '=', guest),
    query.updateTable('report_lines').set({ person }).where('person', '=', guest),
  ];
}

/** With a person go the reports about them and what they said; their own reports stay, without their name. */
export function deleteSafetyOf(query: Query, person: string, nameless: string): Compilable[] {
  return [
    query
      .deleteFrom('report_lines')
      .where('report', 'in', query.selectFrom('reports').select('id').where('subject', '=', person)),
    query.deleteFrom('reports').where('subject', '=', person),
    query.deleteFrom('report_lines').where('person', '=', person),
    query
      .updateTable('reports')
      .set({ reporter: null, reporter_name: nameless })
      .where('reporter', '=', person),
  ];
}
