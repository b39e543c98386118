// What a person has set, kept on this device.
import { useEffect, useState } from 'preact/hooks';
import { LANGS, type Lang } from '../../engine/texts.ts';
import { readStored, store } from '../storage.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = [0, 120, 250, 500] as const;
export type MotionSpeed = (typeof MOTIONS)[number];

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly motion: MotionSpeed;
  /** Ask before a move is played. */
  readonly confirm: boolean;
  /** A decision without a choice plays itself. */
  readonly forced: boolean;
  /** A tap so soon after a new question was meant for the one before, in milliseconds; not in the form. */
  readonly settleMs: number;
  /** Letters as shortcuts at the table. */
  readonly keys: boolean;
  readonly name: string;
}

const KEY = 'scriptorium.settings';

function browserLang(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGS.find((lang) => lang === wanted.find((tag) => LANGS.some((known) => known === tag))) ?? 'en';
}

/** Whatever stands in the browser's storage, only what is right is taken over. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  return {
    lang: LANGS.find((lang) => lang === kept.lang) ?? browserLang(),
    theme: THEMES.find((theme) => theme === kept.theme) ?? 'auto',
    sound: kept.sound !== false,
    motion: MOTIONS.find((motion) => motion === kept.motion) ?? 250,
    confirm: kept.confirm === true,
    forced: kept.forced !== false,
    settleMs: settleFrom(kept.settleMs),
    keys: kept.keys !== false,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24).replace(/\p{Cs}/gu, '') : '',
  };
}

/** Nobody reads a new question in less time. */
const USUAL_SETTLE_MS = 250;
const MOST_SETTLE_MS = 2000;

function settleFrom(kept: unknown): number {
  return typeof kept === 'number' && kept >= 0 && kept <= MOST_SETTLE_MS ? kept : USUAL_SETTLE_MS;
}

function parsed(text: string | null): { readonly [key: string]: unknown } {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

let current: Settings | null = null;
const listeners = new Set<(settings: Settings) => void>();

export function settings(): Settings {
  current ??= readSettings(readStored(KEY));
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...settings(), ...part };
  store(KEY, JSON.stringify(current));
  apply(current);
  for (const listener of listeners) listener(current);
}

/** Theme, language and speed reach the style sheets through the root element. */
export function apply({ theme, lang, motion }: Settings): void {
  const root = document.documentElement;
  root.lang = lang;
  if (theme === 'auto') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  root.style.setProperty('--motion', `${motion}ms`);
}

export function useSettings(): Settings {
  const [now, setNow] = useState(settings());
  useEffect(() => {
    listeners.add(setNow);
    return () => {
      listeners.delete(setNow);
    };
  }, []);
  return now;
}
