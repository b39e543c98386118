// The puzzles of Biblios, with their themes.
import { puzzleSet } from '../../../engine/puzzle.ts';
import { themeOf } from './puzzle-themes.ts';
import file from './puzzles.json' with { type: 'json' };

const themes = {
  en: {
    'share-out': 'Where does this card go?',
    take: 'Choosing a gift',
    dice: 'Turning the dice',
    bid: 'Bidding',
    pass: 'Letting it go',
    pay: 'Paying with cards',
  },
  fr: {
    'share-out': 'Où va cette carte ?',
    take: 'Choisir un don',
    dice: 'Tourner les dés',
    bid: 'Miser',
    pass: 'Laisser partir',
    pay: 'Payer en cartes',
  },
} as const;

export const puzzles = puzzleSet(file.puzzles, themes, themeOf);
