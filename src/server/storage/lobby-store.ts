// What the server reads and changes about people who look for somebody to play with.
import type { Kysely } from 'kysely';
import type { Change } from './database.ts';
import type { Schema, SeekerRow } from './schema.ts';

export function lobbyStore(query: Kysely<Schema>) {
  /** The searches that have not ended. */
  const open = () =>
    query
      .selectFrom('seekers')
      .selectAll('seekers')
      .leftJoin('seeker_ends', 'seeker_ends.seeker', 'seekers.id')
      .where('seeker_ends.seeker', 'is', null);

  return {
    insertSeeker: (row: SeekerRow): Change => ({ kind: 'insert-seeker', row }),
    touchSeeker: (id: string, at: number): Change => ({ kind: 'touch-seeker', id, at }),
    endSeeker: (id: string, match: string | null): Change => ({ kind: 'end-seeker', id, match }),
    deleteOldSeekers: (before: number): Change => ({ kind: 'delete-old-seekers', before }),
    findSeeker: (id: string): Promise<SeekerRow | undefined> =>
      query.selectFrom('seekers').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Null while the search goes on. */
    seekerEnd: async (id: string): Promise<{ readonly match: string | null } | null> =>
      (await query.selectFrom('seeker_ends').select('match').where('seeker', '=', id).executeTakeFirst()) ??
      null,
    openSeekersOf: (person: string): Promise<SeekerRow[]> => open().where('person', '=', person).execute(),
    /** Those that were seen since then, the longest waiting first. */
    openSeekers: (seenSince: number, limit: number): Promise<SeekerRow[]> =>
      open().where('seen_at', '>=', seenSince).orderBy('created_at').orderBy('id').limit(limit).execute(),
  };
}
