// Round robin: at tables of two everybody meets everybody once; at larger ones, as many different people as possible. Pure.
import { rngOf } from '../../engine/index.ts';
import { byesFor, cut, exchanged, Meetings, seatOrder, tableSizes } from './seating.ts';
import type { PlayedTable, TieBreak } from './standings.ts';

export const ROUND_ROBIN_TIE_BREAKS: readonly TieBreak[] = ['head-to-head', 'sonneborn-berger'];

export interface RoundRobinPlan {
  /** Everybody who has played from the start, by number. */
  readonly players: readonly number[];
  readonly hasLeft: ReadonlySet<number>;
  readonly tables: readonly PlayedTable[];
  readonly seats: number;
  readonly seatCounts: readonly number[];
  /** The round to be made, from 1. */
  readonly round: number;
}

/** With two at a table the round that each meets each; with more, the fewest in which that could be. */
export function roundRobinRounds(players: number, seats: number): number {
  if (seats === 2) return players % 2 === 0 ? players - 1 : players;
  return Math.max(1, Math.ceil((players - 1) / (seats - 1)));
}

export const roundRobinRound = (plan: RoundRobinPlan): number[][] =>
  plan.seats === 2 ? circle(plan) : company(plan);

/** The circle method: one stays, the others move on by one place each round. Who would meet somebody who has left has a bye. */
function circle({ players, hasLeft, tables, round }: RoundRobinPlan): number[][] {
  const [fixed, ...others] = players.length % 2 === 0 ? players : [null, ...players];
  const shift = (round - 1) % others.length;
  const ring = [fixed, ...others.slice(shift), ...others.slice(0, shift)];
  const pairs = ring.slice(0, ring.length / 2).map((one, at) => [one, ring[ring.length - 1 - at]]);
  return pairs
    .map((pair) => pair.filter((each): each is number => typeof each === 'number' && !hasLeft.has(each)))
    .filter((pair) => pair.length > 0)
    .map((pair) => seatOrder(pair, tables))
    .toSorted((a, b) => b.length - a.length);
}

/** The exchanges depend on where they begin. */
const MAX_STARTS = 12;
/** With many people one start takes long enough, and leaves few second meetings. */
const MAX_EXCHANGES = 4000;

function company({ players, hasLeft, tables, seats, seatCounts, round }: RoundRobinPlan): number[][] {
  const playing = players.filter((player) => !hasLeft.has(player));
  const sizes = tableSizes(playing.length, seats, seatCounts);
  const byes = byesFor(playing, tables, sizes.filter((size) => size === 1).length);
  const seated = playing.filter((player) => !byes.includes(player));
  const full = sizes.filter((size) => size > 1);
  const met = new Meetings(tables);
  const rng = rngOf(`round ${round}`);
  const starts = Math.max(1, Math.min(MAX_STARTS, Math.floor(MAX_EXCHANGES / playing.length ** 1.5)));
  const ways = Array.from({ length: starts }, () =>
    exchanged(cut(rng.shuffle([...seated]), full), () => 0, met),
  );
  const again = (groups: readonly (readonly number[])[]) =>
    groups.reduce((total, group) => {
      const counts = group.flatMap((a) => group.map((b) => (a < b ? met.between(a, b) ** 2 : 0)));
      return counts.reduce((sum, count) => sum + count, total);
    }, 0);
  const best = ways.reduce((a, b) => (again(b) < again(a) ? b : a));
  return [...best.map((group) => seatOrder(group, tables)), ...byes.map((player) => [player])];
}
