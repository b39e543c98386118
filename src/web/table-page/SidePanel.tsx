// The panel beside the table on wide screens: log or rules, opened from the top bar.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PartErrorBoundary } from '../PartErrorBoundary.tsx';
import { useTexts } from '../texts/index.ts';
import type { PanelName } from './usePanel.ts';

interface SidePanelProps {
  readonly shown: PanelName;
  onShow(name: PanelName): void;
  readonly log: ComponentChildren;
  readonly rules: ComponentChildren;
  readonly takesFocus: boolean;
}

export function SidePanel({ shown, onShow, log, rules, takesFocus }: SidePanelProps) {
  const { table } = useTexts();
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) body.current?.focus();
  }, [shown, takesFocus]);
  return (
    <aside class="table-side" aria-label={table[shown]}>
      <div class="side-tabs">
        {(['log', 'rules'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => onShow(name)}>
            {table[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="side-body" ref={body} tabIndex={0} aria-label={table[shown]}>
        <PartErrorBoundary key={shown}>{shown === 'log' ? log : rules}</PartErrorBoundary>
      </section>
    </aside>
  );
}
