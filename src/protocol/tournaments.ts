// HTTP schemas for tournaments.
import * as v from 'valibot';
import { LEVELS } from '../engine/levels.ts';
import { MATCH_STATES } from './server.ts';
import { clock, gameId, matchId, options, personName, profileId, tournamentId } from './values.ts';

export const MAX_TOURNAMENT_PLAYERS = 256;
export const MIN_TOURNAMENT_PLAYERS = 3;
const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const newTournament = v.pipe(
  v.strictObject({
    name: v.pipe(personName, v.description('What it is called.')),
    game: gameId,
    seats: v.pipe(
      count(2, 8),
      v.description(
        'Of a table. Where not all can sit at full tables, some are smaller if the game allows it.',
      ),
    ),
    rounds: v.pipe(
      v.optional(v.nullable(count(1, 15)), null),
      v.description('Null: as many as it takes until one can have won all games.'),
    ),
    options: v.optional(options, {}),
    clock: v.pipe(
      v.nonNullable(clock, 'a clock: a round has to end'),
      v.description('Time for every decision, or for the whole game with an increment.'),
    ),
    isDuplicate: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Whether all tables of a round have the same deal.'),
    ),
    isRated: v.optional(v.boolean(), true),
    fillLevel: v.pipe(
      v.optional(v.nullable(v.picklist(LEVELS)), null),
      v.description(
        'Bots of this level fill the tables at the start, and take the seats of people who do not come.',
      ),
    ),
    noShowMinutes: v.pipe(
      v.optional(count(1, 20_160), 10),
      v.description('Who has not sat down this long after the beginning of a round has lost.'),
    ),
  }),
  v.description('Creates a Swiss tournament. People join with its link until the host starts it.'),
);
export type NewTournament = v.InferOutput<typeof newTournament>;

/** The path parameter of a tournament. */
export const ofTournament = v.strictObject({ id: tournamentId });
export const tournamentMade = v.strictObject({ tournament: tournamentId });

export const newTournamentBots = v.pipe(
  v.strictObject({ count: count(1, MAX_TOURNAMENT_PLAYERS), level: v.picklist(LEVELS) }),
  v.description('Adds bots as players. Only for the host, before the start.'),
);

const player = v.strictObject({
  number: v.number(),
  name: v.string(),
  isBot: v.boolean(),
  hasLeft: v.boolean(),
  profile: v.pipe(v.optional(profileId), v.description('Only of people who show it.')),
});
const table = v.strictObject({
  match: v.pipe(v.nullable(matchId), v.description('Null for a bye.')),
  state: v.nullable(v.picklist(MATCH_STATES)),
  players: v.pipe(v.array(v.number()), v.description('Numbers of players, by seat.')),
  absent: v.pipe(v.array(v.number()), v.description('The seats of people who did not come in time.')),
  points: v.pipe(
    v.nullable(v.array(v.number())),
    v.description('By seat: the part of the others at the table that were beaten; null until it is over.'),
  ),
});

export const TOURNAMENT_STATES = ['open', 'playing', 'over'] as const;
export const tournament = v.strictObject({
  tournament: tournamentId,
  name: v.string(),
  game: v.string(),
  seats: v.number(),
  clock,
  isDuplicate: v.boolean(),
  isRated: v.boolean(),
  fillLevel: v.nullable(v.string()),
  noShowMinutes: v.number(),
  state: v.picklist(TOURNAMENT_STATES),
  round: v.pipe(v.number(), v.description('The present one; 0 before the start.')),
  rounds: v.pipe(v.number(), v.description('0 if it depends on how many join.')),
  roundAt: v.pipe(v.nullable(v.number()), v.description('When the present round began.')),
  isHost: v.boolean(),
  you: v.pipe(v.nullable(v.number()), v.description('Your own number; null if you do not play.')),
  yourTable: v.pipe(v.nullable(matchId), v.description('Your table of the present round, until it is over.')),
  players: v.array(player),
  standings: v.pipe(
    v.array(
      v.strictObject({
        player: v.number(),
        place: v.number(),
        points: v.number(),
        buchholz: v.number(),
        sonnebornBerger: v.number(),
        headToHead: v.number(),
      }),
    ),
    v.description(
      'The best first. Ties are broken by Buchholz (the points of all opponents), Sonneborn-Berger (those of the beaten ones, and half of equals), then the games among each other.',
    ),
  ),
  pairings: v.pipe(
    v.array(v.strictObject({ round: v.number(), tables: v.array(table) })),
    v.description('The latest round first.'),
  ),
});
export type Tournament = v.InferOutput<typeof tournament>;
