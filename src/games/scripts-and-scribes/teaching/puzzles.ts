// The puzzles of Scripts & Scribes, with their themes.
import { puzzleSet } from '../../../engine/puzzle.ts';
import { themeOf } from '../../biblios/teaching/puzzle-themes.ts';
import file from './puzzles.json' with { type: 'json' };

const themes = {
  en: {
    'share-out': 'Assigning a card',
    take: 'From the common pool',
    dice: 'Turning the dice',
    bid: 'Bidding',
    pass: 'Letting it go',
    pay: 'Paying with cards',
  },
  fr: {
    'share-out': 'Assigner une carte',
    take: 'Prendre dans la réserve commune',
    dice: 'Tourner les dés',
    bid: 'Miser',
    pass: 'Laisser partir',
    pay: 'Payer en cartes',
  },
} as const;

export const puzzles = puzzleSet(file.puzzles, themes, themeOf);
