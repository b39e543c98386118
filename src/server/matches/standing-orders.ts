// When the server plays by a seat's standing orders. The delay is that of a person, so that the time of an answer does not tell.
import {
  type AnyTable,
  derivedSeed,
  type Knowledge,
  orderedMove,
  rngOf,
  type Seat,
  seenBy,
} from '../../engine/index.ts';
import type { Clock } from '../../protocol/values.ts';
import type { Clocks } from './clocks.ts';
import { botAt } from './config.ts';
import type { ReadonlyMatch } from './state.ts';

const DAY_SECONDS = 86_400;

/** The delay of an answer in milliseconds: its median, and the factor that two thirds of the delays stay within. */
interface Pace {
  readonly medianMs: number;
  readonly spread: number;
  readonly minMs: number;
  readonly maxMs: number;
}
/** At a table where people stay. */
const LIVE: Pace = { medianMs: 4000, spread: 1.6, minMs: 1500, maxMs: 15_000 };
/** At a table with a day or more for each decision. */
const SLOW: Pace = { medianMs: 300_000, spread: 2.2, minMs: 45_000, maxMs: 2_400_000 };

export type OrderedMatch = Pick<ReadonlyMatch, 'orders' | 'players' | 'game' | 'config'>;

/** What the orders of a seat say about its present decision; null if the person is asked. */
export function orderedBy(
  { orders, players, game }: OrderedMatch,
  table: AnyTable,
  seat: Seat,
): string | null {
  const given = orders.get(seat);
  if (!given || botAt(players[seat]) !== null) return null;
  return orderedMove(game, knowledgeOf(table, seat), table.legalMoves(seat), given);
}

/** What a seat knows; its log is read only if an order asks for it. */
export const knowledgeOf = (table: AnyTable, seat: Seat): Knowledge => ({
  seat,
  ply: table.ply,
  view: table.view(seat),
  log: () => seenBy(table.steps, seat),
});

/**
 * When the next order is to be carried out; null if there is none. Drawn for each decision from the match's secret, so
 * that every process comes to the same time. It depends on nothing else: not on the order, nor on whether there was
 * much to consider.
 */
export function orderDueAt(match: OrderedMatch, table: AnyTable, clocks: Clocks): number | null {
  let due: number | null = null;
  for (const seat of match.orders.size === 0 ? [] : clocks.deciders) {
    const at = seatDueAt(match, table, clocks, seat);
    if (at !== null) due = Math.min(due ?? at, at);
  }
  return due;
}

/** The seats whose orders are to be carried out by now. */
export function dueSeats(match: OrderedMatch, table: AnyTable, clocks: Clocks, now: number): Seat[] {
  if (match.orders.size === 0) return [];
  return clocks.deciders.filter((seat) => (seatDueAt(match, table, clocks, seat) ?? now + 1) <= now);
}

function seatDueAt(match: OrderedMatch, table: AnyTable, clocks: Clocks, seat: Seat): number | null {
  const askedAt = clocks.askedAtBy(seat);
  if (askedAt === null || orderedBy(match, table, seat) === null) return null;
  const { secret, clock } = match.config;
  const delayMs = delayFor(clock, `${secret}/orders of seat ${seat}/asked ${askedAt}`);
  // Well before a clock runs out.
  const deadline = clocks.deadline(seat);
  return askedAt + (deadline === null ? delayMs : Math.min(delayMs, (deadline - askedAt) / 2));
}

/** Log-normal, as the times of people are. */
export function delayFor(clock: Clock, seed: string): number {
  const { medianMs, spread, minMs, maxMs } = clock && clock.seconds >= DAY_SECONDS ? SLOW : LIVE;
  const rng = rngOf(derivedSeed('delay', seed));
  const normal = Math.sqrt(-2 * Math.log(1 - rng.float())) * Math.cos(2 * Math.PI * rng.float());
  return Math.round(Math.min(maxMs, Math.max(minMs, medianMs * spread ** normal)));
}
