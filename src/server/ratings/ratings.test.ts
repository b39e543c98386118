// What a finished match does to ratings: people and bots in one pool, and the games that rate nobody.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../storage/database.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type Store, storeOf } from '../storage/store.ts';
import { ratingChanges } from './ratings.ts';
import { FIRST_MU, FIRST_SIGMA, MAX_UNCERTAINTY, shownDifference, shownRating, strengthOf } from './scale.ts';
import { isShortGame } from './short-game.ts';
import { updatedStrengths } from './update.ts';

let database: Database;
let store: Store;
beforeAll(async () => {
  database = await openSqlite(':memory:');
  store = storeOf(database);
  await database.write(['a', 'b', 'c', 'd', 'e'].map((person) => store.insertPerson(person, person, 1)));
});
afterAll(() => database.close());

const LEVELS = {
  novice: { rating: 1200, uncertainty: 20 },
  apprentice: { rating: 1400, uncertainty: 20 },
  scribe: { rating: 1600, uncertainty: 20 },
  master: { rating: 1800, uncertainty: 20 },
};

interface Extras {
  /** The seats at which a bot plays for the person, in the order in which they left. */
  readonly replaced?: readonly number[];
  /** Those who gave up, in this order. */
  readonly resigned?: readonly number[];
  /** For whom a bot has decided. */
  readonly helped?: readonly number[];
  readonly isRated?: boolean;
  readonly isShort?: boolean;
  /** A day later than the one before, unless said. */
  readonly at?: number;
  /** By seat; a seat of nobody is a bot that was not measured. */
  readonly bots?: readonly string[];
}

const DAY_MS = 86_400_000;
let matches = 0;
const play = async (persons: readonly (string | null)[], places: readonly number[], extras: Extras = {}) => {
  const { replaced = [], resigned = [], helped = [], isRated = true, isShort = false, bots = [] } = extras;
  const holders = persons.map((person, seat) => ({
    person,
    bot: person === null ? (bots[seat] ?? 'notker') : null,
    isReplaced: replaced.includes(seat),
    leftAt: replaced.includes(seat) ? 1 + replaced.indexOf(seat) : null,
    wasHelped: helped.includes(seat),
    resignedAt: resigned.includes(seat) ? 1 + resigned.indexOf(seat) : null,
  }));
  const match = `match ${matches++}`;
  const finished = {
    match,
    game: 'scout',
    at: extras.at ?? matches * DAY_MS,
    isRated,
    isShort,
    holders,
    places: [...places],
    levels: LEVELS,
  };
  const changes = await ratingChanges(store, finished);
  reasons = changes.flatMap((change) =>
    change.kind === 'update-player' ? [[change.seat, change.set.unchanged]] : [],
  );
  await database.write(changes);
  return ratings();
};
/** By seat, of the last game. */
let reasons: unknown[] = [];
const ratings = async () =>
  Object.fromEntries(
    (await store.ratingsIn('scout', ['a', 'b', 'c', 'd', 'e'])).map((row) => [row.person, row]),
  );

test('the winner rises, the loser falls, and both steps are kept; a bot that was not measured rates nobody', async () => {
  const rows = await play(['a', null, 'b'], [1, 2, 3]);
  expect(rows.a!.mu).toBeGreaterThan(rows.b!.mu);
  expect(rows.a).toMatchObject({ games: 1, rated_games: 1, rated_at: DAY_MS });
  const again = await play(['b', 'a', null], [1, 3, 2]);
  expect(again.a!.mu).toBeLessThan(rows.a!.mu);
  expect(again.b!.mu).toBeGreaterThan(rows.b!.mu);
  const [last, first] = await store.ratingSteps('a', 10);
  expect(first).toMatchObject({ match: 'match 0', mu: rows.a!.mu, change: rows.a!.mu - FIRST_MU });
  expect(last!.change).toBeCloseTo(again.a!.mu - rows.a!.mu);
});

test('levels of bots are in the pool: to beat a master is worth more than to beat a novice', async () => {
  const { d } = await play(['d', null], [1, 2], { bots: ['', 'master'] });
  const { e } = await play([null, 'e'], [2, 1], { bots: ['novice'] });
  expect(d!.mu).toBeGreaterThan(e!.mu);
  expect(e!.mu).toBeGreaterThan(FIRST_MU);
  expect((await play([null, 'e'], [1, 2], { bots: ['novice'], resigned: [1] })).e!.mu).toBeLessThan(e!.mu);
});

