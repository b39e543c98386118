// What the server reads from its database and writes to it, by name.
import { sql } from 'kysely';
import { isClockOfDays } from '../../protocol/values.ts';
import { accountStore } from './account-store.ts';
import { adminStore } from './admin-storage.ts';
import { bulletinStore } from './bulletin-storage.ts';
import type { Change, Database } from './database.ts';
import { dealStore } from './deal-storage.ts';
import { gamesOf, unfinishedOf } from './limit-changes.ts';
import { lobbyStore } from './lobby-store.ts';
import { noticeStore } from './notice-store.ts';
import { ratingStore } from './rating-storage.ts';
import { retentionStore } from './retention-storage.ts';
import { safetyStore } from './safety-store.ts';
import type { ChatRow, MatchRow, MoveRow, OrdersRow, PlayerRow, VacationRow } from './schema.ts';
import { seatedAt } from './seated-at.ts';
import { tournamentStore } from './tournament-storage.ts';

export type { Head } from './database.ts';
export type Store = ReturnType<typeof storeOf>;

/** A match with the rows of its seats. */
export interface StoredMatch {
  readonly match: MatchRow;
  readonly players: readonly PlayerRow[];
}

/** A match with everything that is kept about it but moves and chat. */
export interface WholeMatch extends StoredMatch {
  readonly orders: readonly OrdersRow[];
  /** Of the people at a table of days. */
  readonly vacations: readonly VacationRow[];
}

/** The matches a process can look after: the rules it has, and whether it runs bots. */
export interface Capabilities {
  readonly rules: readonly { readonly id: string; readonly version: number }[];
  readonly hasBots: boolean;
}

