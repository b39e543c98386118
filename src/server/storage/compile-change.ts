// The SQL statements of every change but moves, for any database.
import { type Compilable, type CompiledQuery, type Kysely, sql } from 'kysely';
import { ADMIN_STATEMENTS } from './admin-storage.ts';
import { BULLETIN_STATEMENTS } from './bulletin-storage.ts';
import type { TableChange } from './database.ts';
import { LIMIT_STATEMENTS, lockPerson } from './limit-changes.ts';
import { deleteNoticesOf, mergeNotices, NOTICE_STATEMENTS } from './notice-changes.ts';
import { mergeRatings, RATING_STATEMENTS } from './rating-storage.ts';
import { RETENTION_STATEMENTS } from './retention-changes.ts';
import { deleteSafetyOf, mergeSafety, SAFETY_STATEMENTS } from './safety-changes.ts';
import type { Schema } from './schema.ts';
import { deleteEntriesOf, mergeEntries, TOURNAMENT_STATEMENTS } from './tournament-storage.ts';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Replaces the name of a deleted person. */
const DELETED_NAME = '—';

type Query = Kysely<Schema>;
type ChangeOf<K extends TableChange['kind']> = Extract<TableChange, { readonly kind: K }>;
type Statements = {
  readonly [K in TableChange['kind']]: (query: Query, change: ChangeOf<K>) => readonly Compilable[];
};

export function compileChange(query: Query, change: TableChange): Statement[] {
  return statementsOf(query, change).map((statement) => statement.compile());
}

/** The type parameter ties the change to the function of its kind. */
function statementsOf<K extends TableChange['kind']>(
  query: Query,
  change: ChangeOf<K> & { readonly kind: K },
): readonly Compilable[] {
  const statements: Statements[K] = STATEMENTS[change.kind];
  return statements(query, change);
}

