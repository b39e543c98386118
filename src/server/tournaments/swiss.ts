// Swiss pairing: equals meet, nobody meets the same person again while that can be avoided. Pure: the same past gives the same tables.
import { byesFor, cut, exchanged, Meetings, seatOrder, tableSizes } from './seating.ts';
import { type PlayedTable, standingsOf, type TieBreak } from './standings.ts';

export const SWISS_TIE_BREAKS: readonly TieBreak[] = ['buchholz', 'sonneborn-berger', 'head-to-head'];

export interface SwissPlan {
  /** Those who still play, by number. */
  readonly players: readonly number[];
  readonly tables: readonly PlayedTable[];
  /** The usual number of seats at a table. */
  readonly seats: number;
  /** The numbers of seats that the game allows: smaller tables are made where not all can sit at full ones. */
  readonly seatCounts: readonly number[];
}

/** After this many steps an exact search for two ends, and the best of exchanges counts. */
const MAX_STEPS = 20_000;

/** The tables of the next round, players by seat; a table of one is a bye. */
export function swissRound(plan: SwissPlan): number[][] {
  const { players, tables } = plan;
  const sizes = tableSizes(players.length, plan.seats, plan.seatCounts);
  const ranked = standingsOf(players, tables, SWISS_TIE_BREAKS);
  const points = new Map(ranked.map(({ player, points }) => [player, points]));
  const met = new Meetings(tables);
  const order = ranked.map(({ player }) => player);
  const byes = byesFor(order, tables, sizes.filter((size) => size === 1).length);
  const seated = order.filter((player) => !byes.includes(player));
  const full = sizes.filter((size) => size > 1);
  const score = (player: number) => points.get(player) ?? 0;
  const grouped =
    (full.every((size) => size === 2) ? pairs(seated, score, met) : null) ??
    exchanged(cut(seated, full), score, met);
  return [...grouped.map((group) => seatOrder(group, tables)), ...byes.map((player) => [player])];
}

/**
 * For tables of two: from the top, each meets somebody of the same points, of the other half of that group; a player who is left
 * over floats to the next group. Null if there is no way without a second meeting, or none was found in time.
 */
function pairs(
  order: readonly number[],
  score: (player: number) => number,
  met: Meetings,
): number[][] | null {
  let steps = 0;
  const pairUp = (left: readonly number[]): number[][] | null => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    if (++steps > MAX_STEPS) return null;
    const group = others.filter((other) => score(other) === score(first)).length + 1;
    const half = Math.floor(group / 2) - 1;
    const wanted = others
      .map((other, at) => ({ other, gap: score(first) - score(other), away: Math.abs(at - half) }))
      .filter(({ other }) => met.between(first, other) === 0)
      .toSorted((a, b) => a.gap - b.gap || a.away - b.away);
    for (const { other } of wanted) {
      const rest = pairUp(others.filter((each) => each !== other));
      if (rest) return [[first, other], ...rest];
      if (steps > MAX_STEPS) return null;
    }
    return null;
  };
  return pairUp(order);
}

/** Enough for one of this many to have won all games. */
export const swissRounds = (players: number, seats: number): number =>
  Math.max(1, Math.ceil(Math.log(Math.max(2, players)) / Math.log(seats)));
