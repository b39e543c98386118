// Grammar for texts in English and French, on Intl: plurals, lists and signed numbers. Elision is in elision.ts, because the home page does not need it.
import type { Lang } from './texts.ts';

export interface Grammar {
  /** The form of a word that goes with a count. English has the singular for 1, French for 0 and 1. */
  plural(count: number, one: string, other: string): string;
  /** The count and its word: "1 card", "2 cards". */
  counted(count: number, one: string, other: string): string;
  /** "a, b and c". */
  list(items: readonly (string | number)[]): string;
  /** A number with a typographic minus sign where it is negative. */
  number(value: number): string;
  /** A change: "+3", "−3", "±0". */
  change(value: number): string;
}

/** Without the comma before "and" that American English has. */
const LIST_LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', fr: 'fr' };

function grammarOf(lang: Lang): Grammar {
  // Each is made when it is first needed: together they take 20 ms at every start of a process or thread.
  const rules = onFirstUse(() => new Intl.PluralRules(lang));
  const lists = onFirstUse(() => new Intl.ListFormat(LIST_LOCALES[lang]));
  const numbers = onFirstUse(
    () => new Intl.NumberFormat(lang, { signDisplay: 'negative', useGrouping: false }),
  );
  const changes = onFirstUse(
    () => new Intl.NumberFormat(lang, { signDisplay: 'exceptZero', useGrouping: false }),
  );
  // Intl writes a hyphen for minus in both languages.
  const withMinus = (text: string) => text.replace('-', '−');
  const plural = (count: number, one: string, other: string) =>
    rules().select(count) === 'one' ? one : other;
  return {
    plural,
    counted: (count, one, other) => `${count} ${plural(count, one, other)}`,
    list: (items) => lists().format(items.map(String)),
    number: (value) => withMinus(numbers().format(value)),
    change: (value) => (value === 0 ? '±0' : withMinus(changes().format(value))),
  };
}

function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const english: Grammar = /* @__PURE__ */ grammarOf('en');
export const french: Grammar = /* @__PURE__ */ grammarOf('fr');
