// What is to be played in an arena: plain data, the same for every worker; and who sits where in game n.
import { derivedSeed, type Options, seatList } from '../../engine/index.ts';

export interface ArenaPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The first is measured against the others; the last one takes all seats that are left. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Each deal is played in all arrangements. */
  readonly deals: number;
  /** The text of an owner's own tables, or null for ours. */
  readonly tables: string | null;
}

export interface Pairing {
  readonly deal: number;
  /** For each seat which of the bots sits there. */
  readonly sitters: readonly number[];
}

export function gamesIn({ deals, seats }: ArenaPlan): number {
  return deals * seats;
}

/** Game n, from 0: deals one after the other, in each of them the company moves round the table. */
export function pairingOf({ seats, bots }: ArenaPlan, number: number): Pairing {
  const turn = number % seats;
  const sitters = seatList(seats).map((seat) => Math.min((seat - turn + seats) % seats, bots.length - 1));
  return { deal: Math.floor(number / seats), sitters };
}

/** Deal and dice depend on the deal, not on who sits where. */
export function dealSeed({ seed }: ArenaPlan, deal: number): string {
  return derivedSeed(seed, `deal ${deal}`);
}
