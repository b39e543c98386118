// What the pairing of every format needs: who has met whom, sizes of tables, byes, the order of seats. Pure.
import type { PlayedTable } from './standings.ts';

/** How often two have met. */
export class Meetings {
  private readonly counts = new Map<string, number>();

  constructor(tables: readonly Pick<PlayedTable, 'players'>[]) {
    for (const { players } of tables)
      for (const a of players)
        for (const b of players) if (a < b) this.counts.set(`${a}/${b}`, this.between(a, b) + 1);
  }

  between(a: number, b: number): number {
    return this.counts.get(a < b ? `${a}/${b}` : `${b}/${a}`) ?? 0;
  }
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
export function byesFor(order: readonly number[], tables: readonly PlayedTable[], count: number): number[] {
  const had = (player: number) =>
    tables.filter(({ players }) => players.length === 1 && players[0] === player).length;
  return order
    .toReversed()
    .toSorted((a, b) => had(a) - had(b))
    .slice(0, count);
}

export function cut(order: readonly number[], sizes: readonly number[]): number[][] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
}

/** What a round costs: second meetings first, then differences of points. */
function costOf(group: readonly number[], score: (player: number) => number, met: Meetings): number {
  let cost = 0;
  for (const [i, a] of group.entries())
    for (const b of group.slice(i + 1)) cost += 1e6 * met.between(a, b) ** 2 + (score(a) - score(b)) ** 2;
  return cost;
}

/** Exchanges two players of different tables as long as that makes the round better. */
export function exchanged(
  groups: readonly (readonly number[])[],
  score: (player: number) => number,
  met: Meetings,
): number[][] {
  const better = groups.map((group) => [...group]);
  const cost = (group: readonly number[]) => costOf(group, score, met);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [i, one] of better.entries())
      for (const two of better.slice(i + 1))
        for (const a of one.keys())
          for (const b of two.keys()) {
            const before = cost(one) + cost(two);
            [one[a], two[b]] = [two[b]!, one[a]!];
            if (cost(one) + cost(two) < before - 1e-9) isBetter = true;
            else [one[a], two[b]] = [two[b]!, one[a]!];
          }
  }
  return better;
}

/** Who has sat at later seats so far gets the earlier ones: to begin is worth something in some games. */
export function seatOrder(group: readonly number[], tables: readonly PlayedTable[]): number[] {
  const late = (player: number) =>
    tables.reduce((total, { players }) => {
      const seat = players.indexOf(player);
      return players.length < 2 || seat < 0 ? total : total + seat / (players.length - 1) - 1 / 2;
    }, 0);
  return group.toSorted((a, b) => late(b) - late(a));
}
