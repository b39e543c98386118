// Finds what explains the thing under a pointer: its words, and the piece to enlarge if it is small.

/** Cards always; other elements with `data-magnify`. */
const MAGNIFIABLE = '[data-magnify], .card:not(.is-back)';

export interface Explained {
  readonly element: HTMLElement;
  /** Null for something that says everything itself, such as a button with its label. */
  readonly text: string | null;
  readonly magnified: HTMLElement | null;
}

export function explanationOf(target: EventTarget | null): Explained | null {
  if (!(target instanceof Element) || target.closest('.lens')) return null;
  const element = target.closest<HTMLElement>('[data-explain], [data-action]');
  const magnified = target.closest<HTMLElement>(MAGNIFIABLE);
  if (!element) return magnified && { element: magnified, text: null, magnified };
  return { element, text: element.dataset.explain ?? nameOf(element), magnified };
}

/** Something that acts explains itself by what it does, unless it is only switched: then `data-tells` says that it tells. */
export const isExplainedByTap = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('a, button, input, select, summary, label') === null ||
    target.closest('[data-tells]') !== null);

/** The name of an action whose face is a picture; a button that shows its own words needs no others. */
function nameOf(element: HTMLElement): string | null {
  return element.ariaLabel ?? element.querySelector(':scope > .unseen')?.textContent ?? null;
}
