// A tap on the board goes on to what the others do next, holding it fast-forwards; the space bar and G do the same.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import type { Pace } from './usePacedSnapshot.ts';

/** A tap on these means something else. */
const CONTROLS = 'button, a, input, select, textarea, summary, label, [data-action], dialog, [data-explain]';
const BOARD = '.table-main .frame';
const HOLD_MS = 350;

export function useSkip(root: RefObject<HTMLElement | null>, pace: Pace): void {
  const { keys } = useSettings();
  const latest = useRef(pace);
  latest.current = pace;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const isBusy = () => latest.current.phase !== 'idle';
    const begin = () => {
      timer ??= setTimeout(() => latest.current.setFast(true), HOLD_MS);
    };
    /** A short press skips one beat. */
    const end = (isShort: boolean) => {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      latest.current.setFast(false);
      if (isShort) latest.current.next();
    };
    let pressedAt = 0;
    const onDown = ({ target, button, timeStamp }: PointerEvent) => {
      if (button !== 0 || !isBusy() || !(target instanceof Element)) return;
      if (!root.current?.contains(target) || !target.closest(BOARD) || target.closest(CONTROLS)) return;
      pressedAt = timeStamp;
      begin();
    };
    const onUp = ({ timeStamp }: Event) => end(timeStamp - pressedAt < HOLD_MS);
    const onCancel = () => end(false);
    const onKey = (event: KeyboardEvent) => {
      const { key, repeat, timeStamp, target, ctrlKey, metaKey, altKey } = event;
      const isSpace = key === ' ' && !(target instanceof Element && target.closest(CONTROLS));
      const isLetter = keys && key.toLowerCase() === 'g' && !isTyping(target);
      if (ctrlKey || metaKey || altKey || !(isSpace || isLetter) || !(isBusy() || timer !== null)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (repeat) return;
      pressedAt = timeStamp;
      begin();
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onCancel);
    document.addEventListener('keydown', onKey);
    document.addEventListener('keyup', onUp);
    window.addEventListener('blur', onCancel);
    return () => {
      end(false);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onCancel);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', onCancel);
    };
  }, [root, keys]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null;
