// Duodecim scriptorum under the engine's conformance suite.
import { describe, test } from 'vitest';
import { conformance } from '../../engine/conform/index.ts';
import { randomGames } from '../conformance-games.fixtures.ts';
import { duodecim } from './index.ts';
import { cloneSide } from './rules/side.ts';
import type { State } from './rules/state.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const kit = {
  texts: { en, fr },
  pieces: ({ sides }: State) =>
    sides.flatMap((side, seat) => Array<string>(side.at.reduce((a, b) => a + b)).fill(`pawn of ${seat}`)),
  /** Nothing is hidden and nothing is drawn, so the only other state is an equal one. */
  redeal: (state: State): State => ({
    ...state,
    sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
  }),
  games: randomGames(6),
};

describe('duodecim conforms', () => {
  for (const check of conformance(duodecim, kit)) test(check.name, check.run);
});
