// Ratings after a match. Only people who played against people to the end are rated; a finished game counts for everybody who stayed.
import { ordinal, rate, rating } from 'openskill';
import type { Outcome } from '../../engine/index.ts';
import type { Change } from '../storage/database.ts';
import type { RatingRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** The holder of a seat at the end of a match. */
export interface SeatHolder {
  /** Null for a bot. */
  readonly person: string | null;
  /** A bot played for this person at the end. */
  readonly isReplaced: boolean;
}

/** A match that a bot finished for somebody rates nobody: its result says nothing about that person. */
export async function ratingChanges(
  store: Store,
  game: string,
  holders: readonly SeatHolder[],
  { places }: Outcome,
): Promise<Change[]> {
  const rated = holders.flatMap(({ person, isReplaced }, seat) =>
    person === null || isReplaced ? [] : [{ person, place: places[seat] ?? 1 }],
  );
  const isRated = rated.length >= 2 && !holders.some(({ isReplaced }) => isReplaced);
  const names = [...new Set(rated.map(({ person }) => person))];
  if (names.length === 0 || names.length < rated.length) return [];
  const known = await store.ratingsIn(game, names);
  const before = rated.map(
    ({ person }) => known.find((row) => row.person === person) ?? initialRating(person, game),
  );
  const after = isRated
    ? rate(
        before.map(({ mu, sigma }) => [{ mu, sigma }]),
        { rank: rated.map(({ place }) => place) },
      )
    : before.map((row) => [row]);
  return before.map((row, i) =>
    store.upsertRating({
      ...row,
      mu: after[i]?.[0]?.mu ?? row.mu,
      sigma: after[i]?.[0]?.sigma ?? row.sigma,
      games: row.games + 1,
    }),
  );
}

function initialRating(person: string, game: string): RatingRow {
  const { mu, sigma } = rating();
  return { person, game, mu, sigma, games: 0 };
}

export function shownRating({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number {
  return Math.round(ordinal({ mu, sigma }) * 10) / 10;
}
