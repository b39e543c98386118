// The settings of this device.
import { useEffect, useState } from 'preact/hooks';
import { LANGS, type Lang } from '../../engine/texts.ts';
import { readStored, writeStored } from '../browserStorage.ts';
import { siteLang } from '../site.ts';
import { hasTexts, loadTexts } from '../texts/loadTexts.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = [0, 120, 250, 500] as const;
export type MotionSpeed = (typeof MOTIONS)[number];

/** How long the turns of the others can be read; `wait`: each of a bot's turns waits for a tap. */
export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant', 'wait'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** Whether the call to the player's turn is also heard while another tab is in front. */
  readonly callInBackground: boolean;
  readonly motion: MotionSpeed;
  readonly speed: BotSpeed;
  /** Ask before a move is played. */
  readonly confirm: boolean;
  /** Forced moves are played automatically. */
  readonly forced: boolean;
  /** A tap within this time after a new question was meant for the previous one; in milliseconds, not in the form. */
  readonly settleMs: number;
  /** Keyboard shortcuts at the table. */
  readonly keys: boolean;
  readonly name: string;
}

const KEY = 'scriptorium.settings';

function browserLang(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGS.find((lang) => lang === wanted.find((tag) => LANGS.some((known) => known === tag))) ?? siteLang()
  );
}

/** Ignores any stored value that is not valid. */
export function readSettings(text: string | null): Settings {
  const stored = parsed(text);
  return {
    lang: LANGS.find((lang) => lang === stored.lang) ?? browserLang(),
    theme: THEMES.find((theme) => theme === stored.theme) ?? 'auto',
    sound: stored.sound !== false,
    volume: volumeFrom(stored.volume),
    callInBackground: stored.callInBackground === true,
    motion: MOTIONS.find((motion) => motion === stored.motion) ?? 250,
    speed: BOT_SPEEDS.find((speed) => speed === stored.speed) ?? 'normal',
    confirm: stored.confirm === true,
    forced: stored.forced !== false,
    settleMs: settleFrom(stored.settleMs),
    keys: stored.keys !== false,
    name: typeof stored.name === 'string' ? stored.name.slice(0, 24).replace(/\p{Cs}/gu, '') : '',
  };
}

const DEFAULT_VOLUME = 60;

function volumeFrom(stored: unknown): number {
  return typeof stored === 'number' && stored >= 0 && stored <= 100 ? Math.round(stored) : DEFAULT_VOLUME;
}

/** Nobody reads a new question in less time. */
const DEFAULT_SETTLE_MS = 250;
const MAX_SETTLE_MS = 2000;

function settleFrom(stored: unknown): number {
  return typeof stored === 'number' && stored >= 0 && stored <= MAX_SETTLE_MS ? stored : DEFAULT_SETTLE_MS;
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

export function changeSettings(part: Partial<Settings>): void {
  whenReady(part.lang ?? settings().lang, () => {
    takeOver({ ...settings(), ...part });
    writeStored(KEY, JSON.stringify(settings()));
  });
}

/** Another language is taken over when its texts are there, and not at all if they cannot be loaded. */
function whenReady(lang: Lang, act: () => void): void {
  if (lang === settings().lang || hasTexts(lang)) act();
  else loadTexts(lang).then(act, () => takeOver({ ...settings() }));
}

function takeOver(next: Settings): void {
  current = next;
  applySettings(next);
  for (const listener of listeners) listener(next);
}

/** Takes over what another tab of this device has changed, so that this one never writes back an old value. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    const next = readSettings(newValue);
    whenReady(next.lang, () => takeOver(next));
  });
}

/** Sets theme, language and animation speed on the root element, for the style sheets. */
export function applySettings({ theme, lang, motion }: Settings): void {
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
    // Effects run after the page is drawn: a change in between is not announced again.
    setNow(settings());
    return () => {
      listeners.delete(setNow);
    };
  }, []);
  return now;
}
