// Points, standings and tie-breaks of Swiss and round robin. Pure: from what was played to who stands where.

/** A table of a round. Players are numbers of entries, by seat. A bye is a table of one. */
export interface PlayedTable {
  readonly round: number;
  readonly players: readonly number[];
  readonly points: readonly number[];
}

export interface Standing {
  readonly player: number;
  /** Shared by those whom no tie-break tells apart. */
  readonly place: number;
  readonly points: number;
  /** In the order in which they count. */
  readonly tieBreaks: readonly number[];
}

/** A value by which players are ordered, among those who are equal in everything before. */
export type Key = (player: number, equals: ReadonlySet<number>) => number;

export type TieBreak = 'buchholz' | 'sonneborn-berger' | 'head-to-head';

/** The part of the others at the table that were beaten: 1 for the winner, 0 for the last, equals share. */
export function pointsOf(ranks: readonly number[]): number[] {
  if (ranks.length === 1) return [1];
  return ranks.map((own, seat) => {
    const others = ranks.filter((_, each) => each !== seat);
    const beaten = others.filter((rank) => rank > own).length;
    const equal = others.filter((rank) => rank === own).length;
    return (beaten + equal / 2) / others.length;
  });
}

export function standingsOf(
  players: readonly number[],
  tables: readonly PlayedTable[],
  tieBreaks: readonly TieBreak[],
): Standing[] {
  const byPlayer = new Map<number, PlayedTable[]>(players.map((player) => [player, []]));
  // Also of those who have left: their opponents' tie-breaks need them.
  for (const table of tables)
    for (const player of table.players) byPlayer.set(player, [...(byPlayer.get(player) ?? []), table]);
  const points = new Map([...byPlayer].map(([player, own]) => [player, pointsIn(own, player)]));
  const of = (player: number) => points.get(player) ?? 0;
  const own = (player: number) => byPlayer.get(player) ?? [];
  const keys: Readonly<Record<TieBreak, Key>> = {
    /** The points of all opponents. A bye counts as an opponent with the points of the player. */
    buchholz: (player) => sum(metBy(own(player), player).map(({ other }) => of(other))),
    /** The points of the opponents that were beaten, and half of those of equals. */
    'sonneborn-berger': (player) =>
      sum(metBy(own(player), player).map(({ other, result }) => result * of(other))),
    /** The points out of tables among those who are equal in everything before. */
    'head-to-head': (player, equals) =>
      pointsIn(
        own(player).filter(({ players }) => players.length > 1 && players.every((each) => equals.has(each))),
        player,
      ),
  };
  return rankedBy(players, [of, ...tieBreaks.map((name) => keys[name])]);
}

/** The most first; the first key is the points. Who is equal in all of them shares the place. */
export function rankedBy(players: readonly number[], keys: readonly [Key, ...Key[]]): Standing[] {
  const rank = (
    group: readonly number[],
    at: number,
    before: readonly number[],
    place: number,
  ): Standing[] => {
    const key = keys[at];
    if (!key)
      return group
        .toSorted((a, b) => a - b)
        .map((player) => ({ player, place, points: before[0]!, tieBreaks: before.slice(1) }));
    const equals = new Set(group);
    // Sums of fractions may differ in their last digits.
    const values = new Map(group.map((player) => [player, Math.round(key(player, equals) * 1e6) / 1e6]));
    const distinct = [...new Set(values.values())].toSorted((a, b) => b - a);
    let next = place;
    return distinct.flatMap((value) => {
      const same = group.filter((player) => values.get(player) === value);
      next += same.length;
      return rank(same, at + 1, [...before, value], next - same.length);
    });
  };
  return rank(players, 0, [], 1);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function pointsIn(tables: readonly PlayedTable[], player: number): number {
  return sum(tables.map((table) => table.points[table.players.indexOf(player)] ?? 0));
}

/** Everybody whom a player has met, with the result against each: 1, ½ or 0. */
function metBy(tables: readonly PlayedTable[], player: number) {
  return tables.flatMap(({ players, points }) => {
    const seat = players.indexOf(player);
    if (players.length === 1) return [{ other: player, result: 1 / 2 }];
    return players.flatMap((other, each) => {
      if (each === seat) return [];
      const lead = points[seat]! - points[each]!;
      return [{ other, result: lead > 0 ? 1 : lead < 0 ? 0 : 1 / 2 }];
    });
  });
}
