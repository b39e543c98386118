// The cards that were auctioned so far: who bought each, and for how much.
import type { Seat } from '../../../engine/game.ts';
import type { LogEntry } from '../../../parts/board.ts';
import type { Card } from '../rules/data.ts';
import { type Coin, NONE } from '../rules/state.ts';

export interface Sale {
  readonly card: Card;
  /** NONE if nobody bought it. */
  readonly buyer: Seat;
  readonly price: number;
  readonly coin: Coin;
}

/** The latest first. */
export function salesIn(log: readonly LogEntry[]): Sale[] {
  return log
    .flatMap(({ event: { key, args } }): Sale[] => {
      if (key !== 'won' && key !== 'unsold') return [];
      const isSold = key === 'won';
      return [
        {
          card: Number(args.card),
          buyer: isSold ? Number(args.seat) : NONE,
          price: isSold ? Number(args.amount) : 0,
          coin: args.coin === 'cards' ? 'cards' : 'gold',
        },
      ];
    })
    .reverse();
}
