// The puzzles of Duodecim, with their themes.
import { puzzleSet } from '../../../engine/puzzle.ts';
import { OFF } from '../rules/data.ts';
import type { Move, View } from '../rules/state.ts';
import file from './puzzles.json' with { type: 'json' };

const themes = {
  en: {
    enter: 'Entering',
    hit: 'Hitting',
    close: 'Closing a letter',
    stack: 'Staying together',
    run: 'Running',
    bear: 'Bearing off',
    colour: 'Choosing a colour',
  },
  fr: {
    enter: 'Entrer',
    hit: 'Frapper',
    close: 'Fermer une lettre',
    stack: 'Rester groupés',
    run: 'Courir',
    bear: 'Sortir',
    colour: 'Choisir sa couleur',
  },
} as const;

export const puzzles = puzzleSet(file.puzzles, themes, ({ sides, seat }: View, move: Move) => {
  if (move.kind === 'bear') return 'bear';
  if (move.kind !== 'move' && move.kind !== 'enter') return 'colour';
  const { to } = move;
  const own = seat ?? 0;
  if (to < OFF && sides[1 - own]?.at[to] === 1) return 'hit';
  const pawns = sides[own]?.at[to] ?? 0;
  if (pawns === 1) return 'close';
  if (move.kind === 'enter') return 'enter';
  return pawns > 1 ? 'stack' : 'run';
});
