// What the server reads and changes about blocks and reports.
import { type Kysely, sql } from 'kysely';
import type { SafetyChange } from './safety-changes.ts';
import type { BlockRow, ReportLineRow, ReportRow } from './safety-schema.ts';
import type { ChatRow, Schema } from './schema.ts';

/** Lines before the one that a report is about, and after it. */
const [LINES_BEFORE, LINES_AFTER] = [20, 10];

export function safetyStore(query: Kysely<Schema>) {
  return {
    setBlock: (row: BlockRow): SafetyChange => ({ kind: 'set-block', row }),
    deleteBlock: (person: string, id: string): SafetyChange => ({ kind: 'delete-block', person, id }),
    blocksOf: (person: string): Promise<BlockRow[]> =>
      query
        .selectFrom('person_blocks')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created_at')
        .execute(),
    /** Whose chat this person does not want to see. */
    hiddenFor: async (person: string): Promise<ReadonlySet<string>> => {
      const rows = await query
        .selectFrom('person_blocks')
        .select('other')
        .where('person', '=', person)
        .execute();
      return new Set(rows.map(({ other }) => other));
    },
    /** Everybody with whom this person is not brought together: those they have blocked, and who has blocked them. */
    keptApartFrom: async (person: string): Promise<ReadonlySet<string>> => {
      const rows = await query
        .selectFrom('person_blocks')
        .select('other')
        .where('person', '=', person)
        .where('kind', '=', 'block')
        .unionAll(
          query
            .selectFrom('person_blocks')
            .select('person as other')
            .where('other', '=', person)
            .where('kind', '=', 'block'),
        )
        .execute();
      return new Set(rows.map(({ other }) => other));
    },

    insertReport: (row: ReportRow, lines: readonly ReportLineRow[]): SafetyChange => ({
      kind: 'insert-report',
      row,
      lines,
    }),
    closeReport: (id: string, at: number, note: string): SafetyChange => ({
      kind: 'close-report',
      id,
      at,
      note,
    }),
    deleteReport: (id: string): SafetyChange => ({ kind: 'delete-report', id }),
    /** The reports of a person since then, the newest first. */
    reportsBy: (reporter: string, since: number): Promise<ReportRow[]> =>
      query
        .selectFrom('reports')
        .selectAll()
        .where('reporter', '=', reporter)
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .execute(),
    /** Open ones, the oldest first; or the newest of all. */
    listReports: (which: 'open' | 'all', limit: number): Promise<ReportRow[]> => {
      const all = query.selectFrom('reports').selectAll().limit(limit);
      return which === 'all'
        ? all.orderBy('at', 'desc').execute()
        : all.where('closed_at', 'is', null).orderBy('at').execute();
    },
    countOpenReports: async (): Promise<number> => {
      const { count } = await query
        .selectFrom('reports')
        .select(sql<number>`count(*)`.as('count'))
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    findReport: async (id: string) => {
      const report = await query.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
      if (!report) return null;
      const lines = await query
        .selectFrom('report_lines')
        .selectAll()
        .where('report', '=', id)
        .orderBy('position')
        .execute();
      return { report, lines };
    },
    reportsClosedBefore: async (before: number, limit: number): Promise<string[]> => {
      const found = await query
        .selectFrom('reports')
        .select('id')
        .where('closed_at', '<', before)
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },
    /** The lines around this time, oldest first; without one the last lines. */
    chatAround: async (match: string, at: number | null): Promise<ChatRow[]> => {
      const lines = query.selectFrom('chat').selectAll().where('match', '=', match);
      const before = await (at === null ? lines : lines.where('at', '<=', at))
        .orderBy('at', 'desc')
        .limit(LINES_BEFORE)
        .execute();
      const after =
        at === null ? [] : await lines.where('at', '>', at).orderBy('at').limit(LINES_AFTER).execute();
      return [...before.reverse(), ...after];
    },
    /** The lines of spectators that were written at exactly this time. */
    spectatorLinesAt: (match: string, at: number): Promise<ChatRow[]> =>
      query
        .selectFrom('chat')
        .selectAll()
        .where('match', '=', match)
        .where('at', '=', at)
        .where('seat', '<', 0)
        .execute(),
  };
}
