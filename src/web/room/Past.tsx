// Looking back: which moment it is, one step either way, and back to now.
import { Icon } from '../../parts/Icon.tsx';
import type { Snapshot } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';

interface PastProps {
  readonly snapshot: Snapshot;
  onLook(ply: number): void;
}

export function Past({ snapshot: { ply, last }, onLook }: PastProps) {
  const { table } = useTexts();
  return (
    <section class="past" aria-label={table.looking}>
      <button
        type="button"
        class="icon-button"
        aria-label={table.earlier}
        disabled={ply === 0}
        onClick={() => onLook(ply - 1)}
      >
        <Icon name="back" />
      </button>
      <p aria-live="polite">{table.past(ply, last)}</p>
      <button type="button" class="icon-button" aria-label={table.later} onClick={() => onLook(ply + 1)}>
        <Icon name="forward" />
      </button>
      <button type="button" class="plain-button" onClick={() => onLook(last)}>
        {table.now}
      </button>
    </section>
  );
}
