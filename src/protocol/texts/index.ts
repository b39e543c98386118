// The protocol's texts, by language.

import { type MessageContext, refusalText, sentence } from '../../engine/messages/index.ts';
import type { Lang } from '../../engine/texts.ts';
import type { AnyRefusal, ConnectionRefusal, ServerRefusal } from '../refusals.ts';
import type { ProtocolTexts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const PROTOCOL_TEXTS: Readonly<Record<Lang, ProtocolTexts>> = { en, fr };

/** The text of any refusal: of the table, of the server, or of the page itself while it has no connection. */
export function anyRefusalText(lang: Lang, refusal: AnyRefusal, setting: MessageContext): string {
  const { refusals, cuts } = PROTOCOL_TEXTS[lang];
  const isServers = (each: AnyRefusal): each is ServerRefusal => Object.hasOwn(refusals, each.code);
  const isLines = (each: AnyRefusal): each is ConnectionRefusal => Object.hasOwn(cuts, each.code);
  if (isServers(refusal)) return sentence(refusals, refusal);
  return isLines(refusal) ? sentence(cuts, refusal) : refusalText(lang, refusal, setting);
}