const STATEMENTS: Statements = {
  ...NOTICE_STATEMENTS,
  ...RETENTION_STATEMENTS,
  ...ADMIN_STATEMENTS,
  ...SAFETY_STATEMENTS,
  ...BULLETIN_STATEMENTS,
  ...RATING_STATEMENTS,
  ...TOURNAMENT_STATEMENTS,
  ...LIMIT_STATEMENTS,
  'insert-match': (query, { match, players }) => [
    query.insertInto('matches').values(match),
    ...players.map((player) => query.insertInto('sitters').values(player)),
  ],
  'update-match': (query, { id, set }) => [query.updateTable('matches').set(set).where('id', '=', id)],
  'end-match': (query, { id, result, at }) => [
    query
      .updateTable('matches')
      .set({
        // Null, which the column refuses, if the match has ended already.
        state: sql<string>`case when state = 'playing' then 'over' end`,
        result,
        ended_at: at,
        wake_at: null,
        end_offer: null,
      })
      .where('id', '=', id),
  ],
  'update-player': (query, { match, seat, set }) => [
    query.updateTable('sitters').set(set).where('match', '=', match).where('seat', '=', seat),
  ],
  'replace-players': (query, { match, players }) => [
    query.deleteFrom('sitters').where('match', '=', match),
    ...players.map((player) => query.insertInto('sitters').values(player)),
  ],
  'hide-match': (query, { match, person, isHidden }) => [
    query
      .updateTable('sitters')
      .set({ is_hidden: isHidden ? 1 : 0 })
      .where('match', '=', match)
      .where('person', '=', person),
  ],
  'bump-room-version': (query, { match, expected }) => [
    query
      .updateTable('matches')
      .set({
        // Null if another number is stored: the column refuses null, and with it the whole transaction.
        changes: sql<number>`case when changes = ${expected} then cast(${expected + 1} as integer) end`,
      })
      .where('id', '=', match),
  ],
  'move-wake-up': (query, { match, expected, set }) => [
    query.updateTable('matches').set(set).where('id', '=', match).where('wake_at', '=', expected),
  ],
  'insert-chat': (query, { row }) => [query.insertInto('chat').values(row)],
  'set-orders': (query, { match, seat, orders }) => [
    orders === null
      ? query.deleteFrom('orders').where('match', '=', match).where('seat', '=', seat)
      : query
          .insertInto('orders')
          .values({ match, seat, orders })
          .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet({ orders })),
  ],
  'insert-person': (query, { row }) => [query.insertInto('persons').values(row)],
  'update-person': (query, { id, set }) => [query.updateTable('persons').set(set).where('id', '=', id)],
  'rename-person': (query, { id, name }) => [
    query.updateTable('persons').set({ name }).where('id', '=', id),
    query
      .updateTable('matches')
      .set({ changes: sql<number>`changes + 1` })
      .where('state', '=', 'waiting')
      .where('id', 'in', query.selectFrom('sitters').select('match').where('person', '=', id)),
    query
      .updateTable('sitters')
      .set({ name })
      .where('person', '=', id)
      .where('match', 'in', query.selectFrom('matches').select('id').where('state', '=', 'waiting')),
  ],
  'merge-guest': (query, { guest, person }) => [
    // Nobody names the guest in a new row from here on (see `require-person`).
    lockPerson(query, guest),
    bumpRoomVersionsOf(query, guest),
    query.updateTable('sitters').set({ person }).where('person', '=', guest),
    query.updateTable('matches').set({ host: person }).where('host', '=', guest),
    ...mergeNotices(query, guest, person),
    ...mergeSafety(query, guest, person),
    query.updateTable('chat').set({ person }).where('person', '=', guest),
    // Where the person has a result of the same deal, the guest's goes with the guest.
    query
      .updateTable('deal_results')
      .set({ person })
      .where('person', '=', guest)
      .where('deal', 'not in', query.selectFrom('deal_results').select('deal').where('person', '=', person)),
    ...mergeRatings(query, guest, person),
    ...mergeEntries(query, guest, person),
    query.deleteFrom('persons').where('id', '=', guest),
  ],
  'delete-person': (query, { id }) => [
    lockPerson(query, id),
    bumpRoomVersionsOf(query, id),
    query
      .deleteFrom('chat')
      .where('match', 'in', matchesOf(query, id))
      .where((where) =>
        where.exists(
          where
            .selectFrom('sitters')
            .select('sitters.seat')
            .whereRef('sitters.match', '=', 'chat.match')
            .whereRef('sitters.seat', '=', 'chat.seat')
            .where('sitters.person', '=', id),
        ),
      ),
    query
      .deleteFrom('orders')
      .where('match', 'in', matchesOf(query, id))
      .where((where) =>
        where.exists(
          where
            .selectFrom('sitters')
            .select('sitters.seat')
            .whereRef('sitters.match', '=', 'orders.match')
            .whereRef('sitters.seat', '=', 'orders.seat')
            .where('sitters.person', '=', id),
        ),
      ),
    query.deleteFrom('chat').where('person', '=', id),
    // Seats at tables that wait are free again; elsewhere the record keeps who played where.
    query
      .updateTable('sitters')
      .set({ person: null, name: '', contribution: null, link_hash: null })
      .where('person', '=', id)
      .where('match', 'in', query.selectFrom('matches').select('id').where('state', '=', 'waiting')),
    query
      .updateTable('sitters')
      .set({ person: null, name: DELETED_NAME, link_hash: null })
      .where('person', '=', id),
    ...passHostOn(query, id),
    ...deleteEntriesOf(query, id, DELETED_NAME),
    ...deleteNoticesOf(query, id),
    ...deleteSafetyOf(query, id, DELETED_NAME),
    query.deleteFrom('persons').where('id', '=', id),
  ],
  'set-vacation': (query, { person, now, next }) => [
    query.deleteFrom('vacations').where('person', '=', person).where('from_at', '>=', now),
    query.updateTable('vacations').set({ to_at: now }).where('person', '=', person).where('to_at', '>', now),
    ...(next ? [query.insertInto('vacations').values({ person, from_at: next.from, to_at: next.to })] : []),
    // A clock may run out sooner than it was thought: some process looks at once, and sets the right time.
    query
      .updateTable('matches')
      .set({ wake_at: now })
      .where('state', '=', 'playing')
      .where('wake_at', 'is not', null)
      .where('id', 'in', query.selectFrom('sitters').select('match').where('person', '=', person)),
    bumpRoomVersionsOf(query, person),
  ],
  'insert-device': (query, { row }) => [query.insertInto('devices').values(row)],
  'touch-device': (query, { id, at }) => [
    query.updateTable('devices').set({ seen_at: at }).where('id', '=', id),
  ],
  'delete-device': (query, { id, person }) => [
    query.deleteFrom('devices').where('id', '=', id),
    query.deleteFrom('channels').where('device', '=', id),
    query.updateTable('sitters').set({ link_hash: null }).where('person', '=', person),
    bumpRoomVersionsOf(query, person),
  ],
  'insert-passkey': (query, { row }) => [query.insertInto('passkeys').values(row)],
  'update-passkey': (query, { id, counter }) => [
    query.updateTable('passkeys').set({ counter }).where('id', '=', id),
  ],
  'delete-passkey': (query, { id }) => [query.deleteFrom('passkeys').where('id', '=', id)],
  'insert-challenge': (query, { challenge, person, expiresAt }) => [
    query.insertInto('challenges').values({ challenge, person, expires_at: expiresAt }),
  ],
  'delete-expired-challenges': (query, { now }) => [
    query.deleteFrom('challenges').where('expires_at', '<', now),
  ],
  'insert-seeker': (query, { row }) => [query.insertInto('seekers').values(row)],
  'touch-seeker': (query, { id, at }) => [
    query.updateTable('seekers').set({ seen_at: at }).where('id', '=', id),
  ],
  'end-seeker': (query, { id, match }) => [query.insertInto('seeker_ends').values({ seeker: id, match })],
  'delete-old-seekers': (query, { before }) => [query.deleteFrom('seekers').where('seen_at', '<', before)],
  'insert-deal-result': (query, { row }) => [query.insertInto('deal_results').values(row)],
  'insert-deal-master': (query, { row }) => [
    query
      .insertInto('deal_masters')
      .values(row)
      .onConflict((conflict) => conflict.column('deal').doNothing()),
  ],
};

