// The scale of ratings: 1500 for somebody who has not played yet, 400 points for ten to one, as people know it from chess.

/** A belief about how well somebody plays: mean and standard deviation on OpenSkill's scale. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** A rating as people read it. The true strength is within `rating` ± `uncertainty` in about 19 of 20 cases. */
export interface ShownRating {
  readonly rating: number;
  readonly uncertainty: number;
}

/** OpenSkill's usual beginning; the other numbers of the scale follow from it. */
export const FIRST_MU = 25;
export const FIRST_SIGMA = FIRST_MU / 3;
/** How much a single game depends on the day, as a standard deviation. */
export const BETA = FIRST_SIGMA / 2;
const FIRST_RATING = 1500;
/** At a table of two, odds of `e` to one are √2 β: with 400 points for ten to one this is what a step of 1 is worth. */
const POINTS = 400 / Math.LN10 / (Math.SQRT2 * BETA);

/** On the leaderboard: at least this many rated games, and known at least this well. */
export const MIN_RATED_GAMES = 10;
export const MAX_UNCERTAINTY = 150;
export const MAX_SIGMA = MAX_UNCERTAINTY / (2 * POINTS);

export function shownRating({ mu, sigma }: Strength): ShownRating {
  return { rating: shownMean(mu), uncertainty: Math.round(2 * POINTS * sigma) };
}

export const shownMean = (mu: number): number => Math.round(FIRST_RATING + POINTS * (mu - FIRST_MU));

/** The difference of two ratings in points. */
export const shownDifference = (after: number, before: number): number =>
  shownMean(after) - shownMean(before);

export function strengthOf({ rating, uncertainty }: ShownRating): Strength {
  return { mu: FIRST_MU + (rating - FIRST_RATING) / POINTS, sigma: uncertainty / (2 * POINTS) };
}
