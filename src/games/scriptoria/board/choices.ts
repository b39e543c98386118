// What can be done with a piece, from the legal moves alone. Pure functions.
import type { Choice } from '../../../parts/board.ts';
import type { Free, Move, Place, Sketch } from '../rules/state.ts';

export type Moves = readonly Choice<Move>[];
export type Source = 'lectern' | 'stock';
export type Side = 'left' | 'right';

/** The half-made choice. */
export type Picked =
  | { readonly kind: 'inks'; readonly inks: readonly number[] }
  | { readonly kind: 'grimoire' }
  | { readonly kind: 'desk'; readonly lectern: number }
  | { readonly kind: 'help' }
  | Placing;

/** A picked sketch; page and payment are added one after the other if there is a choice. */
export interface Placing {
  readonly kind: 'placing';
  readonly sketch: Sketch;
  readonly from: Source;
  readonly nth: number;
  readonly page?: Side;
  /** Key of a payment, see `paymentOf`. */
  readonly pay?: string;
}

export type PlaceChoice = Choice<Place | Free>;

/** All ways to place this sketch that fit what `placing` has chosen so far. */
export function placeChoices(
  moves: Moves,
  { sketch, from, page, pay }: Omit<Placing, 'kind' | 'nth'>,
): PlaceChoice[] {
  return moves.flatMap(({ move, notation }) => {
    if (move.kind !== 'place' && move.kind !== 'free') return [];
    if (move.sketch !== sketch || (move.from !== 'only' && move.from !== from)) return [];
    if (page !== undefined && move.page !== 'only' && move.page !== page) return [];
    if (pay !== undefined && paymentOf(move) !== pay) return [];
    return [{ move, notation }];
  });
}

export const FREE = 'free';

/** A key for the payment: `free`, or the reds, greens and blues that gold replaces. */
function paymentOf(move: Place | Free): string {
  return move.kind === 'free' ? FREE : move.gold.join('');
}

/** The payments to choose from, without duplicates: those without gold first, no payment last. */
export function payments(list: readonly PlaceChoice[]): string[] {
  const keys = [...new Set(list.map(({ move }) => paymentOf(move)))];
  return keys.sort((a, b) => Number(a === FREE) - Number(b === FREE));
}

/**
 * Fills in what leaves no choice: a single way to pay is chosen (a border is placed without payment only if
 * the player says so, or cannot pay).
 */
export function withForcedPayment(moves: Moves, placing: Placing): Placing {
  if (placing.pay !== undefined) return placing;
  const [only, ...others] = payments(placeChoices(moves, placing));
  const isPlain = only !== undefined && others.every((key) => key === FREE);
  return isPlain ? { ...placing, pay: only } : placing;
}

/** A tap either plays the only remaining way, or narrows the choice. */
export type Tap =
  | { readonly move: string; readonly step?: never }
  | { readonly step: Placing; readonly move?: never };

export function tapOn(moves: Moves, wish: Placing): Tap | null {
  const left = placeChoices(moves, withForcedPayment(moves, wish));
  if (left.length === 0) return null;
  return left.length === 1 ? { move: left[0]!.notation } : { step: wish };
}

/** The notations of all takings that contain these inks, each of another colour. */
export function takesWith(moves: Moves, inks: readonly number[]): readonly string[] {
  return moves
    .filter(({ move }) => move.kind === 'take' && inks.every((ink) => move.inks.includes(ink)))
    .map(({ notation }) => notation);
}

/** The notation that takes these inks. */
export function takeOf(moves: Moves, inks: readonly number[]): string | undefined {
  const wanted = inks.toSorted((a, b) => a - b);
  return moves.find(
    ({ move }) =>
      move.kind === 'take' &&
      move.inks.length === wanted.length &&
      move.inks.every((ink, i) => ink === wanted[i]),
  )?.notation;
}

/** The notation of the move that a test accepts. */
export function notationOf(moves: Moves, wanted: (move: Move) => boolean): string | undefined {
  return moves.find(({ move }) => wanted(move))?.notation;
}