/** Processes that have one of the person's matches in memory see from the count that they have to read it again. */
function bumpRoomVersionsOf(query: Query, person: string): Compilable {
  return query
    .updateTable('matches')
    .set({ changes: sql<number>`changes + 1` })
    .where(
      'id',
      'in',
      matchesOf(query, person).union(
        query.selectFrom('matches').select('id as match').where('host', '=', person),
      ),
    );
}

/** The first of the people at the table is the host from now on. A table that waits for nobody is closed. */
function passHostOn(query: Query, person: string): Compilable[] {
  const successor = query
    .selectFrom('sitters')
    .select('sitters.person')
    .where(sql<boolean>`${sql.ref('sitters.match')} = ${sql.ref('matches.id')}`)
    .where('sitters.person', 'is not', null)
    .orderBy('sitters.seat')
    .limit(1);
  return [
    query
      .updateTable('matches')
      .set({ host: sql<string>`coalesce((${successor}), host)` })
      .where('host', '=', person),
    query
      .updateTable('matches')
      .set({ state: 'closed', wake_at: null })
      .where('host', '=', person)
      .where('state', '=', 'waiting')
      .where('tournament', 'is', null),
  ];
}

/** By the index of seats. */
const matchesOf = (query: Query, person: string) =>
  query.selectFrom('sitters').select('match').where('person', '=', person);
