// Ratings after a match: people and the levels of bots in one pool. Who leaves a game comes last in it.

import type { Outcome, Seat } from '../../engine/index.ts';
import type { LevelRatings } from '../../engine/level-ratings.ts';
import { LEVELS, type Level } from '../../engine/levels.ts';
import type { UnchangedReason } from '../../protocol/profiles.ts';
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
  /** A bot played for this person at the end, who had not resigned. */
  readonly isReplaced: boolean;
  /** When a bot took the seat of this person, who was not back at the end. */
  readonly leftAt: number | null;
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
  /** Somebody resigned before everybody had played a little: nobody gains by it. */
  readonly isShort: boolean;
  readonly holders: readonly SeatHolder[];
  readonly places: Outcome['places'];
  /** Bots of a game without them are not in the pool. */
  readonly levels?: LevelRatings['levels'] | undefined;
}

type RatingStore = Pick<
  Store,
  'ratingsIn' | 'ratedWith' | 'upsertRating' | 'insertRatingStep' | 'updatePlayer'
>;

/** Rated games of a kind that the same two people may play within a day: nobody should gain by arranging results. */
export const MAX_RATED_TOGETHER = 5;
const DAY_MS = 86_400_000;

export function seatHolderOf(player: Player): SeatHolder {
  if (player.kind === 'bot')
    return {
      person: null,
      bot: player.level,
      isReplaced: false,
      leftAt: null,
      wasHelped: false,
      resignedAt: null,
    };
  const { person, standIn, leftAt, wasHelped, resignedAt } = player;
  const isReplaced = standIn !== null && resignedAt === null;
  return { person, bot: null, isReplaced, leftAt, wasHelped, resignedAt };
}

interface Rated {
  readonly seat: Seat;
  readonly person: string;
  readonly rank: number;
  /** The person left the game for good, by resigning or to a bot: that must not pay either. */
  readonly hasLeft: boolean;
  readonly isReplaced: boolean;
  /** A bot has decided for the person, who came back: that must not pay. */
  readonly wasHelped: boolean;
}

