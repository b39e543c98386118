// The shell's texts in the language set.
import type { Lang } from '../../engine/texts.ts';
import { useSettings } from '../settings/settings.ts';
import { en, type ShellTexts } from './en.ts';
import { fr } from './fr.ts';

export type { ShellTexts } from './en.ts';

const TEXTS: Readonly<Record<Lang, ShellTexts>> = { en, fr };

export function useTexts(): ShellTexts {
  return TEXTS[useSettings().lang];
}
