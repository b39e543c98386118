// The referee of `npm run stress -- tournament`: works out points and places from the records alone, in its own way.
import * as v from 'valibot';
import { verify } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/loaded.ts';
import type { Tournament, TournamentFormat, TournamentTable } from '../../src/protocol/tournaments.ts';

/** A table with what its record says; null if its game never began. */
export interface RefereedTable extends TournamentTable {
  readonly round: number;
  readonly record: unknown;
}

export interface Verdict {
  readonly games: number;
  readonly faults: string[];
}

type Shown = Pick<Tournament, 'standings' | 'rounds' | 'seats'> & {
  readonly format: TournamentFormat;
  readonly players: readonly { readonly number: number }[];
};

export function referee(shown: Shown, tables: readonly RefereedTable[]): Verdict {
  const faults: string[] = [];
  const results = tables.map((table) => resultOf(table, faults));
  for (const [at, table] of tables.entries())
    if (!isClose(table.points ?? [], results[at]!))
      faults.push(
        `round ${table.round}, table ${table.number}: ${table.points} points, by the record ${results[at]}`,
      );
  faults.push(...roundFaults(shown, tables));
  const entries = shown.players.map(({ number }) => number);
  const expected =
    shown.format === 'knock-out'
      ? knockOutPlaces(entries, tables, results, faults)
      : tablePlaces(entries, tables, results, shown.format);
  const found = new Map(shown.standings.map(({ player, place }) => [player, place]));
  for (const player of entries)
    if (found.get(player) !== expected.get(player))
      faults.push(`player ${player}: place ${found.get(player)}, by the records ${expected.get(player)}`);
  return { games: tables.filter(({ record }) => record !== null).length, faults };
}

const isClose = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, at) => Math.abs(value - other[at]!) < 1e-9);

const placesIn = v.object({
  result: v.nullish(v.object({ places: v.array(v.number()) })),
  ending: v.optional(v.object({ places: v.optional(v.array(v.number())) })),
});

/** One for each opponent who was beaten, a half for each equal, as a share of the opponents. */
function resultOf({ players, absent, record, match, round }: RefereedTable, faults: string[]): number[] {
  if (players.length === 1) return [1];
  let places = players.map(() => 1);
  if (record !== null) {
    const checked = verify(record, findGame);
    if (!checked.ok) faults.push(`round ${round}, ${match}: ${JSON.stringify(checked.fault)}`);
    const { result, ending } = v.parse(placesIn, record);
    places = result?.places ?? ending?.places ?? places;
  }
  const missed = (seat: number) => absent.includes(seat);
  const score = (one: number, other: number): number => {
    if (missed(one)) return 0;
    if (missed(other)) return 1;
    return places[one]! < places[other]! ? 1 : places[one] === places[other] ? 1 / 2 : 0;
  };
  return players.map((_, one) => {
    let total = 0;
    for (let other = 0; other < players.length; other++) if (other !== one) total += score(one, other);
    return total / (players.length - 1);
  });
}

/** Everybody plays once in each round; nobody meets the same person again at tables of two. */
function roundFaults({ format, rounds, seats }: Shown, tables: readonly RefereedTable[]): string[] {
  const faults: string[] = [];
  const met = new Map<string, number>();
  for (let round = 1; round <= rounds; round++) {
    const own = tables.filter((table) => table.round === round && table.replayOf === null);
    const seated = own.flatMap(({ players }) => players);
    if (own.length === 0) faults.push(`round ${round} has no tables`);
    if (new Set(seated).size !== seated.length) faults.push(`round ${round}: somebody sits twice`);
    for (const { players } of own)
      if (players.length === 2) {
        const pair = [...players].sort((a, b) => a - b).join('/');
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
  }
  if (format !== 'knock-out' && seats === 2)
    for (const [pair, times] of met) if (times > 1) faults.push(`${pair} have met ${times} times`);
  return faults;
}

/** One is ahead of another if the first value in which they differ is greater. */
function placesBy(entries: readonly number[], values: (player: number) => readonly number[]) {
  const rows = new Map(entries.map((player) => [player, values(player)]));
  const isAhead = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, i) => Math.abs(value - other[i]!) > 1e-6);
    return at >= 0 && one[at]! > other[at]!;
  };
  return new Map(
    entries.map((player) => {
      const own = rows.get(player)!;
      return [player, 1 + entries.filter((other) => isAhead(rows.get(other)!, own)).length];
    }),
  );
}