export function storeOf(database: Database) {
  const { query } = database;
  const account = accountStore(query);
  const retention = retentionStore(query);

  return {
    ...account,
    ...noticeStore(query),
    ...lobbyStore(query),
    ...retention,
    ...adminStore(query),
    ...dealStore(query),
    ...safetyStore(query),
    ...bulletinStore(query),
    ...ratingStore(query),
    ...tournamentStore(query),
    write: database.write,
    /** Rejects if the database does not answer. */
    ping: () => sql`select 1`.execute(query),

    // The fields are listed, not spread: V8 then gives all these objects one hidden class.
    appendMove: (match: string, { ply, seat, notation, at }: Omit<MoveRow, 'match'>): Change => ({
      kind: 'append-move',
      match,
      ply,
      seat,
      notation,
      at,
    }),
    /** `ply` is the row of the record, `to` the number of decisions that stand. */
    appendTakeBack: (
      match: string,
      { ply, seat, to, at }: { ply: number; seat: number; to: number; at: number },
    ): Change => ({ kind: 'append-take-back', match, ply, seat, to, at }),
    movesOf: (match: string): Promise<MoveRow[]> => movesSince(match, 0),
    movesSince,
    headsOf: database.headsOf,

    insertMatch: (match: MatchRow, players: readonly PlayerRow[]): Change => ({
      kind: 'insert-match',
      match,
      players,
    }),
    updateMatch: (id: string, set: Partial<MatchRow>): Change => ({ kind: 'update-match', id, set }),
    endMatch: (id: string, result: unknown, at: number): Change => ({
      kind: 'end-match',
      id,
      result: JSON.stringify(result),
      at,
    }),
    updatePlayer: (match: string, seat: number, set: Partial<PlayerRow>): Change => ({
      kind: 'update-player',
      match,
      seat,
      set,
    }),
    replacePlayers: (match: string, players: readonly PlayerRow[]): Change => ({
      kind: 'replace-players',
      match,
      players,
    }),
    /** Goes with every change around a match. A conflict if another process has made a change since. */
    bumpRoomVersion: (match: string, expected: number): Change => ({
      kind: 'bump-room-version',
      match,
      expected,
    }),
    findMatch: async (id: string): Promise<WholeMatch | null> => {
      const match = await query.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      if (!match) return null;
      const players = await playersOf([id]);
      // Only a game in progress has orders.
      const orders = match.state === 'playing' ? await ordersOf(id) : [];
      const people = players.flatMap(({ person }) => (person === null ? [] : [person]));
      const isSlow = match.state === 'playing' && isClockOfDays(JSON.parse(match.clock));
      const vacations = isSlow && people.length > 0 ? await account.vacationsOf(people) : [];
      return { match, players, orders, vacations };
    },
    openMatches: async (limit: number): Promise<StoredMatch[]> => {
      const found = await query
        .selectFrom('matches')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('is_open', '=', 1)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return withPlayers(found);
    },
    /** Games in progress that anybody may watch. */
    liveMatches: async (limit: number): Promise<StoredMatch[]> => {
      const found = await query
        .selectFrom('matches')
        .selectAll()
        .where('state', '=', 'playing')
        .where('is_open', '=', 1)
        .where('watch', '!=', 'nobody')
        .where('duplicate', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return withPlayers(found);
    },
    /** All that are not over, however many: a game of weeks must not drop out. Then the latest others, up to the limit. */
    matchesOf: async (person: string, limit: number, withHidden = false): Promise<StoredMatch[]> => {
      const found = seatedAt(query, person)
        .selectAll('matches')
        .distinct()
        .$if(!withHidden, (own) => own.where('sitters.is_hidden', '=', 0))
        .orderBy('matches.created_at', 'desc');
      const unfinished = await found.where('matches.state', 'in', ['waiting', 'playing']).execute();
      const room = limit - unfinished.length;
      const over = room > 0 ? await found.where('matches.state', '=', 'over').limit(room).execute() : [];
      return withPlayers([...unfinished, ...over]);
    },
    hideMatch: (match: string, person: string, isHidden: boolean): Change => ({
      kind: 'hide-match',
      match,
      person,
      isHidden,
    }),
    requirePerson: (person: string): Change => ({ kind: 'require-person', person }),
    countGames: async (person: string): Promise<number> => {
      const { count } = await gamesOf(query, person).executeTakeFirstOrThrow();
      return Number(count);
    },
    /** The number of matches of a host that count against the limit. */
    countUnfinished: async (host: string): Promise<number> => {
      const { count } = await unfinishedOf(query, host).executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The matches whose wake-up time has come and that this process can look after. */
    dueMatches: (
      now: number,
      limit: number,
      { rules, hasBots }: Capabilities,
    ): Promise<{ id: string; wake_at: number | null }[]> =>
      query
        .selectFrom('matches')
        .select(['id', 'wake_at'])
        .where('wake_at', '<=', now)
        .where((where) =>
          where.or([
            where('state', '!=', 'playing'),
            ...rules.map(({ id, version }) => where.and({ game: id, version })),
          ]),
        )
        .$if(!hasBots, (due) => due.where('wants_bot', '=', 0))
        .orderBy('wake_at')
        .limit(limit)
        .execute(),
    /** Takes the lease by moving the wake-up time on. False if another process was faster. */
    takeWakeUp: async (id: string, due: number, until: number): Promise<boolean> => {
      const { numUpdatedRows } = await query
        .updateTable('matches')
        .set({ wake_at: until })
        .where('id', '=', id)
        .where('wake_at', '=', due)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    /** Sets another wake-up time if the stored one is still the expected one. */
    moveWakeUp: (match: string, expected: number, set: Pick<MatchRow, 'wake_at' | 'wants_bot'>): Change => ({
      kind: 'move-wake-up',
      match,
      expected,
      set,
    }),

    insertPerson: (id: string, name: string, at: number, profile: string | null = null): Change => ({
      kind: 'insert-person',
      row: { id, name, created_at: at, settings: null, profile },
    }),
    updatePerson: (id: string, set: { readonly settings: string }): Change => ({
      kind: 'update-person',
      id,
      set,
    }),
    renamePerson: (id: string, name: string): Change => ({ kind: 'rename-person', id, name }),
    findPerson: (id: string) =>
      query.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst(),

    setOrders: (match: string, seat: number, orders: string | null): Change => ({
      kind: 'set-orders',
      match,
      seat,
      orders,
    }),
    ordersOf,

    insertChat: (row: ChatRow): Change => ({ kind: 'insert-chat', row }),
    /** The last lines of the players or of the spectators, oldest first. */
    recentChat: async (match: string, limit: number, by: 'players' | 'spectators'): Promise<ChatRow[]> => {
      const rows = await query
        .selectFrom('chat')
        .selectAll()
        .where('match', '=', match)
        .where('seat', by === 'players' ? '>=' : '<', 0)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },
  };

  /** A game that is sealed has no rows, and gets no more. */
  async function movesSince(match: string, ply: number): Promise<MoveRow[]> {
    const rows = await database.movesSince(match, ply);
    return rows.length > 0 || ply > 0 ? rows : retention.sealedMoves(match);
  }

  function ordersOf(match: string): Promise<OrdersRow[]> {
    return query.selectFrom('orders').selectAll().where('match', '=', match).execute();
  }

  async function withPlayers(matches: readonly MatchRow[]): Promise<StoredMatch[]> {
    if (matches.length === 0) return [];
    const players = await playersOf(matches.map(({ id }) => id));
    return matches.map((match) => ({ match, players: players.filter((each) => each.match === match.id) }));
  }

  function playersOf(matches: readonly string[]): Promise<PlayerRow[]> {
    return query.selectFrom('sitters').selectAll().where('match', 'in', matches).orderBy('seat').execute();
  }
}
