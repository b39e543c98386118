// The protocol's words, by language.
import type { Lang } from '../../engine/texts.ts';
import { refusalText, type Setting, sentence } from '../../engine/words/index.ts';
import type { AnyRefusal, LineRefusal, ServerRefusal } from '../refusals.ts';
import type { ProtocolTexts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const PROTOCOL_TEXTS: Readonly<Record<Lang, ProtocolTexts>> = { en, fr };

/** Whoever refused it: table, server, or the page itself while it is cut. */
export function anyRefusalText(lang: Lang, refusal: AnyRefusal, setting: Setting): string {
  const { refusals, cuts } = PROTOCOL_TEXTS[lang];
  const isServers = (each: AnyRefusal): each is ServerRefusal => Object.hasOwn(refusals, each.code);
  const isLines = (each: AnyRefusal): each is LineRefusal => Object.hasOwn(cuts, each.code);
  if (isServers(refusal)) return sentence(refusals, refusal);
  return isLines(refusal) ? sentence(cuts, refusal) : refusalText(lang, refusal, setting);
}
