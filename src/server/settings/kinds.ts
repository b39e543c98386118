// The kinds of values that a setting can have: how its text is read, and what to say of one that cannot be.
import type { Lang } from '../../engine/texts.ts';
import type { Rate } from '../token-bucket.ts';

export interface SettingKind<T> {
  /** Undefined for a text that is not of this kind. */
  parse(text: string): T | undefined;
  /** Completes "NAME should be …". */
  readonly expected: Readonly<Record<Lang, string>>;
}

export const text: SettingKind<string> = {
  parse: (given) => given,
  expected: { en: 'text', fr: 'un texte' },
};

export const texts: SettingKind<readonly string[]> = {
  parse: (given) =>
    given
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  expected: { en: 'names separated by commas', fr: 'des noms séparés par des virgules' },
};

export function number(from: number, to: number): SettingKind<number> {
  return {
    parse: (given) => within(/^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN, from, to),
    expected: { en: `a number from ${from} to ${to}`, fr: `un nombre de ${from} à ${to}` },
  };
}

export function integer(from: number, to: number): SettingKind<number> {
  return {
    parse: (given) => within(/^\d{1,9}$/.test(given) ? Number(given) : Number.NaN, from, to),
    expected: { en: `a whole number from ${from} to ${to}`, fr: `un nombre entier de ${from} à ${to}` },
  };
}

const within = (value: number, from: number, to: number) =>
  value >= from && value <= to ? value : undefined;

export const boolean: SettingKind<boolean> = {
  parse: (given) => BOOLEANS.get(given),
  expected: { en: '1 or 0 (true or false)', fr: '1 ou 0 (true ou false)' },
};
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** As a number; yes is one, no is none. */
export function count(to: number): SettingKind<number> {
  return {
    parse: (given) => {
      const word = BOOLEANS.get(given);
      return word === undefined ? integer(0, to).parse(given) : Number(word);
    },
    expected: integer(0, to).expected,
  };
}

export function oneOf<T extends string>(choices: readonly T[]): SettingKind<T> {
  return {
    parse: (given) => choices.find((each) => each === given),
    expected: { en: choices.join(' or '), fr: choices.join(' ou ') },
  };
}

/** What may come at once and how much is added each second. */
export const rate: SettingKind<Rate> = {
  parse: (given) => {
    const [, burst = '', perSecond = ''] = /^(\d{1,7})\/(\d{1,7}(?:\.\d+)?)$/.exec(given) ?? [];
    if (Number(burst) <= 0 || Number(perSecond) <= 0) return undefined;
    return { burst: Number(burst), perSecond: Number(perSecond) };
  },
  expected: {
    en: 'two numbers such as 120/4: how many at once, and how many more each second',
    fr: 'deux nombres, par exemple 120/4 : combien d’un coup, et combien de plus par seconde',
  },
};

export function urlOf(protocols: readonly string[], example: string): SettingKind<string> {
  return {
    parse: (given) =>
      URL.canParse(given) && protocols.includes(new URL(given).protocol) ? given : undefined,
    expected: { en: `an address such as ${example}`, fr: `une adresse, par exemple ${example}` },
  };
}
