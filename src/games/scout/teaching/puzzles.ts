// The puzzles of Scout, with their themes.
import { puzzleSet } from '../../../engine/puzzle.ts';
import type { Move, View } from '../rules/state.ts';
import file from './puzzles.json' with { type: 'json' };

/** A set of this many cards is not beaten by chance. */
const LONG_SET = 3;

const themes = {
  en: {
    hand: 'Which way up?',
    scout: 'Scouting',
    'scout-and-show': 'Scout & Show',
    'small-set': 'Small sets',
    'long-set': 'Long sets',
    'last-cards': 'Ending the round',
  },
  fr: {
    hand: 'Quel sens pour la main ?',
    scout: 'Recruter',
    'scout-and-show': 'Scout & Show',
    'small-set': 'Petites séries',
    'long-set': 'Longues séries',
    'last-cards': 'Finir la manche',
  },
} as const;

export const puzzles = puzzleSet(file.puzzles, themes, ({ hands, seat }: View, move: Move) => {
  switch (move.kind) {
    case 'scout':
      return 'scout';
    case 'scout+show':
      return 'scout-and-show';
    case 'show': {
      const size = move.last - move.first + 1;
      if (size === hands[seat ?? 0]?.length) return 'last-cards';
      return size >= LONG_SET ? 'long-set' : 'small-set';
    }
    default:
      return 'hand';
  }
});
