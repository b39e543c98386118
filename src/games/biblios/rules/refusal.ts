// Why a typed move is not legal here, as codes that the texts explain.
import type { Seat } from '../../../engine/game.ts';
import { churchOf, FIRST_CHURCH, isGold } from './data.ts';
import { lastPaid, maxBid } from './flow.ts';
import { has } from './piles.ts';
import { type Move, NONE, type State } from './state.ts';

export const REFUSALS = [
  'unknown-move',
  'not-your-turn',
  'assign-the-card',
  'take-a-card',
  'resolve-church',
  'bid-or-pass',
  'pay-first',
  'hand-is-full',
  'auction-is-full',
  'public-is-full',
  'not-in-public',
  'only-up',
  'only-down',
  'one-die-only',
  'two-different-dice',
  'dice-in-order',
  'die-at-six',
  'die-at-one',
  'bid-too-low',
  'bid-too-high',
  'not-in-hand',
  'pay-in-gold',
  'falling-value',
  'rising-order',
  'cannot-complete',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The phase that each kind of decision belongs to. */
const PHASE_OF: Partial<Record<Move['kind'], State['phase']>> = {
  give: 'give',
  take: 'take',
  raise: 'church',
  lower: 'church',
  decline: 'church',
  bid: 'bid',
  pass: 'bid',
  pay: 'pay',
};
const REFUSAL_IN: Partial<Record<State['phase'], RefusalCode>> = {
  give: 'assign-the-card',
  take: 'take-a-card',
  church: 'resolve-church',
  bid: 'bid-or-pass',
  pay: 'pay-first',
};

export function refusal(state: State, seat: Seat, move: Move | null): RefusalCode {
  if (move === null) return 'unknown-move';
  if (seat !== state.turn) return 'not-your-turn';
  if (PHASE_OF[move.kind] !== state.phase) return REFUSAL_IN[state.phase] ?? 'not-your-turn';
  switch (move.kind) {
    case 'give':
      return move.to === 'hand'
        ? 'hand-is-full'
        : move.to === 'auction'
          ? 'auction-is-full'
          : 'public-is-full';
    case 'take':
      return 'not-in-public';
    case 'raise':
    case 'lower':
      return diceRefusal(state, move.kind, move.dice);
    case 'bid':
      return move.amount > maxBid(state) ? 'bid-too-high' : 'bid-too-low';
    case 'pay':
      return paymentRefusal(state, move.card);
    default:
      return 'unknown-move';
  }
}

function diceRefusal(state: State, kind: 'raise' | 'lower', dice: readonly number[]): RefusalCode {
  const church = churchOf(state.card);
  if (kind === 'raise' && !church.up) return 'only-down';
  if (kind === 'lower' && !church.down) return 'only-up';
  if (church.dice === 1 && dice.length > 1) return 'one-die-only';
  if (church.dice === 2 && new Set(dice).size < 2) return 'two-different-dice';
  const end = kind === 'raise' ? 6 : 1;
  if (dice.some((die) => state.dice[die] === end)) return kind === 'raise' ? 'die-at-six' : 'die-at-one';
  // Two dice are written in the order of the board.
  return 'dice-in-order';
}

function paymentRefusal(state: State, card: number): RefusalCode {
  const inGold = !isGold(state.card);
  if (inGold && !isGold(card)) return 'pay-in-gold';
  if (card >= FIRST_CHURCH || !has(state.piles, state.turn, card)) return 'not-in-hand';
  const last = lastPaid(state);
  if (inGold && last !== NONE && card > last) return 'falling-value';
  if (!inGold && card < last) return 'rising-order';
  return 'cannot-complete';
}
