// What operators need: bans, the audit log, and lists of people and tables.
import { type Compilable, type Kysely, type SqlBool, sql } from 'kysely';
import type { AuditRow, BanRow } from './admin-schema.ts';
import type { Schema } from './schema.ts';

export async function adminTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint')
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
}

type Query = Kysely<Schema>;

export type AdminChange =
  | { readonly kind: 'insert-ban'; readonly row: BanRow }
  | { readonly kind: 'delete-ban'; readonly id: string }
  | { readonly kind: 'insert-audit'; readonly row: AuditRow };

export const ADMIN_STATEMENTS = {
  'insert-ban': (query: Query, { row }: { row: BanRow }): Compilable[] => [
    query.insertInto('bans').values(row),
  ],
  'delete-ban': (query: Query, { id }: { id: string }): Compilable[] => [
    query.deleteFrom('bans').where('id', '=', id),
  ],
  'insert-audit': (query: Query, { row }: { row: AuditRow }): Compilable[] => [
    query.insertInto('audit').values(row),
  ],
};

export function adminStore(query: Query) {
  const count = (table: 'persons' | 'passkeys') =>
    query.selectFrom(table).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return {
    insertBan: (row: BanRow): AdminChange => ({ kind: 'insert-ban', row }),
    deleteBan: (id: string): AdminChange => ({ kind: 'delete-ban', id }),
    insertAudit: (row: AuditRow): AdminChange => ({ kind: 'insert-audit', row }),
    listBans: (): Promise<BanRow[]> => query.selectFrom('bans').selectAll().orderBy('created_at').execute(),
    listAudit: (limit: number): Promise<AuditRow[]> =>
      query.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(limit).execute(),
    /** The last migration that any version has made here. */
    lastMigration: async (): Promise<string> => {
      const { rows } = await sql<{
        name: string;
      }>`select name from kysely_migration order by name desc limit 1`.execute(query);
      return rows[0]?.name ?? '';
    },
    countAll: async () => {
      const states = await query
        .selectFrom('matches')
        .select(['state', sql<number>`count(*)`.as('count')])
        .groupBy('state')
        .execute();
      return {
        people: Number((await count('persons')).count),
        passkeys: Number((await count('passkeys')).count),
        tables: Object.fromEntries(states.map((each) => [each.state, Number(each.count)])),
      };
    },
    /** By the beginning of their id, or a part of their name; the newest first. */
    findPeople: (search: string, limit: number) =>
      query
        .selectFrom('persons')
        .select(['id', 'name', 'created_at'])
        .where((where) => where.or([like('id', `${literal(search)}%`), like('name', `%${literal(search)}%`)]))
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
    /** By the beginning of their id, their game, or a part of the name of somebody who sits there; the newest first. */
    findTables: (search: string, limit: number) =>
      query
        .selectFrom('matches')
        .select(['id', 'game', 'state', 'host', 'created_at', 'ended_at'])
        .where((where) =>
          where.or([
            like('id', `${literal(search)}%`),
            where('game', '=', search),
            where(
              'id',
              'in',
              query
                .selectFrom('sitters')
                .select('match')
                .where(like('name', `%${literal(search)}%`)),
            ),
          ]),
        )
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
  };
}

const like = (column: string, pattern: string) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '!'`;

/** The wildcards of `like` stand for themselves in what is searched for: ids contain `_`. */
const literal = (search: string) => search.replace(/[%_!]/g, '!$&');
