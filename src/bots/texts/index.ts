// The levels and characters of bots in every language.
import type { Lang } from '../../engine/texts.ts';
import { characters as charactersEn } from './characters.en.ts';
import { characters as charactersFr } from './characters.fr.ts';
import type { CharacterTexts, LevelTexts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const levelTexts: Readonly<Record<Lang, LevelTexts>> = { en, fr };
export const characterTexts: Readonly<Record<Lang, CharacterTexts>> = { en: charactersEn, fr: charactersFr };
