// Where the focus goes when what had it is gone: to the prompt, which plays nothing when a key is pressed.

export function focusPrompt(): void {
  // A modal dialog keeps the focus to itself.
  if (document.querySelector('dialog[open]')) return;
  document.querySelector<HTMLElement>('.table-main [data-prompt]')?.focus({ preventScroll: true });
}

/** Nothing has the focus: a keyboard player would have to begin at the top of the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
