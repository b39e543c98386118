// What the server reads and changes about notices: what is due, leases, channels, settings, keys.
import type { Kysely } from 'kysely';
import type { Change } from './database.ts';
import type { ChannelRow, DeliveryRow, NoticeRow, NoticeSettingsRow } from './notice-schema.ts';
import type { Schema } from './schema.ts';

export function noticeStore(query: Kysely<Schema>) {
  return {
    insertNotice: (row: NoticeRow): Change => ({ kind: 'insert-notice', row }),
    settleNotices: (
      ids: readonly string[],
      leasedUntil: number,
      deliveries: readonly DeliveryRow[],
    ): Change => ({ kind: 'settle-notices', ids, leasedUntil, deliveries }),
    postponeNotices: (ids: readonly string[], dueAt: number): Change => ({
      kind: 'postpone-notices',
      ids,
      dueAt,
    }),
    reviewNotices: (person: string, at: number): Change => ({ kind: 'review-notices', person, at }),
    /** The people who have to be told something, the longest waiting first. */
    personsWithDueNotices: async (now: number, limit: number): Promise<string[]> => {
      const rows = await query
        .selectFrom('notices')
        .select(['person', (select) => select.fn.min('due_at').as('first')])
        .where('due_at', '<=', now)
        .groupBy('person')
        .orderBy('first')
        .limit(limit)
        .execute();
      return rows.map(({ person }) => person);
    },
    /** Takes the lease of everything that is due to a person. Empty if another process was faster. */
    takeNotices: (person: string, now: number, until: number): Promise<NoticeRow[]> =>
      query
        .updateTable('notices')
        .set({ due_at: until })
        .where('person', '=', person)
        .where('due_at', '<=', now)
        .returningAll()
        .execute(),
    /**
     * A person has seen a table as it was after these rows of the record, null before the game: what was due about it is
     * void. That time runs out is told all the same.
     */
    deleteSeenNotices: async (person: string, match: string, rows: number | null): Promise<void> => {
      const found = await query
        .selectFrom('notices')
        .select(['id', 'kind', 'ply'])
        .where((where) => where.and({ person, match }))
        .where('kind', '!=', 'low-time')
        .execute();
      const hasSeen = (kind: string, ply: number) =>
        kind === 'turn' ? ply <= (rows ?? -1) : kind !== 'started' || rows !== null;
      const ids = found.filter(({ kind, ply }) => hasSeen(kind, ply)).map(({ id }) => id);
      if (ids.length === 0) return;
      await query.deleteFrom('notices').where('id', 'in', ids).execute();
    },

    insertDelivery: (row: DeliveryRow): Change => ({ kind: 'insert-delivery', row }),
    deleteDelivery: (id: string): Change => ({ kind: 'delete-delivery', id }),
    retryDelivery: (id: string, attempts: number, sendAt: number): Change => ({
      kind: 'retry-delivery',
      id,
      attempts,
      sendAt,
    }),
    dueDeliveries: (now: number, limit: number): Promise<DeliveryRow[]> =>
      query
        .selectFrom('deliveries')
        .selectAll()
        .where('send_at', '<=', now)
        .orderBy('send_at')
        .limit(limit)
        .execute(),
    /** Takes or renews the lease. False if another process has it. */
    takeDelivery: async (id: string, expected: number, until: number): Promise<boolean> => {
      const { numUpdatedRows } = await query
        .updateTable('deliveries')
        .set({ send_at: until })
        .where('id', '=', id)
        .where('send_at', '=', expected)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    upsertChannel: (row: ChannelRow): Change => ({ kind: 'upsert-channel', row }),
    confirmChannel: (id: string, at: number): Change => ({ kind: 'confirm-channel', id, at }),
    deleteChannel: (id: string): Change => ({ kind: 'delete-channel', id }),
    findChannel: (id: string): Promise<ChannelRow | undefined> =>
      query.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst(),
    channelsOf: (person: string): Promise<ChannelRow[]> =>
      query.selectFrom('channels').selectAll().where('person', '=', person).orderBy('created_at').execute(),

    upsertNoticeSettings: (row: NoticeSettingsRow): Change => ({ kind: 'upsert-notice-settings', row }),
    noteSent: (person: string, at: number): Change => ({ kind: 'note-sent', person, at }),
    noticeSettingsOf: (person: string): Promise<NoticeSettingsRow | undefined> =>
      query.selectFrom('notice_settings').selectAll().where('person', '=', person).executeTakeFirst(),
    muteTable: (person: string, match: string, isMuted: boolean): Change => ({
      kind: 'mute-table',
      person,
      match,
      isMuted,
    }),
    mutedTablesOf: async (person: string): Promise<string[]> =>
      (await query.selectFrom('muted_tables').select('match').where('person', '=', person).execute()).map(
        ({ match }) => match,
      ),

    /** The stored value, or this one if there is none. All processes get the same. */
    sharedKey: async (name: string, value: string): Promise<string> => {
      const read = () =>
        query.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
      const known = await read();
      if (known) return known.value;
      await query
        .insertInto('server_keys')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await read())?.value ?? value;
    },
  };
}
