// Ratings after a match: people against people, bots do not count; finished games are counted for everybody.
import { ordinal, rate, rating } from 'openskill';
import type { Outcome } from '../../engine/index.ts';
import type { Change } from '../storage/database.ts';
import type { RatingRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** `persons` by seat; null where a bot sits. */
export async function ratingChanges(
  store: Store,
  game: string,
  persons: readonly (string | null)[],
  { places }: Outcome,
): Promise<Change[]> {
  const rated = persons.flatMap((person, seat) =>
    person === null ? [] : [{ person, place: places[seat] ?? 1 }],
  );
  const names = [...new Set(rated.map(({ person }) => person))];
  if (names.length === 0 || names.length < rated.length) return [];
  const known = await store.ratingsFor(game, names);
  const before = rated.map(
    ({ person }) => known.find((row) => row.person === person) ?? beginner(person, game),
  );
  const after =
    rated.length < 2
      ? before.map((row) => [row])
      : rate(
          before.map(({ mu, sigma }) => [{ mu, sigma }]),
          { rank: rated.map(({ place }) => place) },
        );
  return before.map((row, i) =>
    store.setRating({
      ...row,
      mu: after[i]?.[0]?.mu ?? row.mu,
      sigma: after[i]?.[0]?.sigma ?? row.sigma,
      games: row.games + 1,
    }),
  );
}

function beginner(person: string, game: string): RatingRow {
  const { mu, sigma } = rating();
  return { person, game, mu, sigma, games: 0 };
}

export function shownRating({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number {
  return Math.round(ordinal({ mu, sigma }) * 10) / 10;
}
