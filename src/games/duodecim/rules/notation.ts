// The notation of moves: "enter 3", "move 7 2+3", "bear 1+2", "colour light".
import type { Move } from './state.ts';

/** Letters are written as their number along the path. Entering and bearing off need none: the dice determine the place. */
export function notation(move: Move): string {
  switch (move.kind) {
    case 'enter':
    case 'bear':
      return `${move.kind} ${sumText(move.dice)}`;
    case 'move':
      return `move ${move.from} ${sumText(move.dice)}`;
    case 'colour':
      return `colour ${move.colour}`;
    default:
      return `${move.kind} ${move.dice.join(' ')}`;
  }
}

export function sumText(dice: readonly number[]): string {
  return dice.length === 1 ? String(dice[0]) : dice.join('+');
}
