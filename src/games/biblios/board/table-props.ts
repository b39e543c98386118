// What every part of the table gets, and the names of the cards that travel on it.
import type { BoardProps } from '../../../parts/board.ts';
import { type Card, FIRST_GOLD } from '../rules/data.ts';
import type { Move, View } from '../rules/state.ts';
import type { Wording } from './look.ts';

export interface TableProps extends BoardProps<View, Move> {
  readonly wording: Wording;
}

/** A category card exists once; several gold or church cards can lie on the table. */
export const flipOf = (card: Card, place: string): string =>
  card < FIRST_GOLD ? `card-${card}` : `${place}-${card}`;
