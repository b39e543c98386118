// A game's options in words.
import type { AnyTexts, Lang, Options, OptionValue } from '../engine/index.ts';
import { textsOf } from './texts/index.ts';

export function optionLabel(texts: AnyTexts, name: string): string {
  return texts.options[name]?.label ?? name;
}

export function optionValue(texts: AnyTexts, name: string, value: OptionValue): string {
  return texts.options[name]?.values[String(value)] ?? String(value);
}

/** Empty for a game without options. */
export function optionsLine(texts: AnyTexts, options: Options, lang: Lang): string {
  return Object.entries(options)
    .map(([name, value]) => textsOf(lang).labelled(optionLabel(texts, name), optionValue(texts, name, value)))
    .join(' · ');
}
