// Glicko ratings (Glickman, 1999): strength on the scale of chess, and how uncertain it is. No library of npm has it for single results in fewer lines.

export interface Rating {
  readonly rating: number;
  /** The standard deviation of what is known about the strength. */
  readonly deviation: number;
}

/** Glickman's 350 is for players of whom nothing is known, and lets one answer move 600 points. With 200 none moves more than about 200. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 200 };
/** So that a rating never stands still. */
const MIN_DEVIATION = 50;
const Q = Math.LN10 / 400;

/** The rating after one result: 1 for a win, 0 for a loss. */
export function rated({ rating, deviation }: Rating, other: Rating, result: 0 | 1): Rating {
  const g = 1 / Math.sqrt(1 + (3 * Q ** 2 * other.deviation ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (rating - other.rating)) / 400));
  const information = Q ** 2 * g ** 2 * expected * (1 - expected);
  const precision = 1 / deviation ** 2 + information;
  return {
    rating: rating + (Q / precision) * g * (result - expected),
    deviation: Math.max(MIN_DEVIATION, Math.sqrt(1 / precision)),
  };
}
