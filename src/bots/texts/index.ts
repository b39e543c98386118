// The levels of bots in every language.
import type { Lang } from '../../engine/texts.ts';
import type { LevelTexts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const levelTexts: Readonly<Record<Lang, LevelTexts>> = { en, fr };
