// The protocol's words, by language.
import type { Lang } from '../../engine/texts.ts';
import { refusalText, type Setting, sentence } from '../../engine/words/index.ts';
import type { AnyRefusal, ServerRefusal } from '../refusals.ts';
import type { ProtocolTexts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const PROTOCOL_TEXTS: Readonly<Record<Lang, ProtocolTexts>> = { en, fr };

/** Whoever refused it, table or server. */
export function anyRefusalText(lang: Lang, refusal: AnyRefusal, setting: Setting): string {
  const { refusals } = PROTOCOL_TEXTS[lang];
  const isServers = (each: AnyRefusal): each is ServerRefusal => Object.hasOwn(refusals, each.code);
  return isServers(refusal) ? sentence(refusals, refusal) : refusalText(lang, refusal, setting);
}
