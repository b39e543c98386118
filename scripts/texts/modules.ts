// Finds every module with texts in both languages, so that checks and the read-through need no list of them.
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** One text module in both languages: what it exports, by name. */
export interface TextModule {
  /** The path of its English half, from the root. */
  readonly file: string;
  readonly en: unknown;
  readonly fr: unknown;
}

/** Texts of games need a position: they are read from played games instead (game-sentences.ts). */
const isOfGame = (file: string) => /^src\/games\/[^/]+\/(texts|teaching)\//.test(file);
const isForTests = (file: string) => /\.test\.|fixtures/.test(file);

/** A module that exports one table for all languages. */
const TABLE = /^export const \w+: Readonly<Record<Lang, (?!\(\))/m;
/** Modules that only join `en.ts` and `fr.ts` of their folder. */
const JOINS = /from '\.\/fr\.ts'/;

export async function textModules(): Promise<readonly TextModule[]> {
  const files = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !isForTests(file) && !isOfGame(file))
    .sort();
  const found = await Promise.all(files.map(moduleIn));
  return found.flatMap((each) => each ?? []);
}

async function moduleIn(file: string): Promise<TextModule | null> {
  if (file.endsWith('/en.ts')) {
    const [{ en }, { fr }] = await Promise.all([load(file), load(file.replace(/en\.ts$/, 'fr.ts'))]);
    return { file, en, fr };
  }
  const source = sourceOf(file);
  if (!TABLE.test(source) || JOINS.test(source)) return null;
  const tables = Object.entries(await load(file)).filter(isTable);
  const of = (lang: 'en' | 'fr') => Object.fromEntries(tables.map(([name, table]) => [name, table[lang]]));
  return { file, en: of('en'), fr: of('fr') };
}

function isTable(entry: [string, unknown]): entry is [string, { en: unknown; fr: unknown }] {
  const value = entry[1];
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,fr';
}

const load = (file: string): Promise<{ [name: string]: unknown }> => import(new URL(file, ROOT).href);

export const sourceOf = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
