// The plan of an arena as plain data, the same for every worker, and the seating of each game.
import { derivedSeed, type Options, seatList } from '../../engine/index.ts';

export interface ArenaPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The first one is measured against the others; the last one takes all remaining seats. */
  readonly bots: readonly string[];
  /** How long a bot from a file may take to load, and for one decision. */
  readonly botTimeoutMs: number;
  readonly seed: string;
  /** Each deal is played once in every seating. */
  readonly deals: number;
  /** The text of the owner's own tables, or null for ours. */
  readonly tables: string | null;
}

export interface Pairing {
  readonly deal: number;
  /** For each seat the index of its bot. */
  readonly botBySeat: readonly number[];
}

export function gamesIn({ deals, seats }: ArenaPlan): number {
  return deals * seats;
}

/** Game `number`, from 0. Deals follow each other; within a deal the bots move round the table. */
export function pairingOf({ seats, bots }: Pick<ArenaPlan, 'seats' | 'bots'>, number: number): Pairing {
  const turn = number % seats;
  const botBySeat = seatList(seats).map((seat) => Math.min((seat - turn + seats) % seats, bots.length - 1));
  return { deal: Math.floor(number / seats), botBySeat };
}

/** Deal and dice depend on the deal, not on the seating. */
export function dealSeed({ seed }: Pick<ArenaPlan, 'seed'>, deal: number): string {
  return derivedSeed(seed, `deal ${deal}`);
}
