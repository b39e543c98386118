// The tests that every kind of database has to pass, against a real one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { personsSuite } from './persons-suite.fixtures.ts';
import { ratingsSuite } from './ratings-suite.fixtures.ts';
import { MATCH, PLAYER } from './rows.fixtures.ts';
import { sealMoves } from './sealed-moves.ts';
import { type Capabilities, type Store, storeOf } from './store.ts';

export function databaseSuite(name: string, open: () => Promise<Database>): void {
  describe(name, () => {
    let database: Database;
    let store: Store;
    beforeAll(async () => {
      database = await open();
      store = storeOf(database);
    });
    afterAll(() => database.close());

    const move = (match: string, ply: number) =>
      store.appendMove(match, { ply, seat: 0, notation: `n ${ply}`, at: ply });

    test('changes written together are there together', async () => {
      expect(await database.write([move('a', 1), move('a', 2)])).toBe('done');
      expect((await store.movesOf('a')).map(({ ply }) => ply)).toEqual([1, 2]);
    });

    test('writing a ply twice is a conflict, and nothing of that write is stored', async () => {
      expect(await database.write([move('a', 3), move('a', 2)])).toBe('conflict');
      expect((await store.movesOf('a')).map(({ ply }) => ply)).toEqual([1, 2]);
    });

    test('of two writes of a ply exactly one succeeds, and other writes of their commit succeed', async () => {
      const written = await Promise.all([
        database.write([move('b', 1)]),
        database.write([move('c', 1)]),
        database.write([move('b', 1)]),
        database.write([move('d', 1)]),
      ]);
      expect(written).toEqual(['done', 'done', 'conflict', 'done']);
    });

    test('a change that the database refuses is an error, and other writes of its commit succeed', async () => {
      const [bad, good] = await Promise.allSettled([
        database.write([store.insertDevice(DEVICE_OF_NOBODY)]),
        database.write([move('e', 1)]),
      ]);
      expect(bad?.status).toBe('rejected');
      expect(good).toEqual({ status: 'fulfilled', value: 'done' });
    });

    test('of notices that are leased together one may be seen meanwhile: the others are still told', async () => {
      const notice = (match: string) => ({
        id: `${match} notice`,
        match,
        seat: 0,
        person: 'told',
        kind: 'turn',
        ply: 1,
        by_seat: null,
        deadline: null,
        asked_at: 0,
        due_at: 10,
      });
      await database.write([store.insertNotice(notice('seen')), store.insertNotice(notice('unseen'))]);
      const ids = (await store.takeNotices('told', 20, 3000)).map(({ id }) => id).sort();
      expect(ids).toEqual(['seen notice', 'unseen notice']);
      await store.deleteSeenNotices('told', 'seen', 1);
      const delivery = {
        id: 'delivery',
        channel: 'c',
        person: 'told',
        content: '{}',
        asked_at: 0,
        due_at: 20,
        send_at: 3000,
        attempts: 0,
      };
      await database.write([store.settleNotices(ids, 3000, [delivery])]);
      expect(await store.dueDeliveries(3000, 10)).toEqual([delivery]);
      expect(await store.takeNotices('told', 9000, 9999)).toEqual([]);
      // A process whose lease has ended writes nothing.
      await database.write([store.insertNotice(notice('lost'))]);
      await store.takeNotices('told', 20, 4000);
      await database.write([store.settleNotices(['lost notice'], 3000, [{ ...delivery, id: 'twice' }])]);
      expect((await store.dueDeliveries(9000, 10)).map(({ id }) => id)).toEqual(['delivery']);
    });

    test('a wake-up can be taken once', async () => {
      const now = 1000;
      await database.write([store.insertMatch({ ...MATCH, id: 'job', wake_at: 900 }, [])]);
      expect(await store.dueMatches(now, 10, ABLE)).toEqual([{ id: 'job', wake_at: 900 }]);
      expect(await store.takeWakeUp('job', 900, 2000)).toBe(true);
      expect(await store.takeWakeUp('job', 900, 3000)).toBe(false);
      expect(await store.dueMatches(now, 10, ABLE)).toEqual([]);
    });

    test('a wake-up is due only for processes with the rules, and with bots if it wants one', async () => {
      const playing = { ...MATCH, state: 'playing', wake_at: 100 };
      await database.write([store.insertMatch({ ...playing, id: 'clock' }, [])]);
      await database.write([store.insertMatch({ ...playing, id: 'bot', wants_bot: 1 }, [])]);
      await database.write([store.insertMatch({ ...playing, id: 'later', version: 2 }, [])]);
      const due = async (ability: Capabilities) =>
        (await store.dueMatches(200, 10, ability)).map(({ id }) => id).sort();
      expect(await due(ABLE)).toEqual(['bot', 'clock']);
      expect(await due({ ...ABLE, hasBots: false })).toEqual(['clock']);
      expect(await due({ ...ABLE, rules: [{ id: 'scout', version: 2 }] })).toEqual(['later']);
    });

    test('of two changes around a match that expect the same count, exactly one is made', async () => {
      await database.write([store.insertMatch({ ...MATCH, id: 'room', wake_at: null }, [])]);
      const change = (known: number, next: string) =>
        database.write([store.updateMatch('room', { next }), store.bumpRoomVersion('room', known)]);
      expect(await change(0, 'a')).toBe('done');
      expect(await change(0, 'b')).toBe('conflict');
      expect((await store.findMatch('room'))?.match).toMatchObject({ next: 'a', changes: 1 });
      expect(await change(1, 'c')).toBe('done');
      await database.write([move('room', 1), move('room', 2)]);
      expect(await store.headsOf(['room', 'nowhere'])).toEqual([{ id: 'room', changes: 2, ply: 2 }]);
      expect(await store.headsOf([])).toEqual([]);
      expect((await store.movesSince('room', 1)).map(({ ply }) => ply)).toEqual([2]);
    });

    test('a sealed game has the same rows, and a deleted match leaves nothing', async () => {
      const seats = [{ ...PLAYER, match: 'old', seat: 0 }];
      await database.write([store.insertMatch({ ...MATCH, id: 'old', wake_at: null }, seats)]);
      await database.write([move('old', 1), move('old', 2), move('beside', 1)]);
      const rows = await store.movesOf('old');
      const sealed = sealMoves(rows);
      expect(await database.write(store.sealMatch('old', sealed ?? new Uint8Array()))).toBe('done');
      expect(await database.movesSince('old', 0)).toEqual([]);
      expect(await store.movesOf('old')).toEqual(rows);
      expect(await store.movesSince('old', 2)).toEqual([]);
      expect(await database.write(store.deleteMatch('old'))).toBe('done');
      expect([await store.findMatch('old'), await store.movesOf('old')]).toEqual([null, []]);
      expect(await store.movesOf('beside')).toHaveLength(1);
    });

    test('a job is taken by one process until its time is over', async () => {
      const taken = await Promise.all([store.takeJob('purge', 100, 200), store.takeJob('purge', 100, 200)]);
      expect(taken.sort()).toEqual([false, true]);
      expect(await store.takeJob('purge', 199, 300)).toBe(false);
      expect(await store.takeJob('purge', 200, 300)).toBe(true);
    });

    test('the seats of a match can become more and fewer', async () => {
      const row = (seat: number) => ({ ...PLAYER, match: 'seats', seat });
      await database.write([store.insertMatch({ ...MATCH, id: 'seats', wake_at: null }, [0, 1].map(row))]);
      const seats = async () => (await store.findMatch('seats'))?.players.map(({ seat }) => seat);
      await database.write([store.replacePlayers('seats', [0, 1, 2, 3].map(row))]);
      expect(await seats()).toEqual([0, 1, 2, 3]);
      await database.write([store.replacePlayers('seats', [0, 1, 2].map(row))]);
      expect(await seats()).toEqual([0, 1, 2]);
    });

    test('a match ends once: of two ends the second is a conflict, with everything that is written beside it', async () => {
      const playing = { ...MATCH, id: 'ends', state: 'playing', wake_at: 100 };
      await database.write([store.insertMatch(playing, [])]);
      expect(await database.write([store.endMatch('ends', { reason: 'agreed' }, 5)])).toBe('done');
      const again = [
        store.updateMatch('ends', { next: 'x' }),
        store.endMatch('ends', { reason: 'other' }, 6),
      ];
      expect(await database.write(again)).toBe('conflict');
      expect((await store.findMatch('ends'))?.match).toMatchObject({
        state: 'over',
        result: '{"reason":"agreed"}',
        ended_at: 5,
        wake_at: null,
        next: null,
      });
    });

    test('what does not exist is an empty list or null', async () => {
      expect(await store.openMatches(10)).toEqual([]);
      expect(await store.matchesOf('nobody', 10)).toEqual([]);
      expect(await store.findMatch('nowhere')).toBe(null);
    });

    personsSuite(() => ({ database, store }));
    ratingsSuite(() => ({ database, store }));
  });
}

const ABLE: Capabilities = { rules: [{ id: 'scout', version: 1 }], hasBots: true };

/** Its person does not exist. */
export const DEVICE_OF_NOBODY = { id: 'd', secret_hash: 'h', person: 'nobody', created_at: 1, seen_at: null };
