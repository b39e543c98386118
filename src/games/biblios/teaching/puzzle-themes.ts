// The themes of puzzles in every edition: which decision of the game it is. The names are those of the edition.
import type { Move } from '../rules/state.ts';

type Theme = 'share-out' | 'take' | 'dice' | 'bid' | 'pass' | 'pay';

export function themeOf(_view: unknown, move: Move): Theme {
  switch (move.kind) {
    case 'take':
      return 'take';
    case 'raise':
    case 'lower':
    case 'decline':
      return 'dice';
    case 'bid':
      return 'bid';
    case 'pass':
      return 'pass';
    case 'pay':
      return 'pay';
    default:
      return 'share-out';
  }
}
