// A group of actions with one stop in the tab order; the arrow keys move inside it (roving tabindex).
import type { ComponentChildren, CSSProperties, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nextFocus } from './rovingFocus.ts';

export interface GroupProps {
  /** Set where its element is needed outside. */
  readonly root?: RefObject<HTMLDivElement | null> | undefined;
  readonly label: string;
  readonly class?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly anchor?: string | undefined;
  readonly children?: ComponentChildren;
}

const STOPS = 'button[data-action], [data-stop]';
const actionsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(STOPS)];

export function Group({ label, style, anchor, children, ...rest }: GroupProps) {
  const own = useRef<HTMLDivElement>(null);
  const root = rest.root ?? own;
  // After every render exactly one action can be reached with Tab, preferably one that can be chosen.
  useLayoutEffect(() => {
    const actions = root.current ? actionsIn(root.current) : [];
    const held = actions.find((action) => action === document.activeElement);
    const stop = held ?? actions.find((action) => action.dataset.move ?? action.dataset.step) ?? actions[0];
    for (const action of actions) action.tabIndex = action === stop ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (!root.current || !(activeElement instanceof HTMLElement)) return;
    const actions = actionsIn(root.current);
    const next = nextFocus(actions, activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    for (const action of actions) action.tabIndex = action === next ? 0 : -1;
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as freely
    <div
      ref={root}
      role="group"
      aria-label={label}
      data-roving=""
      data-anchor={anchor}
      class={rest.class}
      style={style}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
