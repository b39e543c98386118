// HTTP schemas for tournaments.
import * as v from 'valibot';
import { LEVELS } from '../engine/levels.ts';
import { LIMITS } from './limits.ts';
import { MATCH_STATES } from './server.ts';
import { clock, gameId, matchId, options, profileId, tournamentId, tournamentName } from './values.ts';

export const MAX_TOURNAMENT_PLAYERS = 256;
export const MIN_TOURNAMENT_PLAYERS = 3;
/** Two days: a table that waits longer is closed like any other. */
export const MAX_NO_SHOW_MINUTES = 2 * 24 * 60;
/** Where nobody says otherwise. */
export const LIVE_NO_SHOW_MINUTES = 10;
export const TOURNAMENT_FORMATS = ['swiss', 'round-robin', 'knock-out'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];
const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'head-to-head', 'last-table'] as const;
export type TournamentTieBreak = (typeof TIE_BREAKS)[number];
const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const newTournament = v.pipe(
  v.strictObject({
    name: v.pipe(
      v.optional(v.nullable(tournamentName), null),
      v.description(
        `What it is called, in at most ${LIMITS.tournamentName} characters. Null: it is named after its host, in the language of each reader.`,
      ),
    ),
    game: gameId,
    format: v.pipe(
      v.optional(v.picklist(TOURNAMENT_FORMATS), 'swiss'),
      v.description(
        '`swiss`: equals meet, nobody the same person twice. `round-robin`: each meets each, at tables of more than two as many people as possible. `knock-out`: the winner of each table goes on.',
      ),
    ),
    seats: v.pipe(
      count(2, 8),
      v.description(
        'Of a table. Where not all can sit at full tables, some are smaller if the game allows it.',
      ),
    ),
    rounds: v.pipe(
      v.optional(v.nullable(count(1, 15)), null),
      v.description(
        'Only for Swiss; the other formats have as many as it takes. Null: until one can have won all games.',
      ),
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
      v.optional(v.nullable(count(1, MAX_NO_SHOW_MINUTES)), null),
      v.description(
        `Who has not sat down this long after the beginning of a round has lost it. Null: ${LIVE_NO_SHOW_MINUTES}; with a clock of days as long as a decision may take, at most two days.`,
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['format'], ['rounds']],
      ({ format, rounds }) => format === 'swiss' || rounds === null,
      'null: only Swiss has a number of rounds of choice',
    ),
    ['rounds'],
  ),
  v.description('Creates a tournament. People join with its link until the host starts it.'),
);
export type NewTournament = v.InferOutput<typeof newTournament>;
export type NewTournamentInput = v.InferInput<typeof newTournament>;

/** The path parameter of a tournament. */
export const ofTournament = v.strictObject({ id: tournamentId });
export const ofTournamentRound = v.strictObject({
  id: tournamentId,
  round: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'the number of a round')),
});
export const tournamentMade = v.strictObject({ tournament: tournamentId });

export const newTournamentBots = v.pipe(
  v.strictObject({ count: count(1, MAX_TOURNAMENT_PLAYERS), level: v.picklist(LEVELS) }),
  v.description('Adds bots as players. Only for the host, before the start.'),
);

/** The path parameters of a bot. */
export const ofTournamentBot = v.strictObject({
  id: tournamentId,
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'the number of a player')),
});

const player = v.strictObject({
  number: v.number(),
  name: v.string(),
  isBot: v.boolean(),
  level: v.pipe(v.optional(v.picklist(LEVELS)), v.description('Of a bot.')),
  hasLeft: v.boolean(),
  profile: v.pipe(v.optional(profileId), v.description('Only of people who show it.')),
});
const table = v.strictObject({
  match: v.pipe(v.nullable(matchId), v.description('Null for a bye.')),
  state: v.nullable(v.picklist(MATCH_STATES)),
  number: v.number(),
  replayOf: v.pipe(
    v.nullable(v.number()),
    v.description('In a knock-out: the table whose first place was shared, and is played for again.'),
  ),
  players: v.pipe(v.array(v.number()), v.description('Numbers of players, by seat.')),
  absent: v.pipe(v.array(v.number()), v.description('The seats of people who did not come in time.')),
  points: v.pipe(
    v.nullable(v.array(v.number())),
    v.description('By seat: the part of the others at the table that were beaten; null until it is over.'),
  ),
});

export const TOURNAMENT_STATES = ['open', 'playing', 'over', 'closed'] as const;
const facts = {
  tournament: tournamentId,
  name: v.pipe(v.string(), v.description('Empty if it is named after its host.')),
  hostName: v.string(),
  game: v.string(),
  format: v.picklist(TOURNAMENT_FORMATS),
  clock,
  state: v.pipe(
    v.picklist(TOURNAMENT_STATES),
    v.description('`open`: people join. `closed`: the host has ended it before its time.'),
  ),
  round: v.pipe(v.number(), v.description('The present one; 0 before the start.')),
  rounds: v.pipe(v.number(), v.description('Before the start: with as many players as there are now.')),
  hasFixedRounds: v.pipe(
    v.boolean(),
    v.description('Whether the number of rounds no longer depends on how many people join.'),
  ),
  isHost: v.boolean(),
  yourTable: v.pipe(v.nullable(matchId), v.description('Your table of the present round, until it is over.')),
};

export const listedTournament = v.strictObject({
  ...facts,
  count: v.pipe(v.number(), v.description('How many play.')),
  at: v.pipe(v.number(), v.description('When it was made.')),
});
export type ListedTournament = v.InferOutput<typeof listedTournament>;
export const myTournaments = v.strictObject({
  tournaments: v.pipe(
    v.array(listedTournament),
    v.description('Those that you have made or play in, the latest first.'),
  ),
});
export type MyTournaments = v.InferOutput<typeof myTournaments>;

export const tournamentRound = v.strictObject({ round: v.number(), tables: v.array(table) });
export type TournamentRound = v.InferOutput<typeof tournamentRound>;
export type TournamentTable = TournamentRound['tables'][number];

export const tournament = v.strictObject({
  ...facts,
  seats: v.number(),
  options,
  isDuplicate: v.boolean(),
  isRated: v.boolean(),
  fillLevel: v.nullable(v.picklist(LEVELS)),
  noShowMinutes: v.number(),
  roundAt: v.pipe(v.nullable(v.number()), v.description('When the present round began.')),
  you: v.pipe(v.nullable(v.number()), v.description('Your own number; null if you do not play.')),
  sitDownBy: v.pipe(
    v.nullable(v.number()),
    v.description('Until when you have to sit down at your table; null if you have, or have none.'),
  ),
  players: v.array(player),
  tieBreaks: v.pipe(
    v.array(v.picklist(TIE_BREAKS)),
    v.description(
      'In the order in which they count. `buchholz`: the points of all opponents. `sonneborn-berger`: the points of the beaten ones, and half of those of equals. `head-to-head`: the points at tables among those who are still equal. `last-table`: the points at the last table.',
    ),
  ),
  standings: v.pipe(
    v.array(
      v.strictObject({
        player: v.number(),
        place: v.pipe(v.number(), v.description('Shared by those who are equal in everything.')),
        points: v.pipe(v.number(), v.description('In a knock-out the number of rounds won.')),
        tieBreaks: v.array(v.number()),
      }),
    ),
    v.description('The best first.'),
  ),
  tables: v.pipe(v.array(table), v.description('Of the present round.')),
});
export type Tournament = v.InferOutput<typeof tournament>;
