// A group of things with one stop in the tab order: arrows move inside it.
import type { ComponentChildren, CSSProperties } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nextThing } from './roving.ts';

export interface GroupProps {
  readonly label: string;
  readonly class?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly anchor?: string | undefined;
  readonly children?: ComponentChildren;
}

const thingsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('button[data-thing]')];

export function Group({ label, style, anchor, children, ...rest }: GroupProps) {
  const root = useRef<HTMLDivElement>(null);
  // After every render: exactly one thing can be reached with Tab, preferably one that may be chosen.
  useLayoutEffect(() => {
    const things = root.current ? thingsIn(root.current) : [];
    const held = things.find((thing) => thing === document.activeElement);
    const stop = held ?? things.find((t) => t.dataset.move ?? t.dataset.step) ?? things[0];
    for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (!root.current || !(activeElement instanceof HTMLElement)) return;
    const things = thingsIn(root.current);
    const next = nextThing(things, activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    for (const thing of things) thing.tabIndex = thing === next ? 0 : -1;
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