/** The seat of the person who left last at a table of people that all have left: they have held out. Null at any other table. */
function lastLeaver(holders: readonly SeatHolder[]): number | null {
  if (holders.length < 2 || !holders.every(({ bot, isReplaced }) => bot === null && isReplaced)) return null;
  const latest = Math.max(...holders.map(({ leftAt }) => leftAt ?? 0));
  const seats = [...holders.keys()].filter((seat) => (holders[seat]?.leftAt ?? 0) === latest);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

interface RatedBot {
  readonly strength: Strength;
  readonly rank: number;
}

/** Who resigned or left the game to a bot comes last. What a bot decided for somebody gains them nothing and costs nobody else anything. */
export async function ratingChanges(store: RatingStore, finished: FinishedMatch): Promise<Change[]> {
  const { match, game, at, holders } = finished;
  const last = lastLeaver(holders);
  const people = holders.flatMap(({ person, wasHelped, resignedAt, ...holder }, seat): Rated[] => {
    if (person === null) return [];
    const isReplaced = holder.isReplaced && seat !== last;
    const hasLeft = isReplaced || resignedAt !== null;
    return [
      {
        seat,
        person,
        hasLeft,
        isReplaced,
        wasHelped: wasHelped && !hasLeft && seat !== last,
        rank: rankOf(finished, seat),
      },
    ];
  });
  const bots = holders.flatMap(({ bot }, seat): RatedBot[] => {
    const strength = bot === null ? null : levelStrength(bot, finished.levels);
    return strength ? [{ strength, rank: rankOf(finished, seat) }] : [];
  });
  const names = [...new Set(people.map(({ person }) => person))];
  if (names.length === 0 || names.length < people.length) return [];
  const known = await store.ratingsIn(game, names);
  const before = people.map(
    ({ person }) => known.find((row) => row.person === person) ?? initialRating(person, game),
  );
  const hasReachedLimit = finished.isRated && (await havePlayedEnough(store, finished, names));
  const isRated = finished.isRated && !hasReachedLimit;
  const after = isRated ? newStrengths(finished, people, before, bots) : before;
  return before.flatMap((row, i): Change[] => {
    const { mu, sigma } = after[i] ?? row;
    const { seat, isReplaced } = people[i]!;
    if (mu === row.mu && sigma === row.sigma) {
      const reason = hasReachedLimit
        ? 'pair-limit'
        : isRated
          ? unchangedReason(people[i]!, finished.isShort, people.length + bots.length)
          : null;
      return [
        ...(reason ? [store.updatePlayer(match, seat, { unchanged: reason })] : []),
        // Without a change of the rating, a game counts for everybody who stayed or resigned.
        ...(isReplaced ? [] : [store.upsertRating({ ...row, games: row.games + 1 })]),
      ];
    }
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

/** Why a rated game has left the rating of somebody as it was. `pool`: people and measured bots. */
function unchangedReason({ wasHelped, hasLeft }: Rated, isShort: boolean, pool: number): UnchangedReason {
  if (pool < 2) return 'no-opponent';
  if (hasLeft) return 'left';
  return isShort && !wasHelped ? 'resigned-early' : 'bot-decided';
}

/** Whether any two of these people have had their rated games of this day. */
async function havePlayedEnough(
  store: RatingStore,
  { game, at }: FinishedMatch,
  people: readonly string[],
): Promise<boolean> {
  if (people.length < 2) return false;
  const rated = await store.ratedWith(game, people, at - DAY_MS);
  const matchesOf = (person: string) => rated.flatMap((each) => (each.person === person ? [each.match] : []));
  return people.some((person, i) => {
    const own = new Set(matchesOf(person));
    return people
      .slice(i + 1)
      .some((other) => matchesOf(other).filter((match) => own.has(match)).length >= MAX_RATED_TOGETHER);
  });
}

/** The strengths of the people after the game; those whose rating it does not change have the same as before. */
function newStrengths(
  { isShort }: FinishedMatch,
  people: readonly Rated[],
  before: readonly Strength[],
  bots: readonly RatedBot[],
): readonly Strength[] {
  // If everybody has left it to bots, the game says nothing about anybody.
  if (bots.length === 0 && people.every(({ isReplaced }) => isReplaced)) return before;
  const all = pooled(people, before, bots, () => true);
  const ownWork = people.some(({ wasHelped }) => wasHelped)
    ? pooled(people, before, bots, ({ wasHelped }) => !wasHelped)
    : all;
  return people.map(({ wasHelped, hasLeft }, i) => {
    const own = before[i]!;
    const rated = wasHelped || all[i]!.mu >= ownWork[i]!.mu ? all[i]! : ownWork[i]!;
    return rated.mu > own.mu && (wasHelped || hasLeft || isShort) ? own : rated;
  });
}

/** Rates those who count among each other and the bots. A pool of one says nothing. */
function pooled(
  people: readonly Rated[],
  before: readonly Strength[],
  bots: readonly RatedBot[],
  counts: (each: Rated) => boolean,
): readonly Strength[] {
  const inPool = people.flatMap((each, i) => (counts(each) ? [i] : []));
  if (inPool.length + bots.length < 2) return before;
  const after = updatedStrengths(
    [...inPool.map((i) => before[i]!), ...bots.map(({ strength }) => strength)],
    [...inPool.map((i) => people[i]!.rank), ...bots.map(({ rank }) => rank)],
  );
  return before.map((strength, i) => (inPool.includes(i) ? after[inPool.indexOf(i)]! : strength));
}

/**
 * Who resigned later comes before those who resigned earlier, and after everybody who stayed. Last of all are those who
 * left the game to a bot, who left first after who left later; but if nobody stayed, a resignation has ended the game, and then who resigned comes last.
 */
export function rankOf({ holders, places }: Pick<FinishedMatch, 'holders' | 'places'>, seat: number): number {
  const hasStayed = ({ person, isReplaced, resignedAt }: SeatHolder) =>
    person !== null && !isReplaced && resignedAt === null;
  const isEndedByResigning = !holders.some(hasStayed) && holders.some((each) => each.resignedAt !== null);
  if (holders[seat]?.isReplaced && !isEndedByResigning) {
    const leftAt = holders[seat]?.leftAt ?? 0;
    const after = holders.filter(
      ({ isReplaced, leftAt: other }) => isReplaced && (other ?? 0) > leftAt,
    ).length;
    return 2 * holders.length + 1 + after;
  }
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
