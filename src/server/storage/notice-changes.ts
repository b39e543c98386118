// The changes to notices and their channels, and the SQL statements that they consist of.
import { type Compilable, type Kysely, sql } from 'kysely';
import type { ChannelRow, DeliveryRow, NoticeRow, NoticeSchema, NoticeSettingsRow } from './notice-schema.ts';

export type NoticeChange =
  | { readonly kind: 'insert-notice'; readonly row: NoticeRow }
  /**
   * Notices become deliveries, or are void if there are none. Nothing happens unless one of them is still leased until
   * this time: a process that was stopped meanwhile has lost them to another one. Some may be gone, because the person
   * has just seen their tables.
   */
  | {
      readonly kind: 'settle-notices';
      readonly ids: readonly string[];
      readonly leasedUntil: number;
      readonly deliveries: readonly DeliveryRow[];
    }
  | { readonly kind: 'postpone-notices'; readonly ids: readonly string[]; readonly dueAt: number }
  /** The person has changed when to be told: what waits is looked at again. */
  | { readonly kind: 'review-notices'; readonly person: string; readonly at: number }
  | { readonly kind: 'insert-delivery'; readonly row: DeliveryRow }
  | { readonly kind: 'delete-delivery'; readonly id: string }
  | {
      readonly kind: 'retry-delivery';
      readonly id: string;
      readonly attempts: number;
      readonly sendAt: number;
    }
  /** A browser that has subscribed before, perhaps as another person, keeps its row. */
  | { readonly kind: 'upsert-channel'; readonly row: ChannelRow }
  | { readonly kind: 'confirm-channel'; readonly id: string; readonly at: number }
  | { readonly kind: 'delete-channel'; readonly id: string }
  | { readonly kind: 'upsert-notice-settings'; readonly row: NoticeSettingsRow }
  | { readonly kind: 'note-sent'; readonly person: string; readonly at: number }
  | {
      readonly kind: 'mute-table';
      readonly person: string;
      readonly match: string;
      readonly isMuted: boolean;
    };

type ChangeOf<K extends NoticeChange['kind']> = Extract<NoticeChange, { readonly kind: K }>;
type Query = Pick<
  Kysely<NoticeSchema>,
  'insertInto' | 'updateTable' | 'deleteFrom' | 'selectFrom' | 'selectNoFrom'
>;

export const NOTICE_STATEMENTS: {
  readonly [K in NoticeChange['kind']]: (query: Query, change: ChangeOf<K>) => readonly Compilable[];
} = {
  'insert-notice': (query, { row }) => [
    query
      .insertInto('notices')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  ],
  'settle-notices': (query, { ids, leasedUntil, deliveries }) => [
    ...deliveries.map((row) => insertIfLeased(query, row, ids, leasedUntil)),
    query.deleteFrom('notices').where('id', 'in', ids).where('due_at', '=', leasedUntil),
  ],
  'postpone-notices': (query, { ids, dueAt }) => [
    query.updateTable('notices').set({ due_at: dueAt }).where('id', 'in', ids),
  ],
  'review-notices': (query, { person, at }) => [
    query
      .updateTable('notices')
      .set({ due_at: at })
      .where('person', '=', person)
      .where('kind', '!=', 'low-time')
      .where('due_at', '>', at),
  ],
  'insert-delivery': (query, { row }) => [query.insertInto('deliveries').values(row)],
  'delete-delivery': (query, { id }) => [query.deleteFrom('deliveries').where('id', '=', id)],
  'retry-delivery': (query, { id, attempts, sendAt }) => [
    query.updateTable('deliveries').set({ attempts, send_at: sendAt }).where('id', '=', id),
  ],
  'upsert-channel': (query, { row }) => [
    query
      .insertInto('channels')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('address_hash').doUpdateSet({
          person: row.person,
          address: row.address,
          device: row.device,
          origin: row.origin,
        }),
      ),
  ],
  'confirm-channel': (query, { id, at }) => [
    query.updateTable('channels').set({ confirmed_at: at }).where('id', '=', id),
  ],
  'delete-channel': (query, { id }) => [
    query.deleteFrom('deliveries').where('channel', '=', id),
    query.deleteFrom('channels').where('id', '=', id),
  ],
  'upsert-notice-settings': (query, { row: { person, sent_at, ...settings } }) => [
    query
      .insertInto('notice_settings')
      .values({ person, sent_at, ...settings })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(settings)),
  ],
  'note-sent': (query, { person, at }) => [
    query.updateTable('notice_settings').set({ sent_at: at }).where('person', '=', person),
  ],
  'mute-table': (query, { person, match, isMuted }) => [
    isMuted
      ? query
          .insertInto('muted_tables')
          .values({ person, match })
          .onConflict((conflict) => conflict.doNothing())
      : query.deleteFrom('muted_tables').where('person', '=', person).where('match', '=', match),
  ],
};

/** The types of the constants have to be named, because PostgreSQL cannot know them from a bare `select`. */
function insertIfLeased(
  query: Query,
  row: DeliveryRow,
  notices: readonly string[],
  leasedUntil: number,
): Compilable {
  const isLeased = query
    .selectFrom('notices')
    .select('id')
    .where('id', 'in', notices)
    .where('due_at', '=', leasedUntil);
  return query
    .insertInto('deliveries')
    .columns(['id', 'channel', 'person', 'content', 'asked_at', 'due_at', 'send_at', 'attempts'])
    .expression(
      query
        .selectNoFrom([
          sql<string>`cast(${row.id} as text)`.as('id'),
          sql<string>`cast(${row.channel} as text)`.as('channel'),
          sql<string>`cast(${row.person} as text)`.as('person'),
          sql<string>`cast(${row.content} as text)`.as('content'),
          sql<number>`cast(${row.asked_at} as bigint)`.as('asked_at'),
          sql<number>`cast(${row.due_at} as bigint)`.as('due_at'),
          sql<number>`cast(${row.send_at} as bigint)`.as('send_at'),
          sql<number>`cast(${row.attempts} as integer)`.as('attempts'),
        ])
        .where((where) => where.exists(isLeased)),
    );
}

/** The channels of a guest who has signed in are the person's from then on. */
export function mergeNotices(query: Query, guest: string, person: string): Compilable[] {
  return [
    query.updateTable('notices').set({ person }).where('person', '=', guest),
    query.updateTable('deliveries').set({ person }).where('person', '=', guest),
    query.updateTable('channels').set({ person }).where('person', '=', guest),
    query
      .insertInto('muted_tables')
      .columns(['person', 'match'])
      .expression(
        query
          .selectFrom('muted_tables')
          .select([sql<string>`cast(${person} as text)`.as('person'), 'match'])
          .where('person', '=', guest),
      )
      .onConflict((conflict) => conflict.doNothing()),
  ];
}

export function deleteNoticesOf(query: Query, person: string): Compilable[] {
  return [
    query.deleteFrom('notices').where('person', '=', person),
    query.deleteFrom('deliveries').where('person', '=', person),
  ];
}
