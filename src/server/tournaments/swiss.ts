// Swiss pairing: equals meet, nobody meets the same person again while that can be avoided. Pure: the same past gives the same tables.
import { type PlayedTable, standingsOf } from './standings.ts';

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
  const ranked = standingsOf(players, tables);
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

/** As few byes as possible, then as few tables, the largest first. */
export function tableSizes(players: number, seats: number, seatCounts: readonly number[]): number[] {
  const allowed = seatCounts.filter((count) => count <= seats && count > 1).toSorted((a, b) => b - a);
  let best: number[][] = [[]];
  const cost = (sizes: readonly number[]) => 1000 * sizes.filter((size) => size === 1).length + sizes.length;
  for (let count = 1; count <= players; count++) {
    const ways = [...allowed, 1].flatMap((size) => {
      const rest = best[count - size];
      return rest ? [[...rest, size]] : [];
    });
    best = [...best, ways.reduce((a, b) => (cost(b) < cost(a) ? b : a))];
  }
  return (best[players] ?? []).toSorted((a, b) => b - a);
}

/** The last in the order who have had the fewest byes. */
function byesFor(order: readonly number[], tables: readonly PlayedTable[], count: number): number[] {
  const had = (player: number) =>
    tables.filter(({ players }) => players.length === 1 && players[0] === player).length;
  return order
    .toReversed()
    .toSorted((a, b) => had(a) - had(b))
    .slice(0, count);
}

/** How often two have met. */
class Meetings {
  private readonly counts = new Map<string, number>();

  constructor(tables: readonly PlayedTable[]) {
    for (const { players } of tables)
      for (const a of players)
        for (const b of players) if (a < b) this.counts.set(`${a}/${b}`, this.between(a, b) + 1);
  }

  between(a: number, b: number): number {
    return this.counts.get(a < b ? `${a}/${b}` : `${b}/${a}`) ?? 0;
  }
}

/**
 * For tables of two: from the top, each meets somebody of the same points, of the other half of that group; who is left
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

function cut(order: readonly number[], sizes: readonly number[]): number[][] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
}

/** Exchanges two players of different tables as long as that makes the round better. */
function exchanged(groups: number[][], score: (player: number) => number, met: Meetings): number[][] {
  const costOf = (group: readonly number[]) => {
    let cost = 0;
    for (const [i, a] of group.entries())
      for (const b of group.slice(i + 1)) cost += 1e6 * met.between(a, b) ** 2 + (score(a) - score(b)) ** 2;
    return cost;
  };
  const better = groups.map((group) => [...group]);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [i, one] of better.entries())
      for (const two of better.slice(i + 1))
        for (const a of one.keys())
          for (const b of two.keys()) {
            const before = costOf(one) + costOf(two);
            [one[a], two[b]] = [two[b]!, one[a]!];
            if (costOf(one) + costOf(two) < before - 1e-9) isBetter = true;
            else [one[a], two[b]] = [two[b]!, one[a]!];
          }
  }
  return better;
}

/** Who has sat at later seats so far gets the earlier ones: to begin is worth something in some games. */
function seatOrder(group: readonly number[], tables: readonly PlayedTable[]): number[] {
  const late = (player: number) =>
    tables.reduce((total, { players }) => {
      const seat = players.indexOf(player);
      return players.length < 2 || seat < 0 ? total : total + seat / (players.length - 1) - 1 / 2;
    }, 0);
  return group.toSorted((a, b) => late(b) - late(a));
}

/** Enough for one of this many to have won all games. */
export const usualRounds = (players: number, seats: number): number =>
  Math.max(1, Math.ceil(Math.log(Math.max(2, players)) / Math.log(seats)));
