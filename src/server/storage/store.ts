// The questions and changes the server has for its database, by name.
import { sql } from 'kysely';
import { accountStore } from './accounts.ts';
import { appending, changeOf } from './change.ts';
import type { Change, Database } from './database.ts';
import type { ChatRow, MatchRow, MoveRow, SitterRow } from './schema.ts';

export type Store = ReturnType<typeof storeOf>;

/** A match with whoever sits there. */
export interface StoredMatch {
  readonly match: MatchRow;
  readonly sitters: readonly SitterRow[];
}

/** How far a match is: changes around it, and decisions. */
export interface Head {
  readonly id: string;
  readonly changes: number;
  readonly ply: number | null;
}

/** What a process can look after: games by these rules, and bots or not. */
export interface Ability {
  readonly rules: readonly { readonly id: string; readonly version: number }[];
  readonly hasBots: boolean;
}

export function storeOf(database: Database) {
  const { ask } = database;
  const append = appending(ask);

  return {
    ...accountStore(ask),
    write: database.write,
    /** Fails when the database does not answer. */
    ping: () => sql`select 1`.execute(ask),

    append: (match: string, move: Omit<MoveRow, 'match'>): Change => ({
      sql: append,
      parameters: [match, move.ply, move.seat, move.notation, move.at],
    }),
    movesOf: (match: string): Promise<MoveRow[]> =>
      ask.selectFrom('moves').selectAll().where('match', '=', match).orderBy('ply').execute(),
    movesSince: (match: string, ply: number): Promise<MoveRow[]> =>
      ask
        .selectFrom('moves')
        .selectAll()
        .where('match', '=', match)
        .where('ply', '>', ply)
        .orderBy('ply')
        .execute(),

    newMatch: (match: MatchRow, sitters: readonly SitterRow[]): Change[] => [
      changeOf(ask.insertInto('matches').values(match)),
      ...sitters.map((sitter) => changeOf(ask.insertInto('sitters').values(sitter))),
    ],
    setMatch: (id: string, part: Partial<MatchRow>): Change =>
      changeOf(ask.updateTable('matches').set(part).where('id', '=', id)),
    setSitter: (match: string, seat: number, part: Partial<SitterRow>): Change =>
      changeOf(ask.updateTable('sitters').set(part).where('match', '=', match).where('seat', '=', seat)),
    /** Comes with every change around a match: a conflict for whoever did not know the last one. */
    changeRoom: (id: string, known: number): Change =>
      changeOf(
        ask
          .updateTable('matches')
          .set({
            // No value is no legal value: the database refuses it, and all that was to be written with it.
            changes: sql<number>`case when changes = ${known} then cast(${known + 1} as integer) end`,
          })
          .where('id', '=', id),
      ),
    /** How far each of these matches is, at little cost. */
    headsOf: (ids: readonly string[]): Promise<Head[]> =>
      ask
        .selectFrom('matches')
        .select((from) => [
          'id',
          'changes',
          from
            .selectFrom('moves')
            .select(sql<number | null>`max(ply)`.as('ply'))
            .whereRef('moves.match', '=', 'matches.id')
            .as('ply'),
        ])
        .where('id', 'in', ids)
        .execute(),
    matchOf: async (id: string): Promise<StoredMatch | null> => {
      const match = await ask.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      if (!match) return null;
      return { match, sitters: await sittersOf([id]) };
    },
    openMatches: async (most: number): Promise<StoredMatch[]> => {
      const found = await ask
        .selectFrom('matches')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('is_open', '=', 1)
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute();
      return withSitters(found);
    },
    matchesOf: async (person: string, most: number): Promise<StoredMatch[]> => {
      const found = await ask
        .selectFrom('matches')
        .selectAll()
        .where('id', 'in', ask.selectFrom('sitters').select('match').where('person', '=', person))
        .where('state', '!=', 'closed')
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute();
      return withSitters(found);
    },
    unfinishedOf: async (host: string): Promise<number> => {
      const { count } = await ask
        .selectFrom('matches')
        .select(sql<number>`count(*)`.as('count'))
        .where('host', '=', host)
        .where('state', 'in', ['waiting', 'playing'])
        // A table of only bots that has paused, since nobody is there, costs nothing.
        .where((where) => where.or([where('wants_bot', '=', 0), where('wake_at', 'is not', null)]))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** What has to be looked at by now, as far as this process can. */
    dueMatches: (
      now: number,
      most: number,
      { rules, hasBots }: Ability,
    ): Promise<{ id: string; wake_at: number | null }[]> =>
      ask
        .selectFrom('matches')
        .select(['id', 'wake_at'])
        .where('wake_at', '<=', now)
        .where((where) =>
          where.or([
            where('state', '!=', 'playing'),
            ...rules.map(({ id, version }) => where.and({ game: id, version })),
          ]),
        )
        .$if(!hasBots, (query) => query.where('wants_bot', '=', 0))
        .orderBy('wake_at')
        .limit(most)
        .execute(),
    /** Whoever moves the time on has the job; false when somebody was quicker. */
    takeJob: async (id: string, due: number, until: number): Promise<boolean> => {
      const { numUpdatedRows } = await ask
        .updateTable('matches')
        .set({ wake_at: until })
        .where('id', '=', id)
        .where('wake_at', '=', due)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    /** Sets an alarm anew, if it is still the one that is known. */
    moveAlarm: (id: string, known: number, due: Pick<MatchRow, 'wake_at' | 'wants_bot'>): Change =>
      changeOf(ask.updateTable('matches').set(due).where('id', '=', id).where('wake_at', '=', known)),

    newPerson: (person: string, name: string, at: number): Change =>
      changeOf(ask.insertInto('persons').values({ id: person, name, created_at: at, settings: null })),
    setPerson: (person: string, part: { readonly name?: string; readonly settings?: string }): Change =>
      changeOf(ask.updateTable('persons').set(part).where('id', '=', person)),
    personOf: (id: string) => ask.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst(),

    say: (row: ChatRow): Change => changeOf(ask.insertInto('chat').values(row)),
    chatOf: async (match: string, most: number): Promise<ChatRow[]> => {
      const rows = await ask
        .selectFrom('chat')
        .selectAll()
        .where('match', '=', match)
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
      return rows.reverse();
    },
  };

  async function withSitters(matches: readonly MatchRow[]): Promise<StoredMatch[]> {
    if (matches.length === 0) return [];
    const sitters = await sittersOf(matches.map(({ id }) => id));
    return matches.map((match) => ({ match, sitters: sitters.filter((each) => each.match === match.id) }));
  }

  function sittersOf(matches: readonly string[]): Promise<SitterRow[]> {
    return ask.selectFrom('sitters').selectAll().where('match', 'in', matches).orderBy('seat').execute();
  }
}
