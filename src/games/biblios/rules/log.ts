// The log: every card that entered or left a hand or the auction pile, and who saw it. It holds what the seats remember (B11).
import type { Seat } from '../../../engine/game.ts';
import type { Card } from './data.ts';
import type { Place } from './piles.ts';

/**
 * One number per entry: the card in bits 0-6, its origin in bits 7-10, its destination in bits 11-14, who saw it in bits 15-19.
 * That a card moved is always public; which one it was only the listed seats know.
 */
export type LogEntry = number;
/** A place used only in the log: the card that is up for auction. */
export const LECTERN = 9;
/** A destination used only in the log: no card moved, but everybody learned that a hand holds less gold than the bid. */
export const INSUFFICIENT_GOLD = 10;
/** In a view: a card that this reader has not seen. */
export const UNSEEN = 127;

const SPECTATOR = 4;
/** Includes spectators: they see what everybody sees. */
export const EVERYBODY = 31;
export const onlySeat = (seat: Seat): number => 1 << seat;

export const logEntry = (card: Card, from: Place, to: Place, observers: number): LogEntry =>
  card | (from << 7) | (to << 11) | (observers << 15);
export const cardIn = (entry: LogEntry): Card => entry & 127;
export const fromIn = (entry: LogEntry): Place => (entry >> 7) & 15;
export const toIn = (entry: LogEntry): Place => (entry >> 11) & 15;
export const observersIn = (entry: LogEntry): number => entry >> 15;
export const withCard = (entry: LogEntry, card: Card): LogEntry => (entry & ~127) | card;

/** The bid is stored in place of the card. */
export const insufficientGoldEntry = (seat: Seat, bid: number): LogEntry =>
  logEntry(bid, seat, INSUFFICIENT_GOLD, EVERYBODY);

export function isSeenBy(entry: LogEntry, seat: Seat | null): boolean {
  return (observersIn(entry) & (1 << (seat ?? SPECTATOR))) !== 0;
}

/** The log as one reader has seen it. */
export function logSeenBy(log: readonly LogEntry[], seat: Seat | null): LogEntry[] {
  return log.map((entry) => (isSeenBy(entry, seat) ? entry : withCard(entry, UNSEEN)));
}
