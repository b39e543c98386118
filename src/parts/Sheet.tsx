// A modal sheet that slides up over the table: log, rules, another player's belongings.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lang } from '../engine/texts.ts';
import { useBoardContext } from './boardContext.ts';
import { focusPrompt, isFocusLost } from './focusPrompt.ts';
import { Icon } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { PART_TEXTS } from './texts.ts';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  /** Of the table it belongs to, if it is left out. */
  readonly lang?: Lang;
  onClose(): void;
  readonly children?: ComponentChildren;
}

/** Rendered only while it is open. A modal dialog keeps the focus inside; the effect below returns it on close. */
export function Sheet({ title, lang, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const table = useBoardContext();
  const words = PART_TEXTS[lang ?? table.lang];
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // It comes after the page is drawn: whatever was focused meanwhile keeps the focus.
      if (isFocusLost() && before instanceof HTMLElement && before.isConnected) before.focus();
      if (isFocusLost()) focusPrompt();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="sheet-page">
        <div class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section class="sheet-body" tabIndex={0} aria-label={title}>
          {children}
        </section>
        <LiveRegion />
      </div>
    </dialog>
  );
}
