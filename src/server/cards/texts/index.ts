// The texts of preview cards by language.
import type { Lang } from '../../../engine/texts.ts';
import { type CardTexts, en } from './en.ts';
import { fr } from './fr.ts';

export type { CardTexts } from './en.ts';

export const CARD_TEXTS: Readonly<Record<Lang, CardTexts>> = { en, fr };
