// Keyboard shortcuts at the table: one letter each, off while somebody types, and off by a setting.
import { useLayoutEffect } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import { CHOOSABLE } from './useBoardFocus.ts';

export type ShortcutName =
  | 'help'
  | 'takeBack'
  | 'hint'
  | 'log'
  | 'rules'
  | 'card'
  | 'menu'
  | 'sound'
  | 'now'
  | 'result'
  | TellingName;

/** Those that tell something and change nothing. */
export type TellingName = 'question' | 'since' | 'situation' | 'hand' | 'scores' | 'clock';

export const SHORTCUTS: { readonly [key: string]: ShortcutName } = {
  '?': 'help',
  u: 'takeBack',
  h: 'hint',
  l: 'log',
  r: 'rules',
  a: 'card',
  o: 'menu',
  s: 'sound',
  b: 'now',
  e: 'result',
  q: 'question',
  w: 'since',
  t: 'situation',
  m: 'hand',
  v: 'scores',
  c: 'clock',
};

export function useShortcuts(act: (name: ShortcutName) => void): void {
  const { keys } = useSettings();
  // A layout effect, so that a key always acts on what is on the screen.
  useLayoutEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const name = SHORTCUTS[event.key.toLowerCase()];
      if (name) act(name);
      else if (event.key === 'n') step(1);
      else if (event.key === 'p') step(-1);
      else if (/^[1-3]$/.test(event.key)) press(Number(event.key));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Whether somebody types or a dialog is open. A slider takes no letters. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input:not([type=range]), select, textarea') !== null;
}

/** Moves the focus to the next or previous action that can be chosen. */
function step(way: 1 | -1): void {
  const things = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const at = things.findIndex((thing) => thing.matches(':focus'));
  const next = at < 0 ? things.at(way === 1 ? 0 : -1) : things.at((at + way) % things.length);
  next?.focus();
}

/** Presses a button of the prompt, or of the generic board's list of moves, by its number. */
function press(number: number): void {
  const buttons = document.querySelectorAll<HTMLElement>('.prompt-buttons > button, .generic-moves button');
  buttons[number - 1]?.click();
}
