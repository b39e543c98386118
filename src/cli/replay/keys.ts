// Keys for stepping through a replay, read one by one.
import { emitKeypressEvents } from 'node:readline';
import type { ReadStream } from 'node:tty';

export type KeyAction =
  | { readonly kind: 'next' | 'previous' | 'first' | 'last' | 'eyes' | 'quit' | 'help' }
  | { readonly kind: 'ply'; readonly ply: number }
  /** Digits of a ply not yet confirmed with Enter. */
  | { readonly kind: 'typing'; readonly digits: string };

interface Key {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly ctrl?: boolean | undefined;
}

const KINDS: { readonly [key: string]: Exclude<KeyAction['kind'], 'ply' | 'typing'> } = {
  return: 'next',
  enter: 'next',
  space: 'next',
  right: 'next',
  down: 'next',
  n: 'next',
  left: 'previous',
  up: 'previous',
  backspace: 'previous',
  p: 'previous',
  home: 'first',
  end: 'last',
  s: 'eyes',
  q: 'quit',
  escape: 'quit',
  h: 'help',
};

/** Handles keys one by one until `handle` returns `enough`. */
export function readKeys(input: ReadStream, handle: (stroke: KeyAction) => 'more' | 'enough'): Promise<void> {
  return new Promise((resolve) => {
    let digits = '';
    const onKey = (_: string | undefined, key: Key) => {
      const stroke = strokeOf(key, digits);
      digits = stroke?.kind === 'typing' ? stroke.digits : '';
      if (!stroke || handle(stroke) === 'more') return;
      input.off('keypress', onKey);
      input.setRawMode(false);
      input.pause();
      resolve();
    };
    emitKeypressEvents(input);
    input.setRawMode(true);
    input.on('keypress', onKey);
    input.resume();
  });
}

export function strokeOf({ name = '', sequence = '', ctrl }: Key, digits: string): KeyAction | null {
  if (ctrl) return name === 'c' || name === 'd' ? { kind: 'quit' } : null;
  if (/^\d$/.test(sequence)) return { kind: 'typing', digits: digits + sequence };
  if (digits !== '' && (name === 'return' || name === 'enter')) return { kind: 'ply', ply: Number(digits) };
  if (digits !== '' && name === 'backspace') return { kind: 'typing', digits: digits.slice(0, -1) };
  const kind = sequence === '?' ? 'help' : KINDS[name];
  return kind ? { kind } : null;
}
