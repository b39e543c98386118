// The values that all moves of one decision in Scout share when they are rated.
import type { Seat } from '../../../engine/game.ts';
import type { Card, State } from '../rules/state.ts';
import { handValue } from './hand.ts';
import { fewestOf, othersWeight, type PreparedWeights, pointsLead } from './prospect.ts';

/** One decision, with the values that all its moves share. */
export interface RatingContext {
  readonly state: State;
  readonly seat: Seat;
  readonly prepared: PreparedWeights;
  readonly hand: readonly Card[];
  readonly fewest: number;
  /** For the hand as it is. */
  readonly handValue: number;
  /** After the move, when it is the next player's turn. */
  readonly common: number;
  /** The value of still having Scout & Show. */
  readonly token: number;
  /** The points of all so far, and what the others lose for their hands if the round ends now. */
  readonly prospectIfOver: number;
}

export function contextFor(state: State, seat: Seat, prepared: PreparedWeights): RatingContext {
  const { weights } = prepared;
  const { seats, hands, chips } = state;
  const won = pointsLead(state, seat);
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += hands[other]!.length;
  return {
    state,
    seat,
    prepared,
    hand: hands[seat]!,
    fewest: fewestOf(state, seat),
    handValue: handValue(hands[seat]!, prepared.handWeights),
    common:
      won +
      othersWeight(weights, state, seat) +
      weights.wait * (seats - 1) +
      (seats === 2 ? weights.ownChips * chips[seat]! + weights.othersChips * chips[1 - seat]! : 0),
    token: seats > 2 && state.used[seat] === 0 ? weights.token : 0,
    prospectIfOver: won + others / (seats - 1),
  };
}
