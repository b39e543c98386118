// The formats of tournaments behind one interface: how many rounds, the next tables, the standing.
import { rngOf } from '../../engine/index.ts';
import type { TournamentFormat, TournamentTieBreak } from '../../protocol/tournaments.ts';
import {
  type BracketSeats,
  type BracketTable,
  type KnockOutPlan,
  knockOutRound,
  knockOutRounds,
  knockOutStandings,
  replaysIn,
} from './knock-out.ts';
import { ROUND_ROBIN_TIE_BREAKS, roundRobinRound, roundRobinRounds } from './round-robin.ts';
import { type Standing, standingsOf } from './standings.ts';
import { SWISS_TIE_BREAKS, swissRound, swissRounds } from './swiss.ts';

/** A tournament as its format sees it. */
export interface Field {
  /** The draw of a knock-out follows from it. */
  readonly tournament: string;
  /** Everybody who has played from the start, by number. */
  readonly players: readonly number[];
  readonly hasLeft: ReadonlySet<number>;
  /** Those that are done. */
  readonly tables: readonly BracketTable[];
  readonly seats: number;
  readonly seatCounts: readonly number[];
}

interface Format {
  readonly tieBreaks: readonly TournamentTieBreak[];
  /** As many as it takes. */
  rounds(players: number, seats: number): number;
  /** The tables of this round, from 1. */
  round(field: Field, round: number): BracketSeats[];
  /** Further games of this round. `open`: the tables that are not done. */
  replays(field: Field, round: number, open: readonly BracketSeats[]): BracketSeats[];
  standings(field: Pick<Field, 'tournament' | 'players' | 'hasLeft' | 'tables' | 'seats'>): Standing[];
}

const numbered = (tables: readonly (readonly number[])[]): BracketSeats[] =>
  tables.map((players, at) => ({ number: at + 1, replayOf: null, players }));

const drawn = ({ tournament, players, hasLeft, tables, seats }: Omit<Field, 'seatCounts'>): KnockOutPlan => ({
  draw: rngOf(`draw of ${tournament}`).shuffle([...players]),
  hasLeft,
  tables,
  seats,
});

export const FORMATS: Readonly<Record<TournamentFormat, Format>> = {
  swiss: {
    tieBreaks: SWISS_TIE_BREAKS,
    rounds: swissRounds,
    round: ({ players, hasLeft, ...field }) =>
      numbered(swissRound({ ...field, players: players.filter((player) => !hasLeft.has(player)) })),
    replays: () => [],
    standings: ({ players, tables }) => standingsOf(players, tables, SWISS_TIE_BREAKS),
  },
  'round-robin': {
    tieBreaks: ROUND_ROBIN_TIE_BREAKS,
    rounds: roundRobinRounds,
    round: (field, round) => numbered(roundRobinRound({ ...field, round })),
    replays: () => [],
    standings: ({ players, tables }) => standingsOf(players, tables, ROUND_ROBIN_TIE_BREAKS),
  },
  'knock-out': {
    tieBreaks: ['last-table'],
    rounds: knockOutRounds,
    round: (field, round) => knockOutRound(drawn(field), round),
    replays: (field, round, open) => replaysIn(drawn(field), round, open),
    standings: (field) => knockOutStandings(drawn(field)),
  },
};
