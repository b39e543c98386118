// Shortcuts at the table: one letter each, off while somebody types, and off altogether for whoever wants that.
import { useLayoutEffect } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import { CHOOSABLE } from './useFocus.ts';

export type KeyName = 'help' | 'takeBack' | 'hint' | 'log' | 'rules' | 'menu' | 'sound' | 'now' | 'result';

export const KEYS: { readonly [key: string]: KeyName } = {
  '?': 'help',
  u: 'takeBack',
  h: 'hint',
  l: 'log',
  r: 'rules',
  o: 'menu',
  s: 'sound',
  b: 'now',
  e: 'result',
};

export function useKeys(act: (name: KeyName) => void): void {
  const { keys } = useSettings();
  // With what is shown, not a moment later: a quick finger means what it sees.
  useLayoutEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const name = KEYS[event.key.toLowerCase()];
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

/** Somebody types, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

/** To the next or previous thing that can be chosen, wherever it stands. */
function step(way: 1 | -1): void {
  const things = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const at = things.findIndex((thing) => thing.matches(':focus'));
  const next = at < 0 ? things.at(way === 1 ? 0 : -1) : things.at((at + way) % things.length);
  next?.focus();
}

/** The prompt's buttons, in their order. */
function press(number: number): void {
  document.querySelectorAll<HTMLElement>('.prompt-buttons > button')[number - 1]?.click();
}
