// What every kind of database has to keep of ratings; a part of the database suite.
import { expect, test } from 'vitest';
import type { Database } from './database.ts';
import type { RatingRow } from './schema.ts';
import type { Store } from './store.ts';

const KNOWN = { sigma: 2, rated_games: 12, rated_at: 60 };
const RATING = { game: 'scout', mu: 25, sigma: 8, rated_games: 0, rated_at: null };

export function ratingsSuite(opened: () => { readonly database: Database; readonly store: Store }): void {
  test('a leaderboard lists people known well enough, the best first, without those who hide', async () => {
    const { database, store } = opened();
    const which = { game: 'ladder', minRatedGames: 10, maxSigma: 3, ratedSince: 50 };
    const rated = (person: string, row: Partial<RatingRow>) => [
      store.insertPerson(person, person.toUpperCase(), 1, `profile of ${person}`),
      store.upsertRating({ ...RATING, ...KNOWN, game: 'ladder', games: 20, person, ...row }),
    ];
    await database.write([
      ...rated('second', { mu: 27 }),
      ...rated('first', { mu: 29 }),
      ...rated('new', { mu: 40, rated_games: 9 }),
      ...rated('unsure', { mu: 40, sigma: 3.5 }),
      ...rated('gone', { mu: 40, rated_at: 49 }),
      ...rated('hidden', { mu: 40 }),
      store.setProfile('hidden', null),
    ]);
    const best = await store.bestRatings(which, 10);
    expect(best.map(({ profile, name }) => [profile, name])).toEqual([
      ['profile of first', 'FIRST'],
      ['profile of second', 'SECOND'],
    ]);
    expect([await store.countBetter(which, 27), await store.countBetter(which, 29)]).toEqual([1, 0]);
    const shown = await store.profilesOf(['first', 'hidden', 'nobody']);
    expect([...shown]).toEqual([['first', 'profile of first']]);
    expect((await store.findProfile('profile of first'))?.id).toBe('first');
  });

  test('a guest’s ratings become the person’s where there is none, with their steps', async () => {
    const { database, store } = opened();
    const step = { game: 'a', at: 1, mu: 26, sigma: 8, change: 1 };
    await database.write([
      store.insertPerson('kept', 'Kept', 1),
      store.insertPerson('guest', 'Guest', 1),
      store.upsertRating({ ...RATING, person: 'kept', game: 'b', mu: 30, games: 1 }),
      store.upsertRating({ ...RATING, person: 'guest', game: 'a', mu: 26, games: 1 }),
      store.upsertRating({ ...RATING, person: 'guest', game: 'b', mu: 20, games: 1 }),
      store.insertRatingStep({ ...step, match: 'm1', person: 'guest' }),
      store.insertRatingStep({ ...step, match: 'm2', person: 'guest', game: 'b' }),
    ]);
    await database.write([store.mergeGuest('guest', 'kept')]);
    expect((await store.ratingsOf('kept')).map(({ game, mu }) => [game, mu])).toEqual([
      ['a', 26],
      ['b', 30],
    ]);
    expect((await store.ratingSteps('kept', 10)).map(({ match }) => match)).toEqual(['m1']);
    expect(await store.ratingStepsOfMatch('m2')).toEqual([]);
  });

  test('of two ratings that follow from the same one, the second is a conflict', async () => {
    const { database, store } = opened();
    await database.write([store.insertPerson('p', 'P', 1)]);
    const rated = (games: number) => store.upsertRating({ ...RATING, person: 'p', games });
    expect(await database.write([rated(1)])).toBe('done');
    expect(await database.write([rated(2)])).toBe('done');
    expect(await database.write([rated(2)])).toBe('conflict');
    // Who is gone is not rated, and nothing else of the write fails.
    const gone = { ...RATING, person: 'nobody' };
    const step = store.insertRatingStep({ ...gone, match: 'm3', at: 1, change: 1 });
    expect(await database.write([store.upsertRating({ ...gone, games: 1 }), step, rated(3)])).toBe('done');
    expect(await store.ratingsOf('nobody')).toEqual([]);
    expect((await store.ratingsOf('p'))[0]).toMatchObject({ games: 3, rated_at: null, mu: 25 });
  });
}
