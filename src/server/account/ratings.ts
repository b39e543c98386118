// Ratings after a match. Only people who played against people to the end are rated; a finished game counts for everybody who stayed.
import { ordinal, rate, rating } from 'openskill';
import type { Outcome } from '../../engine/index.ts';
import type { Player } from '../matches/config.ts';
import type { Change } from '../storage/database.ts';
import type { RatingRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** The holder of a seat at the end of a match. */
export interface SeatHolder {
  /** Null for a bot. */
  readonly person: string | null;
  /** A bot played for this person at the end. */
  readonly isReplaced: boolean;
  /** A bot has decided for this person during the game. */
  readonly wasHelped: boolean;
  /** When this person gave the game up: in the rating they come last, whatever the bot at their seat has reached. */
  readonly resignedAt: number | null;
}

export function seatHolderOf(player: Player): SeatHolder {
  if (player.kind === 'bot') return { person: null, isReplaced: false, wasHelped: false, resignedAt: null };
  const { person, standIn, wasHelped, resignedAt } = player;
  return { person, isReplaced: standIn !== null && resignedAt === null, wasHelped, resignedAt };
}

/** A match in which a bot decided for somebody who has not resigned rates nobody: its result says nothing about that person. */
export async function ratingChanges(
  store: Store,
  game: string,
  holders: readonly SeatHolder[],
  places: Outcome['places'],
): Promise<Change[]> {
  const played = holders.flatMap(({ person, isReplaced, resignedAt }, seat) => {
    if (person === null || isReplaced) return [];
    if (resignedAt === null) return [{ person, place: places[seat] ?? 1, hasResigned: false }];
    const later = holders.filter((other) => (other.resignedAt ?? 0) > resignedAt).length;
    return [{ person, place: holders.length + 1 + later, hasResigned: true }];
  });
  const hasHelp = holders.some(
    ({ isReplaced, wasHelped, resignedAt }) => resignedAt === null && (isReplaced || wasHelped),
  );
  const isRated = played.length >= 2 && !hasHelp;
  // Without a rating a game counts only for those who have finished it.
  const rated = isRated ? played : played.filter(({ hasResigned }) => !hasResigned);
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

/** On the scale that players know from chess: 1500 at first, never a number below zero after one lost game. */
const [FIRST_RATING, POINTS] = [1500, 24];

export function shownRating({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number {
  return Math.round(FIRST_RATING + POINTS * ordinal({ mu, sigma }));
}
