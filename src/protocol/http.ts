// HTTP schemas for devices and matches.
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { MATCH_STATES } from './server.ts';
import {
  clock,
  deviceToken,
  duplicateId,
  ending,
  gameId,
  matchId,
  options,
  personName,
  profileId,
  seatPlans,
  seatToken,
  tournamentId,
  watch,
} from './values.ts';

export const newDevice = v.pipe(
  v.strictObject({ name: personName }),
  v.description('Registers a new device for a guest.'),
);
export const newMatch = v.pipe(
  v.strictObject({
    game: gameId,
    seats: seatPlans,
    options: v.optional(options, {}),
    clock: v.optional(clock, null),
    isOpen: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Whether it is in the list of open tables.'),
    ),
    watch: v.optional(watch, 'public'),
    isRated: v.pipe(v.optional(v.boolean(), true), v.description('Whether the result counts for ratings.')),
    tables: v.pipe(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.tables)), 1),
      v.description('The number of tables with the same deal; more than one is a duplicate.'),
    ),
  }),
  v.description(
    'Creates a match. Nobody sits there yet: enter it, then `sit`. `MAX_TABLES_PER_PERSON` limits the unfinished tables that a person has made; seats at other tables, tables of tournaments and paused tables of bots do not count.',
  ),
);
export type NewMatch = v.InferOutput<typeof newMatch>;
export type NewMatchInput = v.InferInput<typeof newMatch>;

export const seatLinks = v.pipe(
  v.strictObject({
    links: v.pipe(
      v.array(v.strictObject({ match: matchId, seat: seatToken })),
      v.maxLength(LIMITS.seatLinks),
      v.description('Matches, each with the token of a seat there.'),
    ),
  }),
  v.description('The tables of seat links; links that are no longer valid are left out.'),
);
export type SeatLink = v.InferOutput<typeof seatLinks>['links'][number];

export const listedChange = v.pipe(
  v.strictObject({ isHidden: v.boolean() }),
  v.description('Removes a finished match from your own list, or brings it back.'),
);

/** The path parameter of a match. */
export const ofMatch = v.strictObject({ id: matchId });

export const addresses = v.strictObject({
  origins: v.pipe(
    v.array(v.string()),
    v.description(
      'Where others can open the pages, the likeliest first: `PUBLIC_URL`; without it, and only for a request from the machine of the server by its own name, the addresses in the local networks.',
    ),
  ),
});
export type Addresses = v.InferOutput<typeof addresses>;

export const deviceMade = v.strictObject({ device: deviceToken, person: v.string() });
export const matchMade = v.strictObject({
  match: matchId,
  commitment: v.string(),
  duplicate: v.pipe(
    v.optional(duplicateId),
    v.description('Only for several tables; `match` is the first of them.'),
  ),
});

/** The path parameter of a duplicate. */
export const ofDuplicate = v.strictObject({ id: duplicateId });
export const duplicate = v.strictObject({
  game: v.string(),
  commitment: v.string(),
  isOver: v.pipe(
    v.boolean(),
    v.description('Whether all tables are done. Before that there are no results and no records.'),
  ),
  tables: v.array(
    v.strictObject({
      match: matchId,
      state: v.picklist(MATCH_STATES),
      names: v.pipe(v.array(v.string()), v.description('By seat; empty for a free seat.')),
      bots: v.pipe(v.array(v.boolean()), v.description('By seat.')),
      result: v.pipe(
        v.nullable(v.strictObject({ places: v.array(v.number()), scores: v.array(v.number()) })),
        v.description(
          'By seat; null before all tables are done, and for a game that was not played to its end.',
        ),
      ),
    }),
  ),
});
export type Duplicate = v.InferOutput<typeof duplicate>;
export const listedMatch = v.strictObject({
  match: matchId,
  game: v.string(),
  state: v.picklist(MATCH_STATES),
  names: v.pipe(v.array(v.string()), v.description('The names of the players; empty for a free seat.')),
  free: v.number(),
  clock,
  at: v.pipe(v.number(), v.description('When it last changed, in milliseconds since 1970.')),
  isMyTurn: v.boolean(),
  hostRating: v.pipe(
    v.optional(v.nullable(v.number())),
    v.description('Only in the lobby: the rating of the host in this game; null for none.'),
  ),
  hostProfile: v.pipe(v.optional(profileId), v.description('Only in the lobby, if the host shows it.')),
  isRated: v.pipe(v.optional(v.boolean()), v.description('Only in the lobby.')),
  tournament: v.pipe(v.optional(tournamentId), v.description('The tournament that it is a table of.')),
  seat: v.pipe(v.optional(v.number()), v.description('Only in your own list: your seat.')),
  waitsFor: v.pipe(
    v.optional(v.array(v.number())),
    v.description(
      'Only in your own list: the seats that have to decide, or, before the game, that nobody has sat down at yet. ' +
        'Yours is among them if a seat is kept for you, as in a rematch.',
    ),
  ),
  since: v.pipe(
    v.optional(v.number()),
    v.description(
      'Only in your own list, of a game in progress: when you were asked, otherwise when the others were, in milliseconds since 1970.',
    ),
  ),
  timeLeftMs: v.pipe(
    v.optional(v.number()),
    v.description(
      'Only in your own list, if the match has a clock: the time left for your decision, otherwise for that of the others.',
    ),
  ),
  standIns: v.pipe(
    v.optional(v.array(v.number())),
    v.description(
      'Only in your own list, of a game in progress: the seats of people for whom a bot plays now. ' +
        'Yours is among them until you send `back`, unless you have resigned.',
    ),
  ),
  hasResigned: v.pipe(
    v.optional(v.boolean()),
    v.description('Only in your own list: you have resigned, and a bot plays your seat to the end.'),
  ),
  next: v.pipe(v.optional(matchId), v.description('Only in your own list: the rematch of this match.')),
  ending: v.optional(ending),
});
export type ListedMatch = v.InferOutput<typeof listedMatch>;
export const listed = v.strictObject({ matches: v.array(listedMatch) });
