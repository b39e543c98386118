// The puzzles of Scriptoria, with their themes: the hours of a day.
import { puzzleSet } from '../../../engine/puzzle.ts';
import type { Move } from '../rules/state.ts';
import file from './puzzles.json' with { type: 'json' };

const themes = {
  en: {
    inks: 'Taking inks',
    lectern: 'Choosing a lectern',
    give: 'Giving a lectern away',
    illuminate: 'Illuminating',
    helpers: 'Quill and help',
    stock: 'Making room',
  },
  fr: {
    inks: 'Prendre des encres',
    lectern: 'Choisir un pupitre',
    give: 'Donner un pupitre',
    illuminate: 'Enluminer',
    helpers: 'Plume et aide',
    stock: 'Faire de la place',
  },
} as const;

export const puzzles = puzzleSet(file.puzzles, themes, (_view, move: Move) => {
  switch (move.kind) {
    case 'take':
    case 'grimoire':
      return 'inks';
    case 'pick':
      return 'lectern';
    case 'give':
      return 'give';
    case 'discard':
    case 'pour':
      return 'stock';
    case 'quill':
    case 'help':
    case 'ask':
      return 'helpers';
    default:
      return 'illuminate';
  }
});
