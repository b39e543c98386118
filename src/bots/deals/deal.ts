// The daily deal: one game a day, the same everywhere. Seed, seats, options and bots follow from the game and the date by a public rule.

import type { AnyGame, Seat } from '../../engine/game.ts';
import { seedFromText } from '../../engine/proof.ts';
import type { AnyTable } from '../../engine/table.ts';

/**
 * Raised whenever the same decisions would lead to another game: with another rule here, or when a bot or an insight
 * decides differently. It is part of the seed, so results of different rules are never compared.
 */
export const DEAL_RULE = 1;

/** A number of playouts instead of a time limit: a slow device plays the same game. */
const OPPONENT = 'scribe@60';
/** Who shows what could have been reached from the person's seat. */
export const DEAL_MASTER = 'master@200';

/** Results are taken until this number of days after the deal's own. */
export const MAX_DAYS_LATE = 7;

export interface DailyDeal {
  /** Names rule, game and day. */
  readonly id: string;
  readonly game: string;
  /** The day in UTC: 2026-11-17. */
  readonly day: string;
  readonly seedText: string;
  readonly seed: string;
  readonly seats: number;
  /** The person's seat. */
  readonly seat: Seat;
  /** The bot of each seat; null for the person. */
  readonly bots: readonly (string | null)[];
}

/** The options of the game are its defaults. */
export function dailyDeal(game: Pick<AnyGame, 'id' | 'seatCounts'>, day: string): DailyDeal {
  const seats = game.seatCounts[Math.floor(game.seatCounts.length / 2)] ?? 2;
  const id = `${DEAL_RULE}/${game.id}/${day}`;
  const seedText = `scriptorium daily deal ${id}`;
  const seat = dayNumber(day) % seats;
  return {
    id,
    game: game.id,
    day,
    seedText,
    seed: seedFromText(seedText, seats),
    seats,
    seat,
    bots: Array.from({ length: seats }, (_, each) => (each === seat ? null : OPPONENT)),
  };
}

/**
 * Who decides next; null at the end. In a simultaneous choice bots come first, in the order of their seats, so that the
 * game does not depend on how long anybody thinks.
 */
export function nextToDecide(table: AnyTable, bots: DailyDeal['bots']): Seat | null {
  const { deciders } = table;
  return deciders.find((seat) => bots[seat] != null) ?? deciders[0] ?? null;
}

const DAY_MS = 86_400_000;

/** The day of a moment, in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When a day begins, in milliseconds since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Days since 1970. */
export function dayNumber(day: string): number {
  return Math.floor(startOfDay(day) / DAY_MS);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayNumber(text) >= 0 && dayOf(startOfDay(text)) === text;
}
