// The puzzles of Scripts & Scribes, with their themes.
import { puzzleSet } from '../../../engine/puzzle.ts';
import { themeOf } from '../../biblios/teaching/puzzle-themes.ts';
import file from './puzzles.json' with { type: 'json' };

const themes = {
  en: {
    'share-out': 'Donating: where to?',
    take: 'From the common pool',
    dice: 'Changing the dice',
    bid: 'Bidding',
    pass: 'Letting it go',
    pay: 'Paying with cards',
  },
  fr: {
    'share-out': 'Donation : pour qui ?',
    take: 'Prendre dans la réserve commune',
    dice: 'Modifier les dés',
    bid: 'Enchérir',
    pass: 'Laisser partir',
    pay: 'Payer en cartes',
  },
} as const;

export const puzzles = puzzleSet(file.puzzles, themes, themeOf);
