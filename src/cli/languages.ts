// The language of the output: the requested one, else the one of the environment, else English.
import { LANGS, type Lang } from '../engine/index.ts';
import { UsageError } from './usage.ts';

type Environment = { readonly [name: string]: string | undefined };

export function parseLang(given: string): Lang {
  const lang = LANGS.find((known) => known === given.toLowerCase());
  if (!lang) throw new UsageError({ code: 'unknown-language', given, valid: LANGS });
  return lang;
}

/** The first of these variables that is set decides, as for every program: `fr_FR.UTF-8` is French, `C` is not. */
export function environmentLang(env: Environment): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGS.find((lang) => new RegExp(`^${lang}([_.@-]|$)`, 'i').test(locale)) ?? 'en';
}

/** Read before the arguments are parsed, because their errors are in that language too. */
export function askedLang(args: readonly string[]): string | undefined {
  const joined = args.find((arg) => arg.startsWith('--lang='));
  if (joined) return joined.slice('--lang='.length);
  const at = args.indexOf('--lang');
  return at >= 0 ? args[at + 1] : undefined;
}
