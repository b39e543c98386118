// Turns the engine's codes into sentences, for whoever stands at an edge: command line, pages, server.
import type { SaveFault } from '../save.ts';
import type { Refusal } from '../table.ts';
import type { Lang } from '../texts.ts';
import type { OptionsFault, Setting, Words } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { sentence } from './sentence.ts';

export type { OptionsFault, Sentences, Setting } from './contract.ts';
export { sentence } from './sentence.ts';

const WORDS: Readonly<Record<Lang, Words>> = { en, fr };

export function refusalText(lang: Lang, refusal: Refusal, setting: Setting): string {
  return sentence(WORDS[lang].refusals, refusal, setting);
}

export function faultText(lang: Lang, fault: SaveFault, setting: Setting): string {
  return sentence(WORDS[lang].faults, fault, setting);
}

export function optionsFaultText(lang: Lang, fault: OptionsFault): string {
  return sentence(WORDS[lang].options, fault);
}
