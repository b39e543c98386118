// Loads the application's texts of one language: a page has no others, and asks for the rest when its language changes.
// Texts of every language use them: so they belong to the first script, and are not a file of their own.
import '../../engine/elision.ts';
import '../../engine/grammar.ts';
import '../../engine/messages/result.ts';
import type { Lang } from '../../engine/texts.ts';
import type { HomeTexts, PageTexts } from './contract.ts';

type Texts = HomeTexts & PageTexts;

const HOME: Readonly<Record<Lang, () => Promise<HomeTexts>>> = {
  en: async () => (await import('./home.en.ts')).home,
  fr: async () => (await import('./home.fr.ts')).home,
};
const PAGES: Readonly<Record<Lang, () => Promise<PageTexts>>> = {
  en: async () => (await import('./pages.en.ts')).pages,
  fr: async () => (await import('./pages.fr.ts')).pages,
};

const loaded: Record<Lang, Partial<Texts>> = { en: {}, fr: {} };
/** A page other than home has been opened. */
let needsPages = false;

export const hasTexts = (lang: Lang): boolean =>
  loaded[lang].shell !== undefined && (!needsPages || loaded[lang].analysis !== undefined);

/** What the pages opened until now need. */
export async function loadTexts(lang: Lang): Promise<void> {
  const parts = await Promise.all([HOME[lang](), needsPages ? PAGES[lang]() : {}]);
  loaded[lang] = Object.assign(loaded[lang], ...parts);
}

/** To be awaited before a page other than home is shown. */
export function loadPageTexts(lang: Lang): Promise<void> {
  needsPages = true;
  return hasTexts(lang) ? Promise.resolve() : loadTexts(lang);
}

export function textsIn<K extends keyof Texts>(lang: Lang, about: K): Texts[K] {
  const texts: Texts[K] | undefined = loaded[lang][about];
  if (texts === undefined) throw new Error(`the texts about ${about} have not been loaded`);
  return texts;
}
