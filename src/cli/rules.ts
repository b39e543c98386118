// A game's rules in the terminal: the list of sections, one of them by its number, or those that contain a word.
import type { AnyTexts, Lang, RuleSection, TextStyle } from '../engine/index.ts';
import { parseGame } from './choices.ts';
import { proseLines } from './prose.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { UsageError } from './usage.ts';

interface Page {
  readonly style: TextStyle;
  readonly width: number;
}

export function rules(id: string, wanted: string, terminal: Terminal, lang: Lang): void {
  const texts = parseGame(id).texts[lang];
  const lines = wanted === '' ? rulesWhole(texts, terminal) : rulesAbout(texts, wanted, terminal);
  if (!lines) throw new UsageError({ code: 'unknown-rule', given: wanted, sections: texts.rules.length });
  terminal.print(...lines);
}

export function rulesContents(texts: AnyTexts, lang: Lang): string[] {
  return [textsOf(lang).rules.contents, ...texts.rules.map((section, at) => `  ${at + 1}  ${section.title}`)];
}

/** By number, by id, or by any word in title or text. Null when there is no such section. */
export function rulesAbout(texts: AnyTexts, wanted: string, page: Page): string[] | null {
  const asked = wanted.trim().toLowerCase();
  const chosen = /^\d+$/.test(asked)
    ? texts.rules.filter((_, at) => at + 1 === Number(asked))
    : texts.rules.filter(
        ({ id, title, text }) => id === asked || `${title}\n${text}`.toLowerCase().includes(asked),
      );
  return chosen.length === 0 ? null : chosen.flatMap((section) => sectionLines(texts, section, page));
}

function rulesWhole(texts: AnyTexts, page: Page): string[] {
  const head = [page.style.bold(texts.name), '', ...proseLines(texts.about, page), ''];
  return [...head, ...texts.rules.flatMap((section) => sectionLines(texts, section, page))];
}

function sectionLines(texts: AnyTexts, section: RuleSection, page: Page): string[] {
  const number = texts.rules.indexOf(section) + 1;
  return [page.style.bold(`${number}. ${section.title}`), '', ...proseLines(section.text, page), ''];
}
