// What the server reads and changes about accounts: devices, passkeys, challenges, vacations.
import type { Kysely } from 'kysely';
import type { Change } from './database.ts';
import type { DeviceRow, PasskeyRow, Schema, VacationRow } from './schema.ts';

export function accountStore(query: Kysely<Schema>) {
  return {
    insertDevice: (row: DeviceRow): Change => ({ kind: 'insert-device', row }),
    findDevice: (id: string): Promise<DeviceRow | undefined> =>
      query.selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirst(),
    devicesOf: (person: string): Promise<DeviceRow[]> =>
      query.selectFrom('devices').selectAll().where('person', '=', person).orderBy('created_at').execute(),
    /** Which of these devices exist. */
    existingDevices: async (ids: readonly string[]): Promise<string[]> =>
      (await query.selectFrom('devices').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
    touchDevice: (id: string, at: number): Change => ({ kind: 'touch-device', id, at }),
    deleteDevice: (id: string, person: string): Change => ({ kind: 'delete-device', id, person }),

    insertPasskey: (row: PasskeyRow): Change => ({ kind: 'insert-passkey', row }),
    findPasskey: (id: string): Promise<PasskeyRow | undefined> =>
      query.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    passkeysOf: (person: string): Promise<PasskeyRow[]> =>
      query.selectFrom('passkeys').selectAll().where('person', '=', person).execute(),
    updatePasskeyCounter: (id: string, counter: number): Change => ({ kind: 'update-passkey', id, counter }),
    deletePasskey: (id: string): Change => ({ kind: 'delete-passkey', id }),

    insertChallenge: (challenge: string, person: string | null, expiresAt: number): Change => ({
      kind: 'insert-challenge',
      challenge,
      person,
      expiresAt,
    }),
    /** Reads and deletes it in one statement: a challenge can be answered once. */
    takeChallenge: (challenge: string) =>
      query.deleteFrom('challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst(),
    deleteExpiredChallenges: (now: number): Change => ({ kind: 'delete-expired-challenges', now }),

    setVacation: (
      person: string,
      now: number,
      next: { readonly from: number; readonly to: number } | null,
    ): Change => ({ kind: 'set-vacation', person, now, next }),
    vacationsOf: (persons: readonly string[]): Promise<VacationRow[]> =>
      query.selectFrom('vacations').selectAll().where('person', 'in', persons).orderBy('from_at').execute(),

    /** A guest has signed in to an existing account. */
    mergeGuest: (guest: string, person: string): Change => ({ kind: 'merge-guest', guest, person }),
    deletePerson: (id: string): Change => ({ kind: 'delete-person', id }),

    /** All chat lines of a person, as a player or as a spectator, with their matches. */
    chatOfPerson: (person: string) =>
      query
        .selectFrom('sitters')
        .innerJoin('chat', (join) =>
          join.onRef('chat.match', '=', 'sitters.match').onRef('chat.seat', '=', 'sitters.seat'),
        )
        .where('sitters.person', '=', person)
        .select(['chat.match', 'chat.at', 'chat.said'])
        .unionAll(query.selectFrom('chat').select(['match', 'at', 'said']).where('person', '=', person))
        .orderBy('at')
        .execute(),
  };
}
