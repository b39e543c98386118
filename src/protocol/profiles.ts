// HTTP schemas for ratings: leaderboards, profiles of people, and what a match has done to ratings.
import * as v from 'valibot';
import { LEVELS } from '../engine/levels.ts';
import { gameId, matchId, profileId } from './values.ts';

const rating = v.pipe(
  v.number(),
  v.description(
    '1500 before the first rated game; 400 points more mean odds of ten to one at a table of two.',
  ),
);
const uncertainty = v.pipe(
  v.number(),
  v.description('The true strength is within `rating` ± `uncertainty` in about 19 of 20 cases.'),
);
const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'));
const place = v.pipe(v.number(), v.description('1 for the winner.'));

/** A person's rating in one game. */
export const ownRating = v.strictObject({
  game: v.string(),
  rating,
  uncertainty,
  games: v.pipe(v.number(), v.description('The number of finished games.')),
  ratedGames: v.pipe(v.number(), v.description('How many of them have changed the rating.')),
});

/** The path parameter of a leaderboard. */
export const ofLeaderboard = v.strictObject({ game: gameId });
export const leaderboard = v.strictObject({
  game: v.string(),
  minRatedGames: v.pipe(
    v.number(),
    v.description('Who is listed has played at least this many rated games,'),
  ),
  maxUncertainty: v.pipe(v.number(), v.description('is known at least this well,')),
  maxDays: v.pipe(v.number(), v.description('and has played a rated game within this many days.')),
  players: v.array(
    v.strictObject({
      place: v.number(),
      profile: profileId,
      name: v.string(),
      rating,
      uncertainty,
      ratedGames: v.number(),
    }),
  ),
  levels: v.pipe(
    v.array(v.strictObject({ level: v.picklist(LEVELS), rating, uncertainty })),
    v.description('The bots in the same pool; empty for a game whose bots were not measured.'),
  ),
  you: v.pipe(
    v.nullable(
      v.strictObject({
        profile: v.pipe(
          v.nullable(profileId),
          v.description('Null if you hide it: then you are not listed.'),
        ),
        rating,
        uncertainty,
        ratedGames: v.number(),
        place: v.pipe(v.nullable(v.number()), v.description('Null if you are not listed.')),
      }),
    ),
    v.description('Null without a known device, and before the first game.'),
  ),
});
export type Leaderboard = v.InferOutput<typeof leaderboard>;

/** The path parameters of a profile: its id, or `me`; or where somebody was met. */
const profileKey = v.union([v.literal('me'), profileId]);
export const ofProfile = v.strictObject({ id: profileKey });
const seatText = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'a seat'), v.transform(Number));
export const ofSeatAt = v.strictObject({ id: matchId, seat: seatText });
const before = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}$/, 'a time in milliseconds since 1970'),
  v.transform(Number),
);
export const ofGamesBefore = v.strictObject({ id: profileKey, before });

/** Why a match has not changed the rating of somebody who finished it. */
const RATED_REASONS = ['resigned-early', 'bot-decided', 'left'] as const;
const UNRATED_REASONS = ['casual', 'favour', 'agreed', 'pair-limit', 'no-opponent'] as const;
export const unchangedReason = v.picklist([...RATED_REASONS, ...UNRATED_REASONS]);
export type UnchangedReason = v.InferOutput<typeof unchangedReason>;
export const isRatedReason = (reason: UnchangedReason): boolean =>
  (RATED_REASONS as readonly string[]).includes(reason);

const playedGame = v.strictObject({
  match: matchId,
  game: v.string(),
  at: time,
  names: v.pipe(v.array(v.string()), v.description('By seat.')),
  profiles: v.pipe(
    v.array(v.nullable(profileId)),
    v.description('By seat; null for bots, and for people who hide their profiles or were deleted.'),
  ),
  seat: v.number(),
  places: v.pipe(
    v.nullable(v.array(place)),
    v.description('By seat; null if all have agreed to end the game.'),
  ),
  change: v.pipe(
    v.nullable(v.number()),
    v.description(
      'Of the rating, in points; 0 if the game was rated and changed nothing, null if it was not rated.',
    ),
  ),
  unchanged: v.pipe(
    v.nullable(unchangedReason),
    v.description(
      'Why the rating is as before; null if it has changed, and for games older than this field.',
    ),
  ),
});
export type PlayedGame = v.InferOutput<typeof playedGame>;
export const playedGames = v.strictObject({
  games: v.pipe(
    v.array(playedGame),
    v.description('The latest first. Tables that nobody may watch are listed only for their own players.'),
  ),
  more: v.pipe(
    v.nullable(time),
    v.description('Ask for the games before this time; null if there are none.'),
  ),
});
export type PlayedGames = v.InferOutput<typeof playedGames>;

export const profile = v.strictObject({
  profile: v.pipe(v.nullable(profileId), v.description('Null if it is hidden: only you can see it.')),
  name: v.string(),
  since: time,
  isYou: v.boolean(),
  ratings: v.pipe(
    v.array(
      v.strictObject({
        ...ownRating.entries,
        curve: v.pipe(
          v.array(v.strictTuple([time, rating, uncertainty])),
          v.description('After each rated game, the oldest first; at most the latest 200.'),
        ),
      }),
    ),
    v.description('The game played most often first.'),
  ),
  opponents: v.pipe(
    v.array(
      v.strictObject({
        profile: profileId,
        name: v.string(),
        games: v.number(),
        better: v.pipe(v.number(), v.description('How often this person had the better place.')),
        worse: v.number(),
      }),
    ),
    v.description('The people met most often in the latest 300 games that both have finished.'),
  ),
  ...playedGames.entries,
});
export type Profile = v.InferOutput<typeof profile>;

export const ratedMatch = v.strictObject({
  changes: v.pipe(
    v.array(v.strictObject({ seat: v.number(), rating, uncertainty, change: v.number() })),
    v.description('Of those who show their profiles, and your own; empty for a game that was not rated.'),
  ),
  unchanged: v.pipe(
    v.array(v.strictObject({ seat: v.number(), reason: unchangedReason })),
    v.description(
      'Whose rating the match has not changed, and why. Of the same people; games older than this field have no reasons. Rated, and nothing changed: `resigned-early` (somebody resigned before a quarter of a usual game, so nobody gains), `bot-decided` (a bot had decided for a player), `left` (who resigned or left the game gains nothing). Not rated: `casual`, `favour` (a move was taken back with the others’ consent), `agreed` (ended by agreement), `pair-limit` (two of the players have had their rated games of this day), `no-opponent` (nobody with a rating to compare with).',
    ),
  ),
});
export type RatedMatch = v.InferOutput<typeof ratedMatch>;
