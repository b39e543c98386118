// The levels of bots offered in the seat chooser. Names only: the bots themselves are loaded by the table that needs them.
import type { ShellTexts } from '../texts/en.ts';

export type Level = keyof ShellTexts['levels'];

export const LEVELS: readonly Level[] = ['novice', 'apprentice', 'scribe', 'master', 'random'];
export const USUAL: Level = 'apprentice';
