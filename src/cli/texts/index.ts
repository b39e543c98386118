// The command line's words in every language.
import type { Lang } from '../../engine/index.ts';
import type { Texts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, Texts>> = { en, fr };

export function textsOf(lang: Lang): Texts {
  return TEXTS[lang];
}
