// The leaderboard of a game: people whose rating is known well enough, beside the levels of the bots.
import { LEVELS } from '../../engine/levels.ts';
import { findLoadedGame } from '../../games/loaded.ts';
import type { Leaderboard } from '../../protocol/profiles.ts';
import type { ListedRatings } from '../storage/rating-storage.ts';
import type { Store } from '../storage/store.ts';
import { MAX_SIGMA, MAX_UNCERTAINTY, MIN_RATED_GAMES, shownRating } from './scale.ts';

const MAX_LISTED = 100;
/** Who has not played a rated game for this long is not listed. */
const MAX_DAYS = 365;
const DAY_MS = 86_400_000;

export async function showLeaderboard(
  store: Store,
  game: string,
  person: string | null,
  now: number,
): Promise<Leaderboard> {
  const which: ListedRatings = {
    game,
    minRatedGames: MIN_RATED_GAMES,
    maxSigma: MAX_SIGMA,
    ratedSince: now - MAX_DAYS * DAY_MS,
  };
  const rows = await store.bestRatings(which, MAX_LISTED);
  const measured = findLoadedGame(game)?.levelRatings?.levels;
  return {
    game,
    minRatedGames: MIN_RATED_GAMES,
    maxUncertainty: MAX_UNCERTAINTY,
    maxDays: MAX_DAYS,
    players: rows.map((row) => ({
      // Equals share a place.
      place: 1 + rows.filter(({ mu }) => mu > row.mu).length,
      profile: row.profile ?? '',
      name: row.name,
      ...shownRating(row),
      ratedGames: row.rated_games,
    })),
    levels: measured ? LEVELS.map((level) => ({ level, ...measured[level] })) : [],
    you: person === null ? null : await ownLine(store, which, person),
  };
}

async function ownLine(store: Store, which: ListedRatings, person: string): Promise<Leaderboard['you']> {
  const [[row], known] = await Promise.all([store.ratingsIn(which.game, [person]), store.findPerson(person)]);
  if (!row) return null;
  const profile = known?.profile ?? null;
  const isListed =
    profile !== null &&
    row.rated_games >= which.minRatedGames &&
    row.sigma <= which.maxSigma &&
    (row.rated_at ?? 0) >= which.ratedSince;
  return {
    profile,
    ...shownRating(row),
    ratedGames: row.rated_games,
    place: isListed ? 1 + (await store.countBetter(which, row.mu)) : null,
  };
}
