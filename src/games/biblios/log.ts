// The log: every card that entered or left a hand or the auction pile, and who saw which one it was. It is what the seats remember (B11).
import type { Seat } from '../../engine/game.ts';
import type { Card } from './data.ts';
import type { Place } from './piles.ts';

/**
 * One number an entry: the card in bits 0-6, from where in bits 7-10, to where in bits 11-14, who saw it in bits 15-19.
 * That a card moved is always public; which one, only for the seats named there.
 */
export type Entry = number;
/** A place of the log only: the card that is up for auction. */
export const LECTERN = 9;
/** A destination of the log only: nothing moved, but everybody learned that the gold in a hand is less than the bid. */
export const SHORT = 10;
/** In a view: a card that this reader has not seen. */
export const UNSEEN = 127;

const SPECTATOR = 4;
/** A spectator sees what everybody sees. */
export const ALL = 31;
export const only = (seat: Seat): number => 1 << seat;

export const entry = (card: Card, from: Place, to: Place, seers: number): Entry =>
  card | (from << 7) | (to << 11) | (seers << 15);
export const cardIn = (e: Entry): Card => e & 127;
export const fromIn = (e: Entry): Place => (e >> 7) & 15;
export const toIn = (e: Entry): Place => (e >> 11) & 15;
export const seersIn = (e: Entry): number => e >> 15;
export const withCard = (e: Entry, card: Card): Entry => (e & ~127) | card;

/** The bid stands where the card would. */
export const shortEntry = (seat: Seat, bid: number): Entry => entry(bid, seat, SHORT, ALL);

export function seenBy(e: Entry, seat: Seat | null): boolean {
  return (seersIn(e) & (1 << (seat ?? SPECTATOR))) !== 0;
}

/** The log as one reader has seen it. */
export function seenLog(log: readonly Entry[], seat: Seat | null): Entry[] {
  return log.map((e) => (seenBy(e, seat) ? e : withCard(e, UNSEEN)));
}
