// The moves of High Card in writing, and why one is refused.
import type { Seat } from '../../../src/engine/game.ts';
import type { Move, State } from './state.ts';

export function notation(move: Move): string {
  if (move.kind === 'play') return `play ${move.card}`;
  return `deal ${move.hands.map((hand) => hand.join(',')).join(' ')}`;
}

export type RefusalCode = 'unknown-move' | 'not-your-turn' | 'not-in-hand';

/** Asked only for what is not legal here. */
export function refusal(state: State, seat: Seat, notation: string): RefusalCode {
  if (!/^play \d+$/.test(notation)) return 'unknown-move';
  return seat === state.turn ? 'not-in-hand' : 'not-your-turn';
}