test('a game against bots that were not measured counts as finished, but does not change the rating', async () => {
  const rows = await play(['c', null], [1, 2]);
  expect(rows.c).toMatchObject({ games: 1, rated_games: 0, rated_at: null });
  expect(shownRating(rows.c!).rating).toBe(1500);
  expect(reasons).toEqual([[0, 'no-opponent']]);
});

test('a casual game counts as finished, and rates nobody', async () => {
  const before = await ratings();
  const after = await play(['a', 'b'], [1, 2], { isRated: false });
  for (const person of ['a', 'b'])
    expect(after[person]).toEqual({ ...before[person], games: before[person]!.games + 1 });
});

test('a person who plays against themselves is not rated', async () => {
  const before = await ratings();
  expect(await play(['a', 'a'], [1, 2])).toEqual(before);
});

test('who left the game to a bot comes last, whatever it has reached; if all have left, who left first', async () => {
  const before = await ratings();
  const after = await play(['a', 'b'], [1, 2], { replaced: [0], helped: [0] });
  expect(after.a!.mu).toBeLessThan(before.a!.mu);
  expect(after.b!.mu).toBeGreaterThan(before.b!.mu);
  expect([after.a!.rated_games, after.b!.rated_games]).toEqual([
    before.a!.rated_games + 1,
    before.b!.rated_games + 1,
  ]);
  const left = await play(['a', 'b'], [1, 2], { replaced: [0, 1], helped: [0, 1] });
  expect(left.a!.mu).toBeLessThan(after.a!.mu);
  expect(left.b!.mu).toBeGreaterThan(after.b!.mu);
  const third = await play(['a', null], [1, 2], { replaced: [0], bots: ['', 'master'] });
  expect(third.a!.mu).toBeLessThan(left.a!.mu);
  // Who left without a word comes after who resigned, and neither of them gains anything by it.
  const fourth = await play(['c', 'b', 'a'], [1, 2, 3], { resigned: [0], replaced: [1] });
  expect(fourth.a!.mu).toBeGreaterThan(third.a!.mu);
  expect(fourth.b!.mu).toBeLessThan(third.b!.mu);
  expect(fourth.c!.mu).toBeLessThanOrEqual(third.c!.mu);
});

test('who resigns against somebody whose seat a bot has taken comes last: neither of them gains by it', async () => {
  const before = await ratings();
  const after = await play(['a', 'b'], [1, 2], { replaced: [0], resigned: [1] });
  expect(after.b!.mu).toBeLessThan(before.b!.mu);
  expect(after.a!.mu).toBe(before.a!.mu);
  expect(reasons).toEqual([[0, 'left']]);
});

test('if somebody resigns early, they lose and nobody gains', async () => {
  const before = await ratings();
  const after = await play(['a', 'b'], [2, 1], { resigned: [0], isShort: true });
  expect(after.a!.mu).toBeLessThan(before.a!.mu);
  expect(after.b).toEqual({ ...before.b, games: before.b!.games + 1 });
  expect(reasons).toEqual([[1, 'resigned-early']]);
});

test('who has resigned is rated as last, before those who resigned earlier, whatever their bots have reached', async () => {
  const before = await ratings();
  const after = await play(['a', 'b', 'c'], [3, 1, 2], { resigned: [2, 1] });
  const gain = (person: string) => after[person]!.mu - before[person]!.mu;
  expect(gain('a')).toBeGreaterThan(0);
  expect(gain('c')).toBeLessThan(0);
  expect([after.a!.games, after.c!.games]).toEqual([before.a!.games + 1, before.c!.games + 1]);
  // Even who held out longer gains nothing by resigning.
  expect(gain('b')).toBe(0);
});

test('a game that somebody resigned counts as finished for everybody, rated or not', async () => {
  const before = await ratings();
  const casual = await play(['a', 'b'], [2, 1], { resigned: [0], isRated: false });
  for (const person of ['a', 'b'])
    expect(casual[person]).toEqual({ ...before[person], games: before[person]!.games + 1 });
  const alone = await play(['a', null], [2, 1], { resigned: [0] });
  expect(alone.a).toEqual({ ...casual.a, games: casual.a!.games + 1 });
});

