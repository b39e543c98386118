// What can be done with a thing at hand, from the legal moves alone. Pure.
import type { Choice } from '../../../parts/board.ts';
import type { Free, Move, Place, Sketch } from '../state.ts';

export type Moves = readonly Choice<Move>[];
export type Source = 'lectern' | 'stock';
export type Side = 'left' | 'right';

/** What is half chosen. */
export type Picked =
  | { readonly kind: 'inks'; readonly drops: readonly Drop[] }
  | { readonly kind: 'grimoire' }
  | { readonly kind: 'desk'; readonly lectern: number }
  | { readonly kind: 'help' }
  | Placing;

/** One drop of the cup: its ink, and which of the equal ones. */
export interface Drop {
  readonly ink: number;
  readonly nth: number;
}

/** A sketch in the hand; page and payment are added one after the other where there is a choice. */
export interface Placing {
  readonly kind: 'placing';
  readonly sketch: Sketch;
  readonly from: Source;
  readonly nth: number;
  readonly page?: Side;
  /** Key of a payment, see `paymentOf`. */
  readonly pay?: string;
}

export type Laying = Choice<Place | Free>;

/** All ways to lay this sketch, as far as nothing more is chosen than `placing` says. */
export function layings(moves: Moves, { sketch, from, page, pay }: Omit<Placing, 'kind' | 'nth'>): Laying[] {
  return moves.flatMap(({ move, notation }) => {
    if (move.kind !== 'place' && move.kind !== 'free') return [];
    if (move.sketch !== sketch || (move.from !== 'only' && move.from !== from)) return [];
    if (page !== undefined && move.page !== 'only' && move.page !== page) return [];
    if (pay !== undefined && paymentOf(move) !== pay) return [];
    return [{ move, notation }];
  });
}

export const FREE = 'free';

/** A key for how it is paid: `free`, or the reds, greens and blues that gold stands for. */
function paymentOf(move: Place | Free): string {
  return move.kind === 'free' ? FREE : move.gold.join('');
}

/** The payments to choose from; each once, those without gold first, nothing at all last. */
export function payments(list: readonly Laying[]): string[] {
  const keys = [...new Set(list.map(({ move }) => paymentOf(move)))];
  return keys.sort((a, b) => Number(a === FREE) - Number(b === FREE));
}

/**
 * What is settled without being said: a single way to pay is the way (a border is laid for nothing only if
 * that is said, or if it cannot be paid).
 */
export function settled(moves: Moves, placing: Placing): Placing {
  if (placing.pay !== undefined) return placing;
  const [only, ...others] = payments(layings(moves, placing));
  const isPlain = only !== undefined && others.every((key) => key === FREE);
  return isPlain ? { ...placing, pay: only } : placing;
}

/** A tap either plays the one way that is left, or narrows the choice. */
export type Tap =
  | { readonly move: string; readonly step?: never }
  | { readonly step: Placing; readonly move?: never };

export function tapOn(moves: Moves, wish: Placing): Tap | null {
  const left = layings(moves, settled(moves, wish));
  if (left.length === 0) return null;
  return left.length === 1 ? { move: left[0]!.notation } : { step: wish };
}

/** The notation that takes these drops. */
export function takeOf(moves: Moves, drops: readonly Drop[]): string | undefined {
  const wanted = drops.map(({ ink }) => ink).sort((a, b) => a - b);
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
