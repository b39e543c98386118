// The questions and changes about accounts: passkeys, ratings, leaving for good.
import { type Kysely, sql } from 'kysely';
import { changeOf } from './change.ts';
import type { Change } from './database.ts';
import type { DeviceRow, PasskeyRow, RatingRow, Schema } from './schema.ts';

/** Somebody whose data are gone. */
const NOBODY = '—';

export function accountStore(ask: Kysely<Schema>) {
  /** Whoever has one of these matches in memory has to read it anew. */
  const roomsOf = (person: string): Change =>
    changeOf(
      ask
        .updateTable('matches')
        .set({ changes: sql<number>`changes + 1` })
        .where((where) =>
          where.or([
            where('host', '=', person),
            where('id', 'in', ask.selectFrom('sitters').select('match').where('person', '=', person)),
          ]),
        ),
    );

  return {
    newDevice: (row: DeviceRow): Change => changeOf(ask.insertInto('devices').values(row)),
    deviceOf: (id: string): Promise<DeviceRow | undefined> =>
      ask.selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirst(),
    devicesOf: (person: string): Promise<DeviceRow[]> =>
      ask.selectFrom('devices').selectAll().where('person', '=', person).orderBy('created_at').execute(),
    /** Which of these there are. */
    knownDevices: async (ids: readonly string[]): Promise<string[]> =>
      (await ask.selectFrom('devices').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
    seeDevice: (id: string, at: number): Change =>
      changeOf(ask.updateTable('devices').set({ seen_at: at }).where('id', '=', id)),
    /** With the links to the person's seats: one of them may have been made by this device, and would outlast it. */
    dropDevice: (id: string, person: string): Change[] => [
      changeOf(ask.deleteFrom('devices').where('id', '=', id)),
      changeOf(ask.updateTable('sitters').set({ link_hash: null }).where('person', '=', person)),
      roomsOf(person),
    ],
    dropPasskey: (id: string): Change => changeOf(ask.deleteFrom('passkeys').where('id', '=', id)),

    newPasskey: (row: PasskeyRow): Change => changeOf(ask.insertInto('passkeys').values(row)),
    passkeyOf: (id: string): Promise<PasskeyRow | undefined> =>
      ask.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    passkeysOf: (person: string): Promise<PasskeyRow[]> =>
      ask.selectFrom('passkeys').selectAll().where('person', '=', person).execute(),
    setCounter: (id: string, counter: number): Change =>
      changeOf(ask.updateTable('passkeys').set({ counter }).where('id', '=', id)),

    newChallenge: (challenge: string, person: string | null, until: number): Change =>
      changeOf(ask.insertInto('challenges').values({ challenge, person, expires_at: until })),
    /** Gone with being asked for. */
    takeChallenge: (challenge: string) =>
      ask.deleteFrom('challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst(),
    clearChallenges: (now: number): Change =>
      changeOf(ask.deleteFrom('challenges').where('expires_at', '<', now)),

    ratingsOf: (person: string): Promise<RatingRow[]> =>
      ask.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute(),
    ratingsFor: (game: string, persons: readonly string[]): Promise<RatingRow[]> =>
      ask.selectFrom('ratings').selectAll().where('game', '=', game).where('person', 'in', persons).execute(),
    setRating: (row: RatingRow): Change =>
      changeOf(
        ask
          .insertInto('ratings')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['person', 'game']).doUpdateSet({
              mu: row.mu,
              sigma: row.sigma,
              // Made from a rating that is not the last one any more: a conflict, as with `changeRoom`.
              games: sql<number>`case when ratings.games = ${row.games - 1} then excluded.games end`,
            }),
          ),
      ),

    /** A guest has turned out to be somebody with an account: the seats are theirs now. */
    becomes: (guest: string, person: string): Change[] => [
      roomsOf(guest),
      changeOf(ask.updateTable('sitters').set({ person }).where('person', '=', guest)),
      changeOf(ask.updateTable('matches').set({ host: person }).where('host', '=', guest)),
      changeOf(ask.deleteFrom('persons').where('id', '=', guest)),
    ],

    /** All that was said by a person, with the match. */
    linesOf: (person: string) =>
      ask
        .selectFrom('chat')
        .innerJoin('sitters', (join) =>
          join.onRef('sitters.match', '=', 'chat.match').onRef('sitters.seat', '=', 'chat.seat'),
        )
        .where('sitters.person', '=', person)
        .select(['chat.match', 'chat.at', 'chat.said'])
        .orderBy('chat.at')
        .execute(),

    /** The records of games stay, for the others who played them; the name does not. */
    forget: (person: string): Change[] => [
      roomsOf(person),
      changeOf(
        ask
          .deleteFrom('chat')
          .where((where) =>
            where.exists(
              where
                .selectFrom('sitters')
                .select('sitters.seat')
                .whereRef('sitters.match', '=', 'chat.match')
                .whereRef('sitters.seat', '=', 'chat.seat')
                .where('sitters.person', '=', person),
            ),
          ),
      ),
      changeOf(
        ask
          .updateTable('sitters')
          .set({ person: null, name: NOBODY, link_hash: null })
          .where('person', '=', person),
      ),
      changeOf(ask.deleteFrom('persons').where('id', '=', person)),
    ],
  };
}