test('what a bot decided for somebody who came back gains them nothing and costs nobody else anything', async () => {
  const before = await ratings();
  const won = await play(['a', 'b'], [1, 2], { helped: [0] });
  expect(won.a).toEqual({ ...before.a, games: before.a!.games + 1 });
  expect(won.b).toEqual({ ...before.b, games: before.b!.games + 1 });
  expect(reasons).toEqual([
    [0, 'bot-decided'],
    [1, 'bot-decided'],
  ]);
  const lost = await play(['a', 'b'], [2, 1], { helped: [0] });
  expect(lost.a!.mu).toBeLessThan(won.a!.mu);
  expect(lost.b!.mu).toBeGreaterThan(won.b!.mu);
  // Behind the helped one, the others are rated among each other.
  const third = await play(['a', 'b', 'c'], [1, 2, 3], { helped: [0] });
  expect(third.a!.mu).toBe(lost.a!.mu);
  expect(third.b!.mu).toBeGreaterThan(lost.b!.mu);
  expect(third.c!.mu).toBeLessThan(lost.c!.mu);
  const resigned = await play(['a', 'b'], [2, 1], { resigned: [0], helped: [0] });
  expect(resigned.b!.mu).toBeGreaterThan(third.b!.mu);
});

test('the scale: 1500 at first, 400 points are ten to one, and a rating can be read back', () => {
  expect(shownRating({ mu: FIRST_MU, sigma: FIRST_SIGMA })).toEqual({ rating: 1500, uncertainty: 491 });
  const { mu, sigma } = strengthOf({ rating: 1900, uncertainty: 60 });
  expect(shownRating({ mu, sigma })).toEqual({ rating: 1900, uncertainty: 60 });
  expect(shownDifference(mu, FIRST_MU)).toBe(400);
  // Odds by OpenSkill's own model, for strengths that are known exactly.
  const c = Math.SQRT2 * (FIRST_SIGMA / 2);
  expect(Math.exp((mu - FIRST_MU) / c)).toBeCloseTo(10);
});

test('somebody who wins every second game against equals is known well enough after some twenty games', () => {
  const equal = strengthOf({ rating: 1500, uncertainty: 20 });
  let own = { mu: FIRST_MU, sigma: FIRST_SIGMA };
  let games = 0;
  while (shownRating(own).uncertainty > MAX_UNCERTAINTY)
    own = updatedStrengths([own, equal], games++ % 2 === 0 ? [1, 2] : [2, 1])[0]!;
  expect(games).toBeGreaterThan(10);
  expect(games).toBeLessThan(30);
  expect(Math.abs(shownRating(own).rating - 1500)).toBeLessThan(MAX_UNCERTAINTY);
});

test('between the same two people five games of a kind are rated in a day; the next ones only count as played', async () => {
  const start = 1000 * DAY_MS;
  const game = (at: number, persons = ['d', 'e']) => play(persons, [1, 2, 3], { at });
  for (let i = 1; i <= 5; i++) await game(start + i);
  const before = await ratings();
  const sixth = await game(start + 6);
  expect(sixth.d).toEqual({ ...before.d, games: before.d!.games + 1 });
  expect(reasons).toEqual([
    [0, 'pair-limit'],
    [1, 'pair-limit'],
  ]);
  // Not at a table with others either; with others alone, and on the next day, they are rated.
  expect((await game(start + 7, ['c', 'd', 'e'])).c!.mu).toBe(before.c!.mu);
  expect((await game(start + 8, ['d', 'c'])).d!.mu).toBeGreaterThan(before.d!.mu);
  const rested = await ratings();
  expect((await game(start + DAY_MS + 2)).e!.mu).toBeLessThan(rested.e!.mu);
});

test('a game that was given up is long enough after a quarter of a usual one, in which everybody took part', async () => {
  // Scout with two players: 35 decisions.
  expect(await isShortGame('scout', [4, 4])).toBe(true);
  expect(await isShortGame('scout', [5, 5])).toBe(false);
  expect(await isShortGame('scout', [20, 2])).toBe(true);
  // Duodecim has some hundred.
  expect(await isShortGame('duodecim', [20, 20])).toBe(true);
  expect(await isShortGame('duodecim', [100, 100])).toBe(false);
  expect(await isShortGame('a game from outside', [5, 5])).toBe(false);
  expect(await isShortGame('a game from outside', [4, 9])).toBe(true);
});