function tablePlaces(
  entries: readonly number[],
  tables: readonly RefereedTable[],
  results: readonly (readonly number[])[],
  format: TournamentFormat,
) {
  const total = new Map(entries.map((player) => [player, 0]));
  const buchholz = new Map<number, number>();
  const sonneborn = new Map<number, number>();
  const add = (to: Map<number, number>, player: number, value: number) =>
    to.set(player, (to.get(player) ?? 0) + value);
  for (const [at, { players }] of tables.entries())
    for (const [seat, player] of players.entries()) add(total, player, results[at]![seat]!);
  for (const [at, { players }] of tables.entries())
    for (const [seat, player] of players.entries()) {
      if (players.length === 1) {
        add(buchholz, player, total.get(player)!);
        add(sonneborn, player, total.get(player)! / 2);
      }
      for (const [across, other] of players.entries()) {
        if (across === seat) continue;
        const [own, theirs] = [results[at]![seat]!, results[at]![across]!];
        add(buchholz, other, total.get(player)!);
        add(sonneborn, player, total.get(other)! * (own > theirs ? 1 : own === theirs ? 0.5 : 0));
      }
    }
  const of = (map: Map<number, number>, player: number) => Math.round((map.get(player) ?? 0) * 1e6) / 1e6;
  const before = (player: number) =>
    format === 'swiss'
      ? [of(total, player), of(buchholz, player), of(sonneborn, player)]
      : [of(total, player)];
  const direct = (player: number) => {
    const key = String(before(player));
    let points = 0;
    for (const [at, { players }] of tables.entries())
      if (players.includes(player) && players.length > 1)
        if (players.every((each) => String(before(each)) === key))
          points += results[at]![players.indexOf(player)]!;
    return points;
  };
  return placesBy(entries, (player) =>
    format === 'swiss'
      ? [...before(player), direct(player)]
      : [...before(player), direct(player), of(sonneborn, player)],
  );
}

/** Goes through the bracket: who has won each table, and whether they sit in the next round. */
function knockOutPlaces(
  entries: readonly number[],
  tables: readonly RefereedTable[],
  results: readonly (readonly number[])[],
  faults: string[],
) {
  const rounds = Math.max(...tables.map(({ round }) => round));
  const won = new Map<number, number>();
  const last = new Map<number, number>();
  // The first round lists the draw.
  const draw = tables
    .filter(({ round, replayOf }) => round === 1 && replayOf === null)
    .sort((a, b) => a.number - b.number)
    .flatMap(({ players }) => players);
  for (let round = 1; round <= rounds; round++) {
    const winners: number[] = [];
    for (const [at, table] of tables.entries()) {
      if (table.round !== round || table.replayOf !== null) continue;
      for (const [seat, player] of table.players.entries()) last.set(player, results[at]![seat]!);
      const games = [
        at,
        ...tables.flatMap((each, i) => (each.round === round && each.replayOf === table.number ? [i] : [])),
      ].sort((a, b) => tables[a]!.number - tables[b]!.number);
      const decisive = games.at(-1)!;
      const best = Math.max(...results[decisive]!);
      const level = tables[decisive]!.players.filter((_, seat) => results[decisive]![seat] === best);
      if (best === 0) continue;
      if (level.length > 1 && games.length < 3)
        faults.push(`round ${round}: a shared place was not replayed`);
      const winner = draw.find((player) => level.includes(player))!;
      won.set(winner, (won.get(winner) ?? 0) + 1);
      winners.push(winner);
    }
    const next = tables
      .filter((table) => table.round === round + 1 && table.replayOf === null)
      .flatMap(({ players }) => players);
    if (round < rounds && String(winners.sort((a, b) => a - b)) !== String(next.sort((a, b) => a - b)))
      faults.push(`round ${round + 1} is played by ${next}, not by the winners ${winners}`);
  }
  return placesBy(entries, (player) => [won.get(player) ?? 0, last.get(player) ?? 0]);
}
