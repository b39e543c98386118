// What this round has brought each player so far, and who would lead if it ended now. Everything in it is public.
import type { View } from '../rules/state.ts';

/** Captured cards and chips, less the cards in hand (S12). */
export function soFar({ captured, chips, hands }: View, seat: number): number {
  return (captured[seat] ?? 0) + (chips[seat] ?? 0) - (hands[seat]?.length ?? 0);
}

/** Those with the most points if the round ended now; nobody while all are equal. */
export function leaders(view: View): readonly number[] {
  const totals = view.hands.map((_, seat) => (view.points[seat] ?? 0) + soFar(view, seat));
  const most = Math.max(...totals);
  if (view.phase === 'over' || totals.every((total) => total === most)) return [];
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Nothing won yet in this round: the sum is only the cards that were dealt, and would look like losing. Two players have chips from the start. */
export const isNothingWon = ({ captured, chips, seats }: View): boolean =>
  captured.every((count) => count === 0) && (seats === 2 || chips.every((count) => count === 0));
