// Points, standings and tie-breaks of a tournament. Pure: from what was played to who stands where.

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
  /** The points of all opponents. A bye counts as an opponent with the own points. */
  readonly buchholz: number;
  /** The points of the opponents that were beaten, and half of those of equals. */
  readonly sonnebornBerger: number;
  /** The points out of tables among those who are equal in everything before. */
  readonly headToHead: number;
}

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

export function standingsOf(players: readonly number[], tables: readonly PlayedTable[]): Standing[] {
  const byPlayer = new Map(players.map((player): [number, PlayedTable[]] => [player, []]));
  for (const table of tables) for (const player of table.players) byPlayer.get(player)?.push(table);
  const own = (player: number) => byPlayer.get(player) ?? [];
  // Also of those who have left: their opponents' tie-breaks need them.
  const everybody = new Set([...players, ...tables.flatMap((table) => table.players)]);
  const points = new Map([...everybody].map((player) => [player, pointsIn(tablesOf(player), player)]));
  const of = (player: number) => points.get(player) ?? 0;
  const broken = players.map((player) => {
    const met = metBy(own(player), player);
    const buchholz = sum(met.map(({ other }) => of(other)));
    const sonnebornBerger = sum(met.map(({ other, result }) => result * of(other)));
    const key = [of(player), buchholz, sonnebornBerger].map((value) => value.toFixed(6)).join('/');
    return { player, points: of(player), buchholz, sonnebornBerger, key };
  });
  const equals = new Map<string, Set<number>>();
  for (const { key, player } of broken) equals.set(key, (equals.get(key) ?? new Set()).add(player));
  const full = broken.map(({ key, ...rest }) => {
    const group = equals.get(key) ?? new Set();
    const among = own(rest.player).filter(
      (table) => table.players.length > 1 && table.players.every((each) => group.has(each)),
    );
    return { ...rest, headToHead: pointsIn(among, rest.player) };
  });
  const ordered = full.toSorted((a, b) => compare(a, b) || a.player - b.player);
  let place = 1;
  return ordered.map((each, at) => {
    const before = ordered[at - 1];
    if (before && compare(before, each) < 0) place = at + 1;
    return { ...each, place };
  });

  function tablesOf(player: number): readonly PlayedTable[] {
    return byPlayer.get(player) ?? tables.filter((table) => table.players.includes(player));
  }
}

type Unplaced = Omit<Standing, 'place'>;

/** Negative if `a` is ahead. Sums of fractions may differ in their last digits. */
function compare(a: Unplaced, b: Unplaced): number {
  const by = (read: (standing: Unplaced) => number) => {
    const lead = read(b) - read(a);
    return Math.abs(lead) < 1e-6 ? 0 : lead;
  };
  return (
    by(({ points }) => points) ||
    by(({ buchholz }) => buchholz) ||
    by(({ sonnebornBerger }) => sonnebornBerger) ||
    by(({ headToHead }) => headToHead)
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function pointsIn(tables: readonly PlayedTable[], player: number): number {
  return sum(tables.map((table) => table.points[table.players.indexOf(player)] ?? 0));
}

/** Everybody whom a player has met, with the result against each: 1, ½ or 0. */
function metBy(tables: readonly PlayedTable[], player: number) {
  return tables.flatMap(({ players, points }) => {
    const seat = players.indexOf(player);
    if (seat < 0) return [];
    if (players.length === 1) return [{ other: player, result: 1 / 2 }];
    return players.flatMap((other, each) => {
      if (each === seat) return [];
      const lead = points[seat]! - points[each]!;
      return [{ other, result: lead > 0 ? 1 : lead < 0 ? 0 : 1 / 2 }];
    });
  });
}
