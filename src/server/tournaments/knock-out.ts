// Knock-out: the winner of each table goes on. Pure: the draw and what was played give the next tables, the replays and the standing.
import { type PlayedTable, rankedBy, type Standing } from './standings.ts';

/** A table in its place of the bracket. */
export interface BracketTable extends PlayedTable {
  /** From 1. The winners of neighbours meet. */
  readonly number: number;
  /** The table whose first place was shared; null for one of the draw. */
  readonly replayOf: number | null;
}

export interface KnockOutPlan {
  /** Everybody who has played from the start, in the order of the draw. */
  readonly draw: readonly number[];
  readonly hasLeft: ReadonlySet<number>;
  /** Those that are done. */
  readonly tables: readonly BracketTable[];
  readonly seats: number;
}

export interface BracketSeats {
  readonly number: number;
  readonly replayOf: number | null;
  readonly players: readonly number[];
}

/** If the first place is still shared after these, the draw decides. */
const MAX_REPLAYS = 2;

/** For two, the first round brings the field to a power of two; for more, tables are as full as they can be. */
function tableCount(players: number, seats: number): number {
  if (players <= seats) return 1;
  return seats === 2 ? 2 ** (Math.ceil(Math.log2(players)) - 1) : Math.ceil(players / seats);
}

/** The number of tables in each round. */
function tableCounts(players: number, seats: number): number[] {
  const count = tableCount(players, seats);
  return count === 1 ? [1] : [count, ...tableCounts(count, seats)];
}

export const knockOutRounds = (players: number, seats: number): number => tableCounts(players, seats).length;

/** The tables of the next round; a table of one is a bye. Where nobody is left there is none. */
export function knockOutRound(plan: KnockOutPlan, round: number): BracketSeats[] {
  const { draw, hasLeft, seats } = plan;
  const counts = tableCounts(draw.length, seats);
  const before = counts[round - 2];
  const slots =
    before === undefined
      ? draw
      : Array.from({ length: before }, (_, at) => winnerOf(plan, round - 1, at + 1));
  const count = counts[round - 1] ?? 1;
  // Evenly: smaller tables and byes are spread over the bracket.
  const edge = (at: number) => Math.floor((at * slots.length) / count);
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    replayOf: null,
    players: slots
      .slice(edge(at), edge(at + 1))
      .filter((player): player is number => player !== null && !hasLeft.has(player)),
  })).filter(({ players }) => players.length > 0);
}

/** Those of a table who share the first place at its last game; nobody if nobody has come. */
function leadersOf({ tables, hasLeft }: KnockOutPlan, round: number, number: number) {
  const games = tables
    .filter((table) => table.round === round && (table.replayOf ?? table.number) === number)
    .toSorted((a, b) => a.number - b.number);
  const last = games.at(-1);
  const most = Math.max(0, ...(last?.points ?? []));
  const leaders = most === 0 ? [] : (last?.players ?? []).filter((_, seat) => last?.points[seat] === most);
  const staying = leaders.filter((player) => !hasLeft.has(player));
  return { replays: games.length - 1, leaders: staying.length > 0 ? staying : leaders.slice(0, 1) };
}

/** Null if nobody has come. After the last replay, the first in the draw. */
function winnerOf(plan: KnockOutPlan, round: number, number: number): number | null {
  const { leaders } = leadersOf(plan, round, number);
  return plan.draw.find((player) => leaders.includes(player)) ?? null;
}

/** The games that decide tables whose first place is shared, among those who share it, with the seats reversed. */
export function replaysIn(plan: KnockOutPlan, round: number, open: readonly BracketSeats[]): BracketSeats[] {
  const count = tableCounts(plan.draw.length, plan.seats)[round - 1] ?? 1;
  const isOpen = (number: number) => open.some((table) => (table.replayOf ?? table.number) === number);
  return Array.from({ length: count }, (_, at) => at + 1).flatMap((number) => {
    const { leaders, replays } = leadersOf(plan, round, number);
    if (isOpen(number) || leaders.length < 2 || replays >= MAX_REPLAYS) return [];
    return { number: number + count * (replays + 1), replayOf: number, players: leaders.toReversed() };
  });
}

/** By the rounds won, then by the points at the last table of the draw. */
export function knockOutStandings(plan: KnockOutPlan): Standing[] {
  const { draw, tables } = plan;
  const drawn = tables.filter(({ replayOf }) => replayOf === null);
  const wins = new Map<number, number>();
  for (const { round, number } of drawn) {
    const { leaders, replays } = leadersOf(plan, round, number);
    const winner = leaders.length === 1 || replays >= MAX_REPLAYS ? winnerOf(plan, round, number) : null;
    if (winner !== null) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const atLast = (player: number) => {
    const last = drawn.filter(({ players }) => players.includes(player)).at(-1);
    return last?.points[last.players.indexOf(player)] ?? 0;
  };
  return rankedBy(draw, [(player) => wins.get(player) ?? 0, atLast]);
}
