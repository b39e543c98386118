// The panel beside the table on wide screens: log or rules.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { PartErrorBoundary } from '../PartErrorBoundary.tsx';
import { useTexts } from '../texts/index.ts';

interface SidePanelProps {
  readonly log: ComponentChildren;
  readonly rules: ComponentChildren;
}

export function SidePanel({ log, rules }: SidePanelProps) {
  const { table } = useTexts();
  const [shown, setShown] = useState<'log' | 'rules'>('log');
  return (
    <aside class="table-side" aria-label={table[shown]}>
      <div class="side-tabs">
        {(['log', 'rules'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
            {table[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="side-body" tabIndex={0} aria-label={table[shown]}>
        <PartErrorBoundary key={shown}>{shown === 'log' ? log : rules}</PartErrorBoundary>
      </section>
    </aside>
  );
}
