// Keeps the focus at the table: when the focused element is gone or disabled, the prompt gets it.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusPrompt, isFocusLost } from '../../parts/focusPrompt.ts';

const BOARD = '.table-main .frame';
export const CHOOSABLE = `${BOARD} :is([data-move], [data-step])`;

/** Pressing Enter again would decide. */
const COMMITS = '[data-move], [data-step=confirm]';

/** `question`: another one for everything that is asked; '' while nothing is. `isPast`: an earlier position is shown. */
export function useBoardFocus(root: RefObject<HTMLElement | null>, question: string, isPast = false): void {
  const isBegun = useRef(false);
  // A page that is loading has no table yet.
  const [table, setTable] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setTable(root.current));
  useEffect(() => {
    if (!table) return;
    // A board changes without its page, in the steps of a choice: so the document is watched, not the updates.
    const keep = () => {
      if (isFocusLost()) focusPrompt();
    };
    const observer = new MutationObserver(() => {
      keep();
      // A disabled button loses the focus only after the page is drawn.
      requestAnimationFrame(() => requestAnimationFrame(keep));
    });
    observer.observe(table, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert', 'hidden'],
    });
    return () => observer.disconnect();
  }, [table]);
  useLayoutEffect(() => {
    if (!root.current) return;
    const focused = document.activeElement;
    // At the beginning the title of the page may have it; later a button whose next press would answer the new question.
    const isFirst = !isBegun.current && (isFocusLost() || focused?.matches('h1'));
    isBegun.current = true;
    if (isFirst || (question !== '' && focused?.matches(COMMITS))) focusPrompt();
  }, [question, table]);
  useLayoutEffect(() => {
    // In a hand of cards the arrow keys would walk the cards instead of the positions.
    if (isPast && document.activeElement?.closest(BOARD)) focusPrompt();
  }, [isPast]);
}
