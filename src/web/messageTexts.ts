// The sentences for refusals and faults, in the language of the page.
import type { MessageContext } from '../engine/messages/contract.ts';
import { sentence } from '../engine/messages/sentence.ts';
import type { SaveFault } from '../engine/save.ts';
import type { Refusal } from '../engine/table.ts';
import type { Lang } from '../engine/texts.ts';
import type { AnyRefusal, ConnectionRefusal, ServerRefusal } from '../protocol/refusals.ts';
import { textsIn } from './texts/loadTexts.ts';

/** The text of any refusal: of the table, of the server, or of the page itself while it has no connection. */
export function anyRefusalText(lang: Lang, refusal: AnyRefusal, context: MessageContext): string {
  const { refusals, cuts } = textsIn(lang, 'protocol');
  const isServers = (each: AnyRefusal): each is ServerRefusal => Object.hasOwn(refusals, each.code);
  const isLines = (each: AnyRefusal): each is ConnectionRefusal => Object.hasOwn(cuts, each.code);
  if (isServers(refusal)) return sentence(refusals, refusal);
  return isLines(refusal) ? sentence(cuts, refusal) : refusalText(lang, refusal, context);
}

export const refusalText = (lang: Lang, refusal: Refusal, context: MessageContext): string =>
  sentence(textsIn(lang, 'messages').refusals, refusal, context);

export const faultText = (lang: Lang, fault: SaveFault, context: MessageContext): string =>
  sentence(textsIn(lang, 'messages').faults, fault, context);
