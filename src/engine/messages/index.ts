// Turns the engine's codes into sentences for people: used by command line, pages and server.
import type { SaveFault } from '../save.ts';
import type { Refusal } from '../table.ts';
import type { Lang } from '../texts.ts';
import type { EngineMessages, MessageContext, OptionsFault } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { sentence } from './sentence.ts';

export type { MessageContext, OptionsFault, Sentences } from './contract.ts';
export { sentence } from './sentence.ts';

const MESSAGES: Readonly<Record<Lang, EngineMessages>> = { en, fr };

export function refusalText(lang: Lang, refusal: Refusal, context: MessageContext): string {
  return sentence(MESSAGES[lang].refusals, refusal, context);
}

export function faultText(lang: Lang, fault: SaveFault, context: MessageContext): string {
  return sentence(MESSAGES[lang].faults, fault, context);
}

export function optionsFaultText(lang: Lang, fault: OptionsFault): string {
  return sentence(MESSAGES[lang].options, fault);
}
