// HTTP schemas for the lobby: open tables, games to watch, and searching for somebody to play with.
import * as v from 'valibot';
import { listedMatch } from './http.ts';
import { clock, gameId, matchId, profileId, seekId } from './values.ts';

export const newSeek = v.pipe(
  v.strictObject({
    game: v.pipe(v.nullable(gameId), v.description('Null for any game.')),
    clock: v.optional(clock, null),
    takesBot: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Whether a bot takes the other seat if nobody has come after a minute.'),
    ),
  }),
  v.description(
    'Searches for somebody to play with. It lasts as long as `GET /api/lobby/seeks/ID` is asked at least every ten seconds.',
  ),
);
export type NewSeek = v.InferOutput<typeof newSeek>;

/** The path parameter of a search. */
export const ofSeek = v.strictObject({ id: seekId });

export const seekState = v.strictObject({
  seek: seekId,
  match: v.pipe(
    v.nullable(matchId),
    v.description('The match, once there is one: a seat is kept for you. Enter it, then `sit`.'),
  ),
});
export type SeekState = v.InferOutput<typeof seekState>;

const seeker = v.strictObject({
  name: v.string(),
  profile: v.pipe(v.optional(profileId), v.description('Only of people who show their profiles.')),
  game: v.pipe(v.nullable(v.string()), v.description('Null for any game.')),
  clock,
});
export type Seeker = v.InferOutput<typeof seeker>;

export const lobby = v.strictObject({
  open: v.pipe(v.array(listedMatch), v.description('Tables that wait for people.')),
  live: v.pipe(v.array(listedMatch), v.description('Games in progress that anybody may watch.')),
  seeking: v.pipe(v.number(), v.description('How many other people search for somebody to play with.')),
  seekers: v.pipe(v.array(seeker), v.description('The first of them, and what they search for.')),
});
export type Lobby = v.InferOutput<typeof lobby>;
