// Ratings after a match: people and the levels of bots in one pool. A finished game counts for everybody who stayed.

import type { Outcome } from '../../engine/index.ts';
import type { LevelRatings } from '../../engine/level-ratings.ts';
import { LEVELS, type Level } from '../../engine/levels.ts';
import type { Player } from '../matches/config.ts';
import type { Change } from '../storage/database.ts';
import type { RatingRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { FIRST_MU, FIRST_SIGMA, type Strength, strengthOf } from './scale.ts';
import { updatedStrengths } from './update.ts';

/** The holder of a seat at the end of a match. */
export interface SeatHolder {
  /** Null for a bot. */
  readonly person: string | null;
  /** The bot that has the seat, not one that plays for a person. */
  readonly bot: string | null;
  /** A bot played for this person at the end. */
  readonly isReplaced: boolean;
  /** A bot has decided for this person during the game. */
  readonly wasHelped: boolean;
  /** When this person gave the game up: in the rating they come last, whatever the bot at their seat has reached. */
  readonly resignedAt: number | null;
}

export interface FinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  /** The people wanted it to count, and nothing was taken back by favour. */
  readonly isRated: boolean;
  readonly holders: readonly SeatHolder[];
  readonly places: Outcome['places'];
  /** Bots of a game without them are not in the pool. */
  readonly levels?: LevelRatings['levels'] | undefined;
}

type RatingStore = Pick<Store, 'ratingsIn' | 'upsertRating' | 'insertRatingStep'>;

export function seatHolderOf(player: Player): SeatHolder {
  if (player.kind === 'bot')
    return { person: null, bot: player.level, isReplaced: false, wasHelped: false, resignedAt: null };
  const { person, standIn, wasHelped, resignedAt } = player;
  return { person, bot: null, isReplaced: standIn !== null && resignedAt === null, wasHelped, resignedAt };
}

/** A match in which a bot decided for somebody who has not resigned rates nobody: its result says nothing about that person. */
export async function ratingChanges(store: RatingStore, finished: FinishedMatch): Promise<Change[]> {
  const { match, game, at, holders } = finished;
  const people = holders.flatMap((holder, seat) =>
    holder.person === null || holder.isReplaced
      ? []
      : [{ person: holder.person, hasResigned: holder.resignedAt !== null, rank: rankOf(finished, seat) }],
  );
  const bots = holders.flatMap(({ bot }, seat) => {
    const strength = bot === null ? null : levelStrength(bot, finished.levels);
    return strength ? [{ strength, rank: rankOf(finished, seat) }] : [];
  });
  const hasHelp = holders.some(
    ({ isReplaced, wasHelped, resignedAt }) => resignedAt === null && (isReplaced || wasHelped),
  );
  const isRated = finished.isRated && !hasHelp && people.length + bots.length >= 2;
  // Without a rating a game counts only for those who have finished it.
  const counted = isRated ? people : people.filter(({ hasResigned }) => !hasResigned);
  const names = [...new Set(counted.map(({ person }) => person))];
  if (names.length === 0 || names.length < counted.length) return [];
  const known = await store.ratingsIn(game, names);
  const before = counted.map(
    ({ person }) => known.find((row) => row.person === person) ?? initialRating(person, game),
  );
  if (!isRated) return before.map((row) => store.upsertRating({ ...row, games: row.games + 1 }));
  const after = updatedStrengths(
    [...before, ...bots.map(({ strength }) => strength)],
    [...counted, ...bots].map(({ rank }) => rank),
  );
  return before.flatMap((row, i) => {
    const { mu, sigma } = after[i] ?? row;
    return [
      store.upsertRating({
        ...row,
        mu,
        sigma,
        games: row.games + 1,
        rated_games: row.rated_games + 1,
        rated_at: at,
      }),
      store.insertRatingStep({ match, person: row.person, game, at, mu, sigma, change: mu - row.mu }),
    ];
  });
}

/** Who resigned later comes before those who resigned earlier, and after everybody who stayed. */
export function rankOf({ holders, places }: Pick<FinishedMatch, 'holders' | 'places'>, seat: number): number {
  const resignedAt = holders[seat]?.resignedAt ?? null;
  if (resignedAt === null) return places[seat] ?? 1;
  const later = holders.filter((other) => (other.resignedAt ?? 0) > resignedAt).length;
  return holders.length + 1 + later;
}

/** Null for a bot whose strength was not measured. */
function levelStrength(bot: string, levels: LevelRatings['levels'] | undefined): Strength | null {
  const level = LEVELS.find((each): each is Level => each === bot);
  return level && levels ? strengthOf(levels[level]) : null;
}

function initialRating(person: string, game: string): RatingRow {
  return { person, game, mu: FIRST_MU, sigma: FIRST_SIGMA, games: 0, rated_games: 0, rated_at: null };
}
